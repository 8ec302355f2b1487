// More time or another format: asked for by a candidate, answered by an editor; minutes reach a running interview in the same commit.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { Accommodation, Asking } from '#domain/candidate/accommodation.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { computeSecretMark } from '#domain/base/secretMark.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef, InviteRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, addAuditEntry, requireOnline } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';
import { addMoreTime } from './stages.ts';
import { staffSessionOf } from './staffSessions.ts';

/** The request that belongs to an invitation; null while nobody asked, and for those who may not see it (any more). */
export function accommodationOf({
  orgId,
  interviewId,
  token,
}: InviteRef): Source<Stored<Accommodation> | null> {
  const { key, subscribe } = liveDoc('accommodations', { orgId, interviewId, token });
  return {
    key: `seen/${key}`,
    subscribe: (next, fail) =>
      subscribe(next, (error) =>
        toFault(error).code === 'permissionDenied' ? next(null) : fail(error),
      ),
  };
}

/** The requests of a job, the latest first; editors only. */
export function accommodationsOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<Accommodation>> {
  const make = () =>
    query(
      collectionAt('accommodations', { orgId, interviewId }),
      orderBy('askedAt', 'desc'),
      limit(pageSize + 1),
    );
  return liveList(
    'accommodations',
    `accommodations/${orgId}/${interviewId}/${pageSize}`,
    make,
    pageSize,
  );
}

/** The invitation that a request belongs to; editors only. */
export function invitationAskedOf({
  orgId,
  interviewId,
  token,
}: InviteRef): Source<Stored<Invite> | null> {
  return liveDoc('invites', { orgId, interviewId, token });
}

/** The interview of whoever asks, once it has begun; null before. */
export function sessionAskedOf(
  { orgId, interviewId }: JobRef,
  candidateUid: string | null,
): Source<Stored<StaffSession> | null> {
  if (candidateUid) return staffSessionOf({ orgId, interviewId, candidateUid });
  return {
    key: 'sessions/none',
    subscribe: (next) => {
      next(null);
      return () => undefined;
    },
  };
}

/** Asks, or asks again. What was granted before stays. Throws Fault conflict when an answer came in the meantime. */
export async function askAccommodation(
  inviteRef: InviteRef,
  uid: string,
  { percent, format, note }: Asking,
): Promise<void> {
  const words = note.trim();
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const known = await readOptional(transaction, 'accommodations', { ...inviteRef });
        const asked = {
          status: 'open',
          askedBy: uid,
          askedAt: serverTimestamp(),
          percent,
          format,
          note: words === '' ? null : words,
        };
        if (known)
          transaction.update(docAt('accommodations', { ...inviteRef }), {
            ...asked,
            rev: known.rev + 1,
          });
        else transaction.set(docAt('accommodations', { ...inviteRef }), { ...asked, rev: 1 });
      }),
    ),
  );
}

/** Takes an unanswered request back. */
export async function withdrawAccommodation(inviteRef: InviteRef): Promise<void> {
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const known = await readOptional(transaction, 'accommodations', { ...inviteRef });
        if (known?.status !== 'open') return;
        transaction.update(docAt('accommodations', { ...inviteRef }), {
          status: 'withdrawn',
          rev: known.rev + 1,
        });
      }),
    ),
  );
}

/** An editor's answer: minutes and formats in all, or no, with a message. */
export type Answering =
  | { kind: 'granted'; extraMinutes: number; formats: readonly AnswerFormat[]; message: string }
  | { kind: 'declined'; message: string };

/** Answers a request. Granted minutes reach a running interview at once, a later one when it begins. Throws Fault conflict when the request changed meanwhile. */
export async function answerAccommodation(
  inviteRef: InviteRef,
  uid: string,
  rev: number,
  answer: Answering,
): Promise<void> {
  requireOnline();
  const { orgId, interviewId } = inviteRef;
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const [known, invite] = [
        await readOptional(transaction, 'accommodations', { ...inviteRef }),
        await readOptional(transaction, 'invites', { ...inviteRef }),
      ];
      if (!known || !invite) throw new Fault('notFound');
      if (known.rev !== rev || known.status === 'withdrawn') throw new Fault('conflict');
      const candidateUid = invite.claimedBy ?? null;
      const session = candidateUid
        ? await readOptional(transaction, 'sessions', { orgId, interviewId, candidateUid })
        : null;
      const message = answer.message.trim();
      const auditId = addAuditEntry(
        transaction,
        orgId,
        uid,
        `accommodation.${answer.kind}`,
        candidateUid ? `${interviewId}/${candidateUid}` : interviewId,
        computeSecretMark(inviteRef.token),
      );
      const stamp = {
        status: answer.kind,
        message: message === '' ? null : message,
        answeredBy: uid,
        answeredAt: serverTimestamp(),
        auditId,
        rev: known.rev + 1,
      };
      const more = answer.kind === 'granted' ? answer.extraMinutes - (known.extraMinutes ?? 0) : 0;
      transaction.update(
        docAt('accommodations', { ...inviteRef }),
        answer.kind === 'granted'
          ? { ...stamp, extraMinutes: answer.extraMinutes, formats: answer.formats }
          : stamp,
      );
      if (candidateUid && session?.status === 'in_progress' && more > 0) {
        const running = { orgId, interviewId, candidateUid };
        transaction.update(docAt('sessions', running), {
          ...addMoreTime(transaction, running, uid, (session.extraMinutes ?? 0) + more),
          rev: session.rev + 1,
        });
      }
    }),
  );
}
