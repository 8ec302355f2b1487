// What candidates say about themselves, if they wish, after the outcome; and the sums that managers are shown of it (docs/decisions/0056).
import { serverTimestamp } from 'firebase/firestore';
import {
  chooseShownSummary,
  type FairnessSummary,
  type SelfId,
  type SelfIdAnswers,
} from '#domain/fairness/selfId.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteDoc, runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef, CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

/** One's own answers; null when there are none. */
export function selfIdOf(candidateRef: CandidateRef): Source<Stored<SelfId> | null> {
  return liveDoc('selfIds', candidateRef);
}

/** Saves the answers; questions that are left out stay unanswered. Throws Faults: "offline". */
export async function saveSelfId(
  candidateRef: CandidateRef,
  answers: SelfIdAnswers,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const before = await transaction.get(docAt('selfIds', candidateRef));
      const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
      transaction.set(before.ref, {
        ...given,
        rev: before.exists() ? Number(before.get('rev')) + 1 : 1,
      });
      return true as const;
    }),
  );
}

/** Takes everything back: the answers are deleted. */
export async function withdrawSelfId(candidateRef: CandidateRef): Promise<void> {
  requireOnline();
  await asFault(() => deleteDoc(docAt('selfIds', candidateRef)));
}

/** The sums of a job that the compliance role shows to managers; null when there are none, or they were taken back. */
export function fairnessSummaryOf({
  orgId,
  interviewId,
}: JobRef): Source<Stored<FairnessSummary> | null> {
  const { key, subscribe } = liveDoc('fairness', { orgId, interviewId });
  return {
    key: `shown/${key}`,
    subscribe: (next, fail) =>
      subscribe((stored) => {
        const data = chooseShownSummary(stored?.data);
        next(stored && data ? { ...stored, data } : null);
      }, fail),
  };
}

export type SummaryContent = Pick<
  FairnessSummary,
  'cells' | 'hidden' | 'decided' | 'advanced' | 'answered'
>;

/** Shows managers the sums of a job. "tooFew" until five more decisions than the last time were made. */
export async function publishSummary(
  { orgId, interviewId }: JobRef,
  uid: string,
  content: SummaryContent,
  note: string,
): Promise<'published' | 'tooFew'> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const before = await transaction.get(docAt('fairness', { orgId, interviewId }));
      if (
        content.decided < 5 ||
        (before.exists() && Math.abs(content.decided - Number(before.get('decided'))) < 5)
      )
        return 'tooFew' as const;
      const words = note.trim().slice(0, 2_000);
      transaction.set(before.ref, {
        ...content,
        ...(words ? { note: words } : {}),
        by: uid,
        at: serverTimestamp(),
        rev: before.exists() ? Number(before.get('rev')) + 1 : 1,
      });
      return 'published' as const;
    }),
  );
}

/** Takes the sums back from managers. How many had been decided on stays, so that showing them anew still takes five more decisions. */
export async function withdrawSummary({ orgId, interviewId }: JobRef, uid: string): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const before = await transaction.get(docAt('fairness', { orgId, interviewId }));
      if (before.exists())
        transaction.set(before.ref, {
          decided: Number(before.get('decided')),
          by: uid,
          at: serverTimestamp(),
          rev: Number(before.get('rev')) + 1,
        });
      return true as const;
    }),
  );
}
