// Drafts the interview kit: the questions about the job come first, then a few questions of behaviour.
import type { Competency, Kit, Question } from '#domain/jobs/kit.ts';
import {
  generalIds,
  isProfessional,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { chooseCompetencies } from './chooseCompetencies.ts';
import { pickJobQuestions } from '#ai/onDevice/kit/questions/jobQuestions.ts';
import { buildJobProfile, type JobProfile } from './jobProfile.ts';
import { competenciesOf, Picking, size, spreadOver } from '#ai/onDevice/kit/questions/picking.ts';
import { computeWeights } from './weights.ts';
import { offerAboutCompetency, type Offer } from '#ai/onDevice/kit/questions/writtenQuestions.ts';

/** How many questions of behaviour follow, so many being about the job: few, but a kit has its least size. */
function countGeneral(job: number): number {
  return Math.max(0, size.least - job);
}

/** Adds the few questions of behaviour that fit any job: what the posting calls for first, and so many that a kit has its competencies. */
function addBehaviour(picking: Picking, profile: JobProfile, trade: CompetencyId): void {
  const { language } = profile;
  const asked = new Set(picking.picks.map(({ offer }) => offer.competency));
  const calledFor = chooseCompetencies(profile)
    .map(({ id }) => id)
    .filter((id) => !isProfessional(id) && !asked.has(id));
  const most = countGeneral(picking.picks.length);
  let behaviour = 0;
  for (const id of [
    ...calledFor,
    ...generalIds.filter(
      (other) =>
        !calledFor.includes(other) &&
        !asked.has(other) &&
        other !== 'leadership' &&
        other !== 'developingOthers',
    ),
  ]) {
    const named = new Set(picking.picks.map(({ offer }) => offer.competency ?? trade));
    if (picking.full || (behaviour >= most && picking.competencies >= size.competencies.least))
      break;
    // Where six competencies are there, one of them is asked about twice.
    const others = [...named]
      .filter((other) => !isProfessional(other))
      .flatMap((other) => offerAboutCompetency(other, language));
    if (
      picking.take(
        named.size < size.competencies.most ? offerAboutCompetency(id, language) : others,
        0.8,
      )
    )
      behaviour += 1;
  }
}

export async function draftKitFor(
  { description, language, known, variant }: CheckedInput<'draftKit'>,
  packs: Packs = noPacks,
): Promise<Kit> {
  const profile = buildJobProfile(description, language, known, variant, packs);
  const picking = new Picking(profile);
  const trade = await pickJobQuestions(picking, profile);
  addBehaviour(picking, profile, trade);
  const picks = spreadOver(picking.picks, trade);
  const sums = competenciesOf(picks, trade);
  const weights = computeWeights([...sums.values()]);
  const competencies: Competency[] = [...sums.keys()].map((id, index) => {
    const { name, description: about } = readCompetencyText(id, language);
    return { id, name, description: about, weight: weights[index] ?? 0 };
  });
  const idOf = ({ competency }: Offer): CompetencyId =>
    competency && sums.has(competency) ? competency : trade;
  const order = [...sums.keys()];
  const questions: Question[] = picks
    .toSorted((a, b) => order.indexOf(idOf(a.offer)) - order.indexOf(idOf(b.offer)))
    .map(({ offer }, index) => ({
      id: `q${index + 1}`,
      ...offer.question,
      competencyId: idOf(offer),
    }));
  return {
    title: profile.title,
    level: profile.level,
    mustHave: profile.mustHave,
    niceToHave: profile.niceToHave,
    competencies,
    questions,
  };
}
