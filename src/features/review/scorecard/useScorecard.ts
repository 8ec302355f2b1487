// The desk of the scorecard on this page.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { targetOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { handInReview, saveReview, type Reviewer } from '#data/review/reviews.ts';
import type { Review } from '#domain/review/review.ts';
import { makeDesk, type Desk, type DeskParts, type DeskState } from './scorecardDesk.ts';

/** My scorecard of one candidate; mount with a key per candidate. `verbs`: where it goes, when not among the colleagues'. */
export function useScorecard(
  place: CandidateRef,
  reviewer: Reviewer,
  review: Review | null,
  verbs?: Pick<DeskParts, 'save' | 'handIn'>,
): [DeskState, Desk] {
  const [desk] = useState(() =>
    makeDesk({
      name: `hirely.scorecard/${reviewer.uid}/${place.orgId}/${targetOf(place)}`,
      save: (content) => saveReview(place, reviewer, content),
      handIn: (content) => handInReview(place, reviewer, content),
      ...verbs,
    }),
  );
  useEffect(() => {
    desk.start();
    return desk.stop;
  }, [desk]);
  useEffect(() => desk.see(review), [desk, review]);
  return [useSyncExternalStore(desk.subscribe, desk.state), desk];
}
