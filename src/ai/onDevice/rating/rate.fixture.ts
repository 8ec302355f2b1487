// Answers to questions of the library and their ratings, for the tests of the rating.
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { ownAnswers } from './ownAnswers.fixture.ts';
import { rate } from './rate.ts';

type Input = CheckedInput<'evaluateAnswer'>;

export function buildInput(
  competency: string,
  stem: number,
  language: 'en' | 'es',
  answer: string,
  followUps: Input['followUps'] = [],
): Input {
  const text = readCompetencyText(competency as CompetencyId, language);
  const asked = text.stems[stem];
  if (!asked) throw new Error('no such stem');
  return {
    question: {
      id: 'q1',
      text: asked.text,
      kind: asked.kind,
      anchors: ['a', 'b', 'c', 'd', 'e'],
      lookFor: [...text.lookFor],
    },
    competencyId: competency,
    answer,
    followUps,
    language,
  };
}

export const rated = ownAnswers.map((own) => ({
  own,
  rating: rate(buildInput(own.competency, own.stem, own.language, own.text)),
}));
export const levelOf = (id: string): number =>
  rated.find(({ own }) => own.id === id)?.rating.level ?? 0;
const best = ownAnswers.find(({ id }) => id === 'prio-en-5');
if (!best) throw new Error('fixture');
export const good = best;
export const buildGoodInput = (answer: string) => buildInput('prioritising', 0, 'en', answer);
