/** Counts the reasons for not taking candidates further, for the team's statistics. Candidates never see them. */
import type { Decision } from './review.ts';
import { rejectReasons, type RejectReason } from './rejectReasons.ts';

/** A row of the statistics: a reason, or that none was recorded. */
export type CountedReason = RejectReason | 'notRecorded';
export interface ReasonCount {
  reason: CountedReason;
  count: number;
}

/** How often each reason was given, the most frequent first and what was not recorded last. What nobody gave is left out; other decisions do not count. */
export function countReasons(
  decisions: readonly (Pick<Decision, 'outcome' | 'reasonCode'> | null)[],
): ReasonCount[] {
  const rejections = decisions.filter(
    (decision) => decision === null || decision.outcome === 'reject',
  );
  const count = (reason: CountedReason): number =>
    rejections.filter((decision) => (decision?.reasonCode ?? 'notRecorded') === reason).length;
  const given = rejectReasons
    .map((reason) => ({ reason, count: count(reason) }))
    .toSorted((a, b) => b.count - a.count);
  return [...given, { reason: 'notRecorded' as const, count: count('notRecorded') }].filter(
    (row) => row.count > 0,
  );
}
