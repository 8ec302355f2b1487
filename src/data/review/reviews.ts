// Scorecards: one's own draft while it is typed, handing it in, and those of colleagues once one's own is in.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { buildAiJobId } from '#domain/evaluation/aiJob.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Amendment, Review } from '#domain/review/review.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readIntact, requireOnline } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

/** Most scorecards of one candidate that are read. */
const reviewsMax = 20;

/** My scorecard; null when I have not begun. */
export function myReviewSource(
  candidateRef: CandidateRef,
  uid: string,
): Source<Stored<Review> | null> {
  return liveDoc('reviews', { ...candidateRef, reviewerUid: uid });
}

/** All scorecards of a candidate; refused by the rules until one's own is handed in (managers excepted). */
export function reviewsOf(candidateRef: CandidateRef): Source<Listed<Review>> {
  const make = () =>
    query(collectionAt('reviews', candidateRef), orderBy('updatedAt'), limit(reviewsMax + 1));
  return liveList('reviews', `${docAt('sessions', candidateRef).path}/reviews`, make, reviewsMax);
}

export type ReviewContent = Pick<Review, 'rating' | 'comment' | 'scores'>;
export interface Reviewer {
  uid: string;
  name: string;
}

async function write(
  candidateRef: CandidateRef,
  { uid, name }: Reviewer,
  content: ReviewContent,
  submitted: boolean,
): Promise<number> {
  requireOnline();
  return withTimeout(
    retryOnConflict(() =>
      runTransaction(database(), async (transaction) => {
        const mine = await transaction.get(docAt('reviews', { ...candidateRef, reviewerUid: uid }));
        const candidate = submitted
          ? await readIntact(transaction, 'candidates', { ...candidateRef })
          : null;
        if (mine.exists() && mine.get('submitted') === true) throw new Fault('conflict');
        const rev = mine.exists() ? Number(mine.get('rev')) + 1 : 1;
        transaction.set(mine.ref, {
          rating: content.rating,
          comment: content.comment ?? '',
          scores: content.scores ?? {},
          submitted,
          name: name.slice(0, 120),
          updatedAt: serverTimestamp(),
          rev,
        });
        if (!submitted) return rev;
        const row = docAt('candidates', candidateRef);
        if (!candidate) throw new Fault('damaged', { values: { path: row.path } });
        const { reviewers, rev: candidateRev } = candidate;
        if (!reviewers?.includes(uid))
          transaction.update(row, {
            reviewers: [...(reviewers ?? []), uid],
            scored: true,
            rev: candidateRev + 1,
          });
        return rev;
      }),
    ),
  );
}

/** Saves my scorecard as a draft and gives its revision. Refuses with "conflict" once it is handed in. */
export async function saveReview(
  candidateRef: CandidateRef,
  reviewer: Reviewer,
  content: ReviewContent,
): Promise<number> {
  return write(candidateRef, reviewer, content, false);
}

/** Hands my scorecard in and puts my name on the candidate, in one commit. It stays as it is for ever; a later change is a document beside it. */
export async function handInReview(
  candidateRef: CandidateRef,
  reviewer: Reviewer,
  content: ReviewContent,
): Promise<void> {
  await write(candidateRef, reviewer, content, true);
}

/** Most amendments to one candidate's scorecards that are read. */
const amendmentsMax = 100;

/** What people see differently than in the scorecards they handed in, the first first; open to whom the scorecards are. */
export function amendmentsOf(candidateRef: CandidateRef): Source<Listed<Amendment>> {
  const make = () =>
    query(collectionAt('amendments', candidateRef), orderBy('at'), limit(amendmentsMax + 1));
  return liveList(
    'amendments',
    `${docAt('sessions', candidateRef).path}/amendments`,
    make,
    amendmentsMax,
  );
}

/** Sets something beside my scorecard that is in: what I see differently, why, and what was open to me by then. `seen`: how many I had set beside it before; "conflict" when it was another number. */
export async function amendReview(
  candidateRef: CandidateRef,
  { uid }: Pick<Reviewer, 'uid'>,
  content: ReviewContent,
  reason: string,
  seen: number,
): Promise<true> {
  requireOnline();
  return withTimeout(
    retryOnConflict(() =>
      runTransaction(database(), async (transaction) => {
        const n = seen + 1;
        const next = docAt('amendments', { ...candidateRef, amendmentId: `${uid}_${n}` });
        const [known, candidate, task, decision] = [
          await transaction.get(next),
          await transaction.get(docAt('candidates', candidateRef)),
          await transaction.get(
            docAt('aiJobs', {
              orgId: candidateRef.orgId,
              jobId: buildAiJobId(candidateRef.interviewId, candidateRef.candidateUid),
            }),
          ),
          await transaction.get(docAt('decision', candidateRef)),
        ];
        if (known.exists()) throw new Fault('conflict');
        const reviewers: unknown = candidate.get('reviewers');
        transaction.set(next, {
          by: uid,
          n,
          rating: content.rating,
          comment: content.comment ?? '',
          scores: content.scores ?? {},
          reason: reason.trim(),
          at: serverTimestamp(),
          others: Array.isArray(reviewers) ? reviewers.length - 1 : 0,
          rated: task.get('evaluationId') !== undefined,
          decided: decision.exists(),
        });
        return true as const;
      }),
    ),
  );
}
