// Drafts the interview kit: the duties that weigh most are asked about first, then whom one leads, the main tool, and a few questions of behaviour.
import type { Competency, Kit, Question } from '#domain/jobs/kit.ts';
import {
  generalIds,
  isProfessional,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { competencyText } from '#ai/onDevice/library/library.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { chooseCompetencies } from './chooseCompetencies.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { jobProfile, type JobProfile } from './jobProfile.ts';
import { needOffers } from './needs.ts';
import { beginners, fieldOffers, nearPosting, poolFor, sameDuty } from './pool.ts';
import { toolOffers } from './toolOffers.ts';
import { sharedWith, stemsOf } from './trade.ts';
import { competenciesOf, Picking, size, spreadOver, type Pick } from './picking.ts';
import { weightsFor } from './weights.ts';
import { aboutWork } from './workOffers.ts';
import { aboutDuty } from './dutyQuestions.ts';
import { aboutCompetency, type Offer } from './writtenQuestions.ts';

/** Duties of each rank are among the main ones at these places at most. */
const mostOfRank: readonly number[] = [size.duties.most, 5, 5];
/** Where little is said of a job, what is usual in its occupation is asked about. */
const littleSaid = 4;
/** Questions of the field of work name the same points: few of them. */
const mostOfField = 2;

/** How many questions of behaviour follow, so many being about the job: few, but a kit has its least size. */
function generalFor(job: number): number {
  return Math.max(0, size.least - job);
}

/** The questions of an occupation without those that a work of the posting asks about already. */
function besideWorks<One extends { said: string }>(
  offers: readonly One[],
  duties: readonly HeavyDuty[],
  own: 'en' | 'es',
): One[] {
  return offers.filter(({ said }) => {
    const stems = new Set(stemsOf(said, own));
    return !duties.some(({ work }) => work && sharedWith(work.phrase[own], stems, own) >= sameDuty);
  });
}

async function pickedFor(profile: JobProfile): Promise<{ picks: Pick[]; trade: CompetencyId }> {
  const { language, own } = profile;
  const picking = new Picking(profile);
  const { occupation, heavy, works, trade, isLed, isTechnical, usual } = await poolFor(
    profile,
    size.duties.most + 3,
  );
  const asks = ({ line }: HeavyDuty): Offer[] =>
    occupation
      .map((one) => ({ one, shared: sharedWith(line, new Set(stemsOf(one.said, own)), own) }))
      .filter(({ one, shared }) => shared >= sameDuty && !picking.isAsked(one.from))
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, 1)
      .map(({ one }) => one);
  const isBeginner = beginners.test(profile.level);
  const inAnyWay = (duty: HeavyDuty): Offer[] =>
    aboutDuty(duty, language, { isBeginner, isTechnical });
  const about = (duty: HeavyDuty): Offer[] => inAnyWay(duty).filter(({ isPoor }) => !isPoor);
  const asked: string[] = [];
  /** Duties of a work whose questions are all asked. */
  const repeated: HeavyDuty[] = [];
  const ask = (duty: HeavyDuty, weight: number): void => {
    const ofWork = aboutWork(duty, works, language).find(({ from }) => !picking.isAsked(from));
    if (duty.work && !ofWork && picking.isAsked(`work.${duty.work.id}`)) repeated.push(duty);
    else if (picking.takeFirst([asks(duty), ofWork ? [ofWork] : [], about(duty)], weight))
      asked.push(duty.phrase ?? duty.line, duty.work?.phrase[language] ?? '');
  };
  const nearest = nearPosting(occupation, profile);
  const near = (): Offer[] =>
    besideWorks(
      nearest,
      heavy.filter(({ work }) => work && picking.isAsked(`work.${work.id}`)),
      own,
    );
  const needs = needOffers(profile);
  const toolsBeside = (): Offer[][] =>
    toolOffers(profile, picking.picks.map(({ offer }) => offer.question.text).join('\n'), asked);
  // The duties leave room for whom one leads, a language to be heard, and the main tool.
  const beside =
    Number(isLed) + Number(needs.language.length > 0) + Number(toolsBeside().length > 0);
  const most = Math.min(size.duties.most, Math.max(size.duties.least, size.all - beside));
  // What says little is asked about where little else is said.
  const main = heavy.filter(({ rank }, index) => index < (mostOfRank[rank] ?? 0)).slice(0, most);
  // The main tool comes before the third duty, also where the title names it.
  const askMainTool = (): boolean => picking.take(toolsBeside()[0] ?? [], 1);
  let isToolAsked = false;
  for (const [place, duty] of main.entries()) {
    if (place === 2) isToolAsked = askMainTool();
    ask(duty, 1.6 - 0.1 * place);
  }
  const isLeadingAsked = picking.picks.some(({ offer }) => offer.competency === 'leadership');
  if (isLed && !isLeadingAsked)
    picking.takeFirst(
      [
        near().filter(({ competency }) => competency === 'leadership'),
        aboutCompetency('leadership', language),
      ],
      1.4,
    );
  picking.take(needs.language, 0.8);
  if (!isToolAsked) isToolAsked = askMainTool();
  const tools = toolsBeside();
  // Further duties come before what the trade asks for, and that before further tools.
  const missing = (): boolean => picking.picks.length < size.job;
  const more = heavy.filter((duty) => !main.includes(duty));
  // No question that fits any job is asked while a duty is left.
  for (const duty of more) if (duty.rank === 0 && !picking.full) ask(duty, 1);
  while (missing() && picking.take(near(), 1.2));
  if (heavy.length < littleSaid && occupation.length === 0)
    for (const offer of usual) if (missing()) picking.take([offer], 1);
  if (missing()) picking.take(needs.licence, 0.6);
  for (const offers of tools.slice(0, 1)) if (missing()) picking.take(offers, 1);
  for (const duty of more) if (duty.rank > 0 && duty.rank < 3 && missing()) ask(duty, 1);
  // Of two duties that are the same work, the second is asked about in words of its own.
  for (const duty of repeated) if (!duty.isOwn && missing()) picking.take(about(duty), 1);
  for (const offers of tools.slice(1)) if (missing()) picking.take(offers, 1);
  for (let count = 0; count < mostOfField && missing(); count += 1)
    if (!picking.take(fieldOffers(profile, trade), 1)) break;
  // Where a posting names few duties, the heaviest ones are asked about in another way rather than nothing of the job.
  const isShort = (): boolean => picking.picks.length < size.least;
  const twice = new Set<HeavyDuty>();
  for (const duty of main)
    if (duty.rank === 0 && duty.phrase !== null && isShort()) {
      const near = about(duty).filter(({ isNear }) => isNear);
      if (picking.take(near, 0.8)) twice.add(duty);
    }
  while (isShort() && picking.take(fieldOffers(profile, trade), 1));
  // What is done in every trade alike, and a question that suits a duty less well, are still of this posting.
  for (const duty of heavy) if (isShort() && !twice.has(duty)) picking.take(inAnyWay(duty), 0.8);
  addBehaviour(picking, profile, trade);
  return { picks: spreadOver(picking.picks, trade), trade };
}

/** Adds the few questions of behaviour that fit any job: what the posting calls for first, and so many that a kit has its competencies. */
function addBehaviour(picking: Picking, profile: JobProfile, trade: CompetencyId): void {
  const { language } = profile;
  const asked = new Set(picking.picks.map(({ offer }) => offer.competency));
  const calledFor = chooseCompetencies(profile)
    .map(({ id }) => id)
    .filter((id) => !isProfessional(id) && !asked.has(id));
  const most = generalFor(picking.picks.length);
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
      .flatMap((other) => aboutCompetency(other, language));
    if (
      picking.take(
        named.size < size.competencies.most ? aboutCompetency(id, language) : others,
        0.8,
      )
    )
      behaviour += 1;
  }
}

export async function kitFor(
  { description, language, known, variant }: CheckedInput<'draftKit'>,
  packs: Packs = noPacks,
): Promise<Kit> {
  const profile = jobProfile(description, language, known, variant, packs);
  const { picks, trade } = await pickedFor(profile);
  const sums = competenciesOf(picks, trade);
  const weights = weightsFor([...sums.values()]);
  const competencies: Competency[] = [...sums.keys()].map((id, index) => {
    const { name, description: about } = competencyText(id, language);
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
