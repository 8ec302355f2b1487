// The rows of times, from the sample: what was measured, and how it spreads.
import type { Figures } from '#data/insights/insights.ts';
import {
  timedStages,
  computeTimeInStages,
  computeTimeTaken,
  computeTimeToDecision,
  computeTimeWaiting,
  type Spread,
  type TimedStage,
} from '#domain/insights/insights.ts';

export type TimeRow = { id: 'taken' | 'decision' | 'waiting' | TimedStage; spread: Spread };

/** Every time that is known; those in stages only with the audit log. */
export function timeRowsOf({ sample: { candidates }, moves, at }: Figures): TimeRow[] {
  const data = candidates.map((candidate) => candidate.data);
  const stages =
    moves &&
    computeTimeInStages(
      candidates.map(({ id, data: { submittedAt } }) => ({ id, submittedAt })),
      moves,
    );
  return [
    { id: 'taken', spread: computeTimeTaken(data) },
    { id: 'decision', spread: computeTimeToDecision(data) },
    { id: 'waiting', spread: computeTimeWaiting(data, at) },
    ...(stages ? timedStages.map((id) => ({ id, spread: stages[id] })) : []),
  ];
}
