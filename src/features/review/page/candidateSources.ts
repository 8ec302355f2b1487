/** What the page of a candidate reads before it shows anything, for whoever begins to read before the page is there. */
import { fileOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { questionsSource } from '#data/jobs/interviews.ts';
import { decisionOf } from '#data/review/decisions.ts';
import { myReviewSource } from '#data/review/reviews.ts';
import { readAheadLive } from '#ui/reading/useLive.ts';

/** Begins to read while it is still being asked who is there: the file, and what of it waits for nothing else. */
export function readCandidateAhead(candidateRef: CandidateRef, uid: string): void {
  // Nobody reads what others wrote about them.
  if (candidateRef.candidateUid === uid) return;
  readAheadLive(fileOf(candidateRef));
  readAheadLive(myReviewSource(candidateRef, uid));
  readAheadLive(decisionOf(candidateRef));
  readAheadLive(questionsSource(candidateRef));
}
