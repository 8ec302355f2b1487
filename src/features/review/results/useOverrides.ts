// The levels people gave instead of the AI's, for the run that is shown.
import { useMemo } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { overridesSource } from '#data/review/overrides.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { listCountingOverrides, withOverrides } from '#domain/review/override.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { OverrideTarget } from './overrideContext.ts';

export interface OverridesShown {
  /** What may be overridden here; null while that is not known. */
  target: OverrideTarget | null;
  /** How many count for this run. */
  count: number;
  /** The ratings with the levels people gave instead; null: nobody gave one. */
  team: QuestionRating[] | null;
  /** How many questions have one from an earlier run. */
  earlier: number;
}

export function useOverrides({
  candidateRef,
  me,
  ratings,
  runId,
  closed,
}: {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  ratings: readonly QuestionRating[] | null;
  runId: string | null;
  /** Nobody overrides any more. */
  closed: boolean;
}): OverridesShown {
  const all = valueOf(useLive(wrapResult(ratings ? overridesSource(candidateRef) : null)))?.items;
  const target = useMemo(
    () => (all && runId !== null ? { candidateRef, me, runId, all, closed } : null),
    [all, runId, candidateRef, me, closed],
  );
  const counting = listCountingOverrides(all ?? [], runId ?? '');
  const count = Object.keys(counting).length;
  const earlier = new Set(
    (all ?? [])
      .filter(({ data }) => data.evaluationId !== runId)
      .map(({ data }) => data.questionId),
  ).size;
  return {
    target,
    count,
    team: ratings && count > 0 ? withOverrides(ratings, counting) : null,
    earlier,
  };
}
