// Sharing one candidate's answers with somebody outside the company: made, listed and revoked by editors; and the guests' scorecards, for those whose own is in.
// Reads: the links of one candidate (50 at most); making one reads session, interview, rubric and company once.
import { limit, query, serverTimestamp, where } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { hiddenMarksOf } from '#domain/candidate/identity.ts';
import type { Review } from '#domain/review/review.ts';
import { computeSecretMark } from '#domain/base/secretMark.ts';
import { shareEnd, type Share } from '#domain/review/share.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, readList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';

/** Most links of one candidate that are read, and most guests' scorecards. */
const sharesMax = 50;
const guestReviewsMax = 20;

/** The links to a candidate's answers, in no order; editors only. */
export function sharesOf(candidateRef: CandidateRef): Source<Listed<Share>> {
  const { orgId, interviewId, candidateUid } = candidateRef;
  const make = () =>
    query(
      collectionAt('shares', { orgId }),
      where('interviewId', '==', interviewId),
      where('candidateUid', '==', candidateUid),
      limit(sharesMax + 1),
    );
  return liveList('shares', `shares/${orgId}/${targetOf(candidateRef)}`, make, sharesMax);
}

/** Scorecards that guests handed in; refused by the rules until one's own is. */
export function guestReviewsOf(candidateRef: CandidateRef): Source<Listed<Review>> {
  const make = () =>
    query(
      collectionAt('guestReviews', candidateRef),
      where('submitted', '==', true),
      limit(guestReviewsMax + 1),
    );
  return liveList(
    'guestReviews',
    `${docAt('sessions', candidateRef).path}/guestReviews`,
    make,
    guestReviewsMax,
  );
}

/** The address of a link. The token comes after "#": no browser sends that part anywhere, so no log and no referrer holds it. */
export function shareLink(orgId: string, token: string): string {
  return window.location.origin + to('guestReview', { orgId }, { hash: token });
}

export interface NewShare {
  recipient: string;
  message: string;
  recordings: boolean;
  resume: boolean;
  days: number;
}

/** Makes a link: itself, what its scorecard asks, and the audit entry in one commit. Gives the token. Throws "notFound" when there is nothing to share. */
export async function shareCandidate(
  candidateRef: CandidateRef,
  by: { uid: string; name: string },
  { recipient, message, recordings, resume, days }: NewShare,
): Promise<string> {
  requireOnline();
  const { orgId, interviewId, candidateUid } = candidateRef;
  const now = await readServerTime();
  const [token, auditId] = [createId(), createId()];
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const [session, candidate, job, rubric, company] = [
        await readOptional(transaction, 'sessions', { ...candidateRef }),
        await readOptional(transaction, 'candidates', { ...candidateRef }),
        await readOptional(transaction, 'interviews', { orgId, interviewId }),
        await transaction.get(docAt('rubric', { orgId, interviewId })),
        await readOptional(transaction, 'organizations', { orgId }),
      ];
      if (!session || !candidate || !job || !rubric.exists() || !company)
        throw new Fault('notFound');
      const blind = session.blind === true;
      const hidden = blind
        ? (session.hidden ?? [])
        : hiddenMarksOf({ fullName: candidate.displayName, email: candidate.email }, candidateUid);
      transaction.set(docAt('shares', { orgId, token }), {
        status: 'open',
        interviewId,
        candidateUid,
        recipient: recipient.trim() || null,
        message: message.trim() || null,
        recordings,
        resume: resume && !blind,
        blind,
        hidden,
        companyName: company.name,
        interviewTitle: job.title,
        byName: by.name.slice(0, 120),
        createdBy: by.uid,
        createdAt: serverTimestamp(),
        expiresAt: shareEnd(now, days),
        auditId,
      });
      // As it is stored, not as it was read: the rules compare letter by letter.
      transaction.set(docAt('shareMaterial', { orgId, token }), {
        rubric: rubric.get('items') as unknown,
        questionIds: job.questionIds,
        ...(job.language == null ? {} : { language: job.language }),
      });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: by.uid,
        action: 'share.create',
        target: targetOf(candidateRef),
        at: serverTimestamp(),
        detail: computeSecretMark(token),
      });
    }),
  );
  return token;
}

/** Closes a link and what its guest holds, at once. One that is used or closed already stays as it is. */
export async function revokeShare(
  candidateRef: CandidateRef,
  uid: string,
  token: string,
): Promise<true> {
  requireOnline();
  const { orgId } = candidateRef;
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const share = await readOptional(transaction, 'shares', { orgId, token });
      if (!share || share.status === 'revoked' || share.status === 'done') return true as const;
      const at = share.claimedBy ? { ...candidateRef, guestUid: share.claimedBy } : null;
      const guest = at ? await readOptional(transaction, 'guests', at) : null;
      const auditId = createId();
      transaction.update(docAt('shares', { orgId, token }), {
        status: 'revoked',
        revokedBy: uid,
        revokedAt: serverTimestamp(),
        revokeAuditId: auditId,
      });
      if (at && guest?.token === token && guest.status === 'open')
        transaction.update(docAt('guests', at), { status: 'revoked' });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action: 'share.revoke',
        target: targetOf(candidateRef),
        at: serverTimestamp(),
        detail: computeSecretMark(token),
      });
      return true as const;
    }),
  );
}

/** Tokens of all links to a candidate's answers, for erasing; 51 at most. */
export async function shareTokens({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<string[]> {
  const { items, damaged } = await readList(
    'shares',
    query(
      collectionAt('shares', { orgId }),
      where('interviewId', '==', interviewId),
      where('candidateUid', '==', candidateUid),
      limit(sharesMax + 1),
    ),
    sharesMax + 1,
  );
  return [...items, ...damaged].map(({ id }) => id);
}
