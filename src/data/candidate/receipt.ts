// What is on a candidate's receipt beside the session: who of the company looked, and what the candidate asked for.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { MemberRole } from '#domain/company/member.ts';
import type { DataRequest, RequestType } from '#domain/platform/platform.ts';
import type { View } from '#domain/review/review.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { updateCandidate } from './candidateRow.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

const viewsMax = 50;

/** Who opened the answers, the first one first. */
export function viewsOf(candidateRef: CandidateRef): Source<Listed<View>> {
  return liveList(
    'views',
    `${docAt('sessions', candidateRef).path}/views`,
    () => query(collectionAt('views', candidateRef), orderBy('at'), limit(viewsMax + 1)),
    viewsMax,
  );
}

/** Notes, once per person, that a colleague opened the answers. Safe to repeat. */
export async function noteView(
  candidateRef: CandidateRef,
  uid: string,
  role: MemberRole,
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const mine = await transaction.get(docAt('views', { ...candidateRef, viewerUid: uid }));
      if (!mine.exists()) transaction.set(mine.ref, { role, at: serverTimestamp() });
    }),
  );
}

function requestIdOf({ interviewId, candidateUid }: CandidateRef, type: RequestType): string {
  return `${candidateUid}_${interviewId}_${type}`;
}

/** One request of a candidate; null while they have not asked. */
export function requestOf(
  candidateRef: CandidateRef,
  type: RequestType,
): Source<Stored<DataRequest> | null> {
  return liveDoc('dataRequests', {
    orgId: candidateRef.orgId,
    id: requestIdOf(candidateRef, type),
  });
}

/** Asks the company for something; asking twice is asking once. */
export async function askCompany(
  candidateRef: CandidateRef,
  type: RequestType,
  note: string,
): Promise<void> {
  const { orgId, interviewId, candidateUid } = candidateRef;
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const known = await transaction.get(
          docAt('dataRequests', { orgId, id: requestIdOf(candidateRef, type) }),
        );
        if (known.exists()) return;
        const session =
          type === 'delete' ? await transaction.get(docAt('sessions', candidateRef)) : null;
        const words = note.trim().slice(0, 2_000);
        transaction.set(known.ref, {
          uid: candidateUid,
          interviewId,
          type,
          status: 'open',
          createdAt: serverTimestamp(),
          ...(words ? { note: words } : {}),
        });
        // Whoever works on the interview sees it there, and scoring pauses.
        if (!session?.exists() || session.get('deletionAskedAt') !== undefined) return;
        transaction.update(session.ref, {
          deletionAskedAt: serverTimestamp(),
          rev: Number(session.get('rev')) + 1,
        });
        updateCandidate(transaction, candidateRef, { deletionAsked: true });
      }),
    ),
  );
}

/** Closes a request; managers only. */
export async function closeRequest(
  candidateRef: CandidateRef,
  type: RequestType,
  uid: string,
): Promise<void> {
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const known = await transaction.get(
          docAt('dataRequests', { orgId: candidateRef.orgId, id: requestIdOf(candidateRef, type) }),
        );
        if (known.get('status') === 'open')
          transaction.update(known.ref, {
            status: 'done',
            closedAt: serverTimestamp(),
            closedBy: uid,
          });
      }),
    ),
  );
}
