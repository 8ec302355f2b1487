// The store of the scorecard on this page.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { targetOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { handInReview, saveReview, type Reviewer } from '#data/review/reviews.ts';
import type { Review } from '#domain/review/review.ts';
import {
  createScorecardStore,
  type ScorecardStore,
  type ScorecardStorePorts,
  type ScorecardState,
} from './scorecardStore.ts';

/** My scorecard of one candidate; mount with a key per candidate. `verbs`: where it goes, when not among the colleagues'. */
export function useScorecard(
  candidateRef: CandidateRef,
  reviewer: Reviewer,
  review: Review | null,
  verbs?: Pick<ScorecardStorePorts, 'save' | 'handIn'>,
): [ScorecardState, ScorecardStore] {
  const [scorecardStore] = useState(() =>
    createScorecardStore({
      name: `hirely.scorecard/${reviewer.uid}/${candidateRef.orgId}/${targetOf(candidateRef)}`,
      save: (content) => saveReview(candidateRef, reviewer, content),
      handIn: (content) => handInReview(candidateRef, reviewer, content),
      ...verbs,
    }),
  );
  useEffect(() => {
    scorecardStore.start();
    return scorecardStore.stop;
  }, [scorecardStore]);
  useEffect(() => scorecardStore.see(review), [scorecardStore, review]);
  return [useSyncExternalStore(scorecardStore.subscribe, scorecardStore.state), scorecardStore];
}
