/** An AI evaluation of a session: staff may read its provenance, and its ratings once their own scorecard is submitted. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { Level, type Provenance } from '#domain/jobs/kit.ts';

/** Exact words of an answer; offsets are UTF-16 indexes into the answer's text, verified by code. */
export const Quote = z.object({
  answerId: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  text: z.string(),
});
export type Quote = z.infer<typeof Quote>;

export const QuestionRating = z.object({
  questionId: z.string(),
  competencyId: z.string(),
  /** rated: level with quotes; not_enough_evidence: the words do not carry a judgement; unsupported: a quote could not be found, so the level is withheld. */
  status: z.enum(['rated', 'not_enough_evidence', 'unsupported']),
  level: Level.nullable(),
  confidence: z.enum(['low', 'medium', 'high']),
  /** Codes with parameters, so that reasons read in the reader's language. */
  reasons: z.array(
    z.object({
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    }),
  ),
  quotes: z.array(Quote),
  flags: z.array(z.string()).default([]),
  /** What was found for each line of the rubric: 0 nothing, 1 partly, 2 clearly; `quote` is the place of its words in `quotes`. */
  criteria: z
    .array(
      z.object({
        index: z.number().int().nonnegative(),
        credit: z.union([z.literal(0), z.literal(1), z.literal(2)]),
        quote: z.number().int().nonnegative().nullable(),
      }),
    )
    .optional(),
  /** What each pass said, where the model was asked more than once; level is then the median. Low and high are null when no pass gave a level. */
  passes: z
    .object({ levels: z.array(Level.nullable()), low: Level.nullable(), high: Level.nullable() })
    .optional(),
});
export type QuestionRating = z.infer<typeof QuestionRating>;

/** sessions/{c}/evaluations/{job_attempt}: that an evaluation was made, by which engine, on which input. Nothing of the judgement: everybody reads it before their own scorecard is in. */
export const Evaluation = z.object({
  jobId: z.string(),
  attempt: z.number().int(),
  evaluatorUid: z.string(),
  createdAt: Moment.nullish(),
  model: z.string(),
  promptVersion: z.string(),
  inputHash: z.string(),
  adapter: z.enum(['onDevice', 'cloud']).nullish(),
  /** How often the model was asked; absent: once. */
  passes: z.number().int().nullish(),
  /** Why the cloud was given up and this engine answered instead. */
  fellBack: z.string().nullish(),
  rubricVersion: z.string().nullish(),
});
export type Evaluation = z.infer<typeof Evaluation>;

/** Where an evaluation comes from, as any other result says it. Evaluations of the first version name no adapter: they were made on the device. */
export function madeOf({
  adapter,
  model,
  promptVersion,
  inputHash,
  createdAt,
  rubricVersion,
  passes,
  fellBack,
}: Evaluation): Provenance {
  return {
    adapter: adapter ?? 'onDevice',
    model,
    version: promptVersion,
    inputHash,
    at: createdAt ?? null,
    ...(rubricVersion ? { rubricVersion } : {}),
    ...(passes ? { passes } : {}),
    ...(fellBack ? { fellBack } : {}),
  };
}

/** sessions/{c}/ratings/{same id}: the judgement itself. */
export const AiRating = z.object({
  jobId: z.string(),
  evaluatorUid: z.string(),
  createdAt: Moment.nullish(),
  items: z.array(QuestionRating),
});
export type AiRating = z.infer<typeof AiRating>;

/** True when the passes lie so far apart (two levels or more), or so many saw no evidence, that the level says little until a person has looked. */
export function passesDisagree({ passes }: Pick<QuestionRating, 'passes'>): boolean {
  if (!passes) return false;
  const { low, high, levels } = passes;
  return (
    (low !== null && high !== null && high - low >= 2) || (low !== null && levels.includes(null))
  );
}

export interface WeightedLevel {
  competencyId: string;
  weight: number;
  level: number | null;
}
export interface Total {
  lines: { competencyId: string; weight: number; level: number; product: number }[];
  left: string[];
  weightSum: number;
  sum: number;
  mean: number | null;
}

/** The total as arithmetic: sum of weight × level over the competencies that have a level, divided by their weights. Competencies without evidence are left out and named. */
export function totalOf(levels: readonly WeightedLevel[]): Total {
  const lines = levels.flatMap(({ competencyId, weight, level }) =>
    level === null ? [] : [{ competencyId, weight, level, product: weight * level }],
  );
  const weightSum = lines.reduce((sum, line) => sum + line.weight, 0);
  const sum = lines.reduce((total, line) => total + line.product, 0);
  return {
    lines,
    left: levels.filter(({ level }) => level === null).map(({ competencyId }) => competencyId),
    weightSum,
    sum,
    mean: weightSum === 0 ? null : sum / weightSum,
  };
}

/** Level of a competency: the mean of the levels of its rated questions; null when none is rated. */
export function computeCompetencyLevel(
  ratings: readonly Pick<QuestionRating, 'competencyId' | 'status' | 'level'>[],
  competencyId: string,
): number | null {
  const rated = ratings.flatMap((rating) =>
    rating.competencyId === competencyId && rating.status === 'rated' && rating.level !== null
      ? [rating.level]
      : [],
  );
  return rated.length === 0
    ? null
    : rated.reduce((sum: number, level) => sum + level, 0) / rated.length;
}

/** The total of a rubric by what was rated of it. */
export function computeRatingsTotal(
  rubric: readonly { id: string; weight: number }[],
  ratings: Parameters<typeof computeCompetencyLevel>[0],
): Total {
  return totalOf(
    rubric.map(({ id, weight }) => ({
      competencyId: id,
      weight,
      level: computeCompetencyLevel(ratings, id),
    })),
  );
}

/** True when the quoted words stand in the answer at the stated place. */
export function isExact(quote: Quote, answers: Readonly<Record<string, string>>): boolean {
  return (
    quote.end > quote.start && answers[quote.answerId]?.slice(quote.start, quote.end) === quote.text
  );
}

/** The rating as it may be shown here: its level is withheld when none of its quotes is found in the answers on this page. */
export function chooseShownRating(
  rating: QuestionRating,
  answers: Readonly<Record<string, string>>,
): QuestionRating {
  if (rating.status !== 'rated' || rating.quotes.some((quote) => isExact(quote, answers)))
    return rating;
  return { ...rating, status: 'unsupported', level: null, confidence: 'low' };
}
