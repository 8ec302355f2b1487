/** A reviewer's override of an AI rating, stored beside the original with a reason. Revisions are appended, never edited. */
import { z } from 'zod';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { Level } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';
import type { Stored } from '#domain/base/source.ts';

export const overrideLimits = { reasonMin: 10, reasonMax: 2_000, most: 50 } as const;

/** sessions/{c}/overrides/{evaluation_question_n}: the n-th word of people on one rating of one run. */
export const Override = z.object({
  evaluationId: z.string(),
  questionId: z.string(),
  /** From 1, without gaps: who has not seen the last one cannot add the next. */
  n: z.number().int().positive(),
  /** null: not enough evidence. Means nothing when withdrawn. */
  level: Level.nullable(),
  /** The original counts again. */
  withdrawn: z.boolean(),
  reason: z.string().min(overrideLimits.reasonMin).max(overrideLimits.reasonMax),
  by: z.string(),
  byName: z.string().nullish(),
  at: Moment.nullish(),
});
export type Override = z.infer<typeof Override>;

/** The document's name. */
export function buildOverrideId({
  evaluationId,
  questionId,
  n,
}: Pick<Override, 'evaluationId' | 'questionId' | 'n'>): string {
  return `${evaluationId}_${questionId}_${n}`;
}

/** What people said about one rating of one run, the first first. */
export function overridesOf(
  all: readonly Stored<Override>[],
  evaluationId: string,
  questionId: string,
): Override[] {
  return all
    .map(({ data }) => data)
    .filter((one) => one.evaluationId === evaluationId && one.questionId === questionId)
    .toSorted((a, b) => a.n - b.n);
}

/** The overrides that count for a run, by question: the last of each, unless it was withdrawn. */
export function listCountingOverrides(
  all: readonly Stored<Override>[],
  evaluationId: string,
): Readonly<Record<string, Override>> {
  const last = new Map<string, Override>();
  for (const { data } of all)
    if (data.evaluationId === evaluationId && data.n > (last.get(data.questionId)?.n ?? 0))
      last.set(data.questionId, data);
  return Object.fromEntries([...last].filter(([, { withdrawn }]) => !withdrawn));
}

/** Ratings with people's levels in place of the AI's: for arithmetic, which shows both. A level given by a person needs no passes and no quotes. */
export function withOverrides(
  ratings: readonly QuestionRating[],
  counting: Readonly<Record<string, Override>>,
): QuestionRating[] {
  return ratings.map((rating) => {
    const override = counting[rating.questionId];
    if (!override) return rating;
    const { passes, ...rest } = rating;
    void passes;
    return {
      ...rest,
      level: override.level,
      status: override.level === null ? 'not_enough_evidence' : 'rated',
    };
  });
}
