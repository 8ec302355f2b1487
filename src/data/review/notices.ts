// What colleagues tell each other in the product: read and marked by whom it is for. One screen reads the latest thirty.
import { limit, orderBy, query, serverTimestamp, type DocumentReference } from 'firebase/firestore';
import { computeExpiry } from '#domain/base/expiry.ts';
import type { Notice } from '#domain/review/notice.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, type ToWrite } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc, writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

/** Most notices that are read, the latest first. */
export const noticesMax = 30;

/** My notices at a company, the latest first. */
export function noticesOf(orgId: string, uid: string): Source<Listed<Notice>> {
  return liveList(
    'notices',
    `notices/${orgId}/${uid}`,
    () =>
      query(collectionAt('notices', { orgId, uid }), orderBy('at', 'desc'), limit(noticesMax + 1)),
    noticesMax,
  );
}

/** Marks notices as read, all or none. */
export async function markRead(
  orgId: string,
  uid: string,
  noticeIds: readonly string[],
): Promise<void> {
  if (noticeIds.length === 0) return;
  const batch = writeBatch(database());
  for (const noticeId of noticeIds)
    batch.update(docAt('notices', { orgId, uid, noticeId }), { readAt: serverTimestamp() });
  await asFault(() => batch.commit());
}

export interface Teller {
  uid: string;
  name: string;
}

/** A notice for one colleague, to be written in a commit of its own or with what it tells. */
export function buildNotice(
  candidateRef: CandidateRef,
  to: string,
  by: Teller,
  kind: Notice['kind'],
  about: string,
  noticeId: string,
): [DocumentReference, ToWrite<Notice>] {
  const { orgId, interviewId, candidateUid } = candidateRef;
  return [
    docAt('notices', { orgId, uid: to, noticeId }),
    {
      kind,
      interviewId,
      candidateUid,
      about,
      by: by.uid,
      byName: by.name.slice(0, 120),
      at: serverTimestamp(),
      readAt: null,
      expireAt: computeExpiry('notices'),
    },
  ];
}

/** Asks a colleague to look at a candidate and hand in a scorecard. */
export async function askToReview(
  candidateRef: CandidateRef,
  by: Teller,
  to: string,
): Promise<true> {
  requireOnline();
  const [reference, notice] = buildNotice(candidateRef, to, by, 'asked', 'review', createId());
  await asFault(() => setDoc(reference, notice));
  return true;
}
