// "Something went wrong": who reported it and has not been seen to, and what an editor can do: give more time, or say that it is settled.
import { collectionGroup, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { Fault } from '#domain/base/fault.ts';
import { mayGoOn } from '#domain/candidate/session.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { updateCandidate } from '#data/candidate/candidateRow.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { addMoreTime } from '#data/candidate/stages.ts';
import { withCandidateRows } from '#data/candidate/staffSessions.ts';

/** Candidates of all jobs whose report nobody has seen to, the last reported first. Reads: as many as there are, at most `most` and one, and a row for each. */
export function technicalIssuesSource(orgId: string, most: number): Source<Listed<StaffSession>> {
  const make = () =>
    query(
      collectionGroup(database(), 'sessions'),
      where('orgId', '==', orgId),
      where('trouble.open', '==', true),
      orderBy('trouble.at', 'desc'),
      limit(most + 1),
    );
  return withCandidateRows(liveList('sessions', `troubles/${orgId}/${most}`, make, most));
}

const markSeenTo = (uid: string) => ({
  'trouble.open': false,
  'trouble.seenBy': uid,
  'trouble.seenAt': serverTimestamp(),
});

/** Says that the report of a candidate was seen to; one that came meanwhile stays open: throws Fault conflict. */
export async function settleTrouble(
  candidateRef: CandidateRef,
  uid: string,
  times: number,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction): Promise<true> => {
      const { trouble, rev } = await readRequired(transaction, 'sessions', { ...candidateRef });
      if (!trouble?.open) return true;
      if (trouble.times !== times) throw new Fault('conflict');
      transaction.update(docAt('sessions', candidateRef), { ...markSeenTo(uid), rev: rev + 1 });
      return true;
    }),
  );
}

/** Lets a candidate go on, with so many extra minutes in all, never fewer than before; an open report is seen to with it. Throws Fault conflict when it cannot be gone on with any more. */
export async function giveMoreTime(
  candidateRef: CandidateRef,
  uid: string,
  extraMinutes: number,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction): Promise<true> => {
      const session = await readRequired(transaction, 'sessions', { ...candidateRef });
      const { reviewers, stage } = await readRequired(transaction, 'candidates', {
        ...candidateRef,
      });
      if (!mayGoOn({ status: session.status, reviewers, stage })) throw new Fault('conflict');
      const minutes = Math.max(extraMinutes, session.extraMinutes ?? 0);
      transaction.update(docAt('sessions', candidateRef), {
        ...addMoreTime(transaction, candidateRef, uid, minutes),
        ...(session.trouble?.open ? markSeenTo(uid) : {}),
        rev: session.rev + 1,
      });
      if (session.status !== 'in_progress')
        updateCandidate(transaction, candidateRef, { status: 'in_progress' });
      return true;
    }),
  );
}
