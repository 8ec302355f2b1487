/** Calibration sets: finished interviews that every reviewer scores, to compare how far they agree. */
import { z } from 'zod';
import { kappaOf, sharedMin, tableOf, type RatedBy } from './agreement.ts';
import { Moment } from '#domain/base/moment.ts';

/** Most interviews in the set. */
export const calibrationMax = 20;
export const calibrationNoteMax = 500;

/** sessions/{c}/calibration/current: marked by a manager; ended when taken out of the set; goes when the interview is deleted. */
export const CalibrationMark = z.object({
  orgId: z.string(),
  interviewId: z.string(),
  candidateUid: z.string(),
  note: z.string().max(calibrationNoteMax),
  by: z.string(),
  at: Moment.nullish(),
  endedAt: Moment.nullish(),
  auditId: z.string(),
});
export type CalibrationMark = z.infer<typeof CalibrationMark>;

export interface ReviewerAgreement {
  reviewer: string;
  /** How many of the set they scored. */
  scored: number;
  /** Pairs of ratings with a colleague, for the same candidate and scale. */
  comparisons: number;
  /** Weighted kappa against all colleagues together; null under `sharedMin` comparisons or without spread. */
  kappa: number | null;
  /** Shares, 0–1. */
  exact: number;
  withinOne: number;
  /** Mean of theirs minus the colleagues': above 0 is more generous. Levels. */
  lean: number;
}

/** One candidate of the set: the levels on each scale, by reviewer. */
export type CalibrationScales = readonly RatedBy[];

/** How each reviewer compares with the others, the least in agreement first; those who scored nothing shared come last. Rounded to six places. */
export function computeReviewerAgreement(
  candidates: readonly CalibrationScales[],
  reviewers: readonly string[],
): ReviewerAgreement[] {
  const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
  return reviewers
    .map((reviewer): ReviewerAgreement => {
      const scored = candidates.filter((scales) =>
        scales.some((levels) => levels.has(reviewer)),
      ).length;
      const pairs = candidates.flatMap((scales) =>
        scales.flatMap((levels) => {
          const mine = levels.get(reviewer);
          if (mine == null) return [];
          return [...levels].flatMap(([other, level]) =>
            other === reviewer || level === null ? [] : [[mine, level] as const],
          );
        }),
      );
      const share = (is: (a: number, b: number) => boolean): number =>
        pairs.length === 0 ? 0 : rounded(pairs.filter(([a, b]) => is(a, b)).length / pairs.length);
      return {
        reviewer,
        scored,
        comparisons: pairs.length,
        kappa: pairs.length < sharedMin ? null : kappaOf(tableOf(pairs)),
        exact: share((a, b) => a === b),
        withinOne: share((a, b) => Math.abs(a - b) <= 1),
        lean:
          pairs.length === 0
            ? 0
            : rounded(pairs.reduce((sum, [a, b]) => sum + a - b, 0) / pairs.length),
      };
    })
    .toSorted(
      (a, b) =>
        Number(a.comparisons === 0) - Number(b.comparisons === 0) ||
        a.withinOne - b.withinOne ||
        a.exact - b.exact ||
        (a.reviewer < b.reviewer ? -1 : 1),
    );
}
