// What a language model gets wrong about a kit although its questions are good: ids, weights that do not add up, numbers out of range. Put right by code, so that only the words need to be right.
import { z } from 'zod';
import { Competency, Kit, Question } from '#domain/jobs/kit.ts';

const clampBetween = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, Math.round(value)));

const ModelQuestion = Question.extend({
  id: z.string(),
  competencyId: z.string(),
  minutes: z.number(),
  followUpCap: z.number(),
  followUps: z.array(z.string()).default([]),
});
const ModelKit = Kit.extend({
  competencies: z.array(Competency.extend({ id: z.string(), weight: z.number() })),
  questions: z.array(ModelQuestion),
});

/** Whole numbers from 1 in the same proportions that add up to 100. */
export function scaleWeights(weights: readonly number[]): number[] {
  const whole = sharePoints(weights, 100);
  return whole.every((weight) => weight >= 1)
    ? whole
    : sharePoints(weights, 100 - weights.length).map((weight) => weight + 1);
}

/** Shares whole points in proportion, the largest remainders first. */
function sharePoints(weights: readonly number[], points: number): number[] {
  const sum = weights.reduce((total, weight) => total + Math.max(0, weight), 0);
  const exact = weights.map((weight) =>
    sum > 0 ? (Math.max(0, weight) * points) / sum : points / weights.length,
  );
  const whole = exact.map(Math.floor);
  const left = points - whole.reduce((total, weight) => total + weight, 0);
  const order = exact
    .map((value, index) => ({ index, rest: Math.round((value - Math.floor(value)) * 1e6) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

interface Sizes {
  minutes: { min: number; max: number };
  followUpCap: { min: number; max: number };
}

function tidyQuestion(
  question: z.output<typeof ModelQuestion>,
  id: string,
  competencyId: string,
  sizes: Sizes,
): Question {
  const followUpCap = clampBetween(question.followUpCap, sizes.followUpCap);
  return {
    ...question,
    id,
    competencyId,
    minutes: clampBetween(question.minutes, sizes.minutes),
    followUpCap,
    followUps: question.followUps.slice(0, followUpCap),
  };
}

/** A kit from a model's output. Throws when it is no kit at all. */
export function tidyKit(rawKit: unknown, sizes: Sizes): Kit {
  const kit = ModelKit.parse(rawKit);
  const weights = scaleWeights(kit.competencies.map(({ weight }) => weight));
  const ids = new Map(kit.competencies.map(({ id }, index) => [id, `c${index + 1}`]));
  return {
    ...kit,
    competencies: kit.competencies.map((competency, index) => ({
      ...competency,
      id: `c${index + 1}`,
      weight: weights[index] ?? 0,
    })),
    questions: kit.questions.map((question, index) =>
      tidyQuestion(
        question,
        `q${index + 1}`,
        ids.get(question.competencyId) ?? question.competencyId,
        sizes,
      ),
    ),
  };
}

/** One question from a model's output: the id and kind of the one it replaces, else the first id that is free. */
export function tidyNewQuestion(
  rawKit: unknown,
  competencyId: string,
  replaces: Pick<Question, 'id' | 'kind'> | undefined,
  taken: readonly string[],
  sizes: Sizes,
): Question {
  const question = ModelQuestion.parse(rawKit);
  let number = taken.length + 1;
  while (taken.includes(`q${number}`)) number += 1;
  return {
    ...tidyQuestion(question, replaces?.id ?? `q${number}`, competencyId, sizes),
    kind: replaces?.kind ?? question.kind,
  };
}
