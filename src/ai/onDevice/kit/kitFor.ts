// Drafts the interview kit: competencies with weights, questions, anchors, minutes, follow-ups.
import type { Competency, Kit, Question, QuestionKind } from '#domain/kit.ts';
import { isProfessional, type CompetencyId } from '#ai/onDevice/library/competencyText.ts';
import { competencyText } from '#ai/onDevice/library/library.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { chooseCompetencies } from './chooseCompetencies.ts';
import { jobProfile, type JobProfile } from './jobProfile.ts';
import { questionsFor, type Candidate } from './questionsFor.ts';
import { nextBest } from './selectQuestions.ts';
import { weightsFor } from './weights.ts';

/** How many questions each competency gets, heaviest first: 7 or 8 in all. */
function places(competencies: readonly Competency[]): number[] {
  const total = competencies.length >= 6 ? 8 : competencies.length === 5 ? 7 : 6;
  const counts = competencies.map(() => 1);
  const order = competencies.map((competency, index) => ({ index, weight: competency.weight })).sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (let extra = 0; extra < total - competencies.length; extra += 1) {
    const { index } = order[extra % order.length] ?? { index: 0 };
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Questions about a tool or an activity of the field, for every professional competency. */
function extrasFor(profile: JobProfile, id: CompetencyId): Candidate[] {
  if (!isProfessional(id) || id === 'expertise') return [];
  const text = competencyText(id, profile.language);
  const stems = competencyText('expertise', profile.language).stems.slice(0, 2);
  return questionsFor(profile, id, { ...text, stems }, id).map((candidate) => ({ ...candidate, stem: `${candidate.stem}+` }));
}

export function kitFor({ description, language, known, variant }: CheckedInput<'draftKit'>, packs: Packs = noPacks): Kit {
  const profile = jobProfile(description, language, known, variant, packs);
  const picked = chooseCompetencies(profile).map(({ id, score }) => ({ id, score, text: competencyText(id, language) }));
  const weights = weightsFor(picked.map(({ score }) => score));
  const competencies: Competency[] = picked.map(({ id, text }, index) => ({ id, name: text.name, description: text.description, weight: weights[index] ?? 0 }));
  const counts = places(competencies);
  const chosen: Candidate[] = [];
  const kinds: Record<QuestionKind, number> = { behavioural: 0, situational: 0, technical: 0 };
  const round = (id: CompetencyId, candidates: readonly Candidate[]): void => {
    const wanted: QuestionKind = isProfessional(id) ? (kinds.technical < 2 ? 'technical' : 'situational') : kinds.situational < kinds.behavioural ? 'situational' : 'behavioural';
    const best = nextBest(candidates, chosen, [], language, profile.seed, ({ question }) => (question.kind === wanted ? 0.35 : 0));
    if (!best) return;
    chosen.push(best);
    kinds[best.question.kind] += 1;
  };
  const candidatesOf = new Map(picked.map(({ id, text }) => [id, [...questionsFor(profile, id, text, id), ...extrasFor(profile, id)]]));
  picked.forEach(({ id }, place) => {
    for (let index = 0; index < (counts[place] ?? 0); index += 1) round(id, candidatesOf.get(id) ?? []);
  });
  const all = [...candidatesOf.values()].flat();
  for (let tries = 0; chosen.length < 6 && tries < 6; tries += 1) round('prioritising', all);
  const order = new Map(picked.map(({ id }, index) => [id as string, index]));
  chosen.sort((a, b) => (order.get(a.question.competencyId) ?? 0) - (order.get(b.question.competencyId) ?? 0));
  const questions: Question[] = chosen.map(({ question }, index) => ({ id: `q${index + 1}`, ...question }));
  return { title: profile.title, level: profile.level, mustHave: profile.mustHave, niceToHave: profile.niceToHave, competencies, questions };
}
