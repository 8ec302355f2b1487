// More time or another format: asked for by a candidate, answered by an editor; minutes reach a running interview in the same commit.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { Accommodation, Asking } from '#domain/accommodation.ts';
import type { StaffSession } from '#domain/candidate.ts';
import { Fault, faultFrom } from '#domain/fault.ts';
import type { AnswerFormat } from '#domain/recording.ts';
import type { Invite } from '#domain/invite.ts';
import { secretMark } from '#domain/secretMark.ts';
import type { Listed, Source, Stored } from '#domain/source.ts';
import { withPatience } from './candidatePatience.ts';
import { database } from './database.ts';
import { collectionAt, docAt, liveDoc, liveList } from './documents.ts';
import { asFault } from './faults.ts';
import { addAudit, readIn, type JobPlace } from './interviews.ts';
import type { InvitePlace } from './invites.ts';
import { settled } from './races.ts';
import { staffSessionOf } from './standings.ts';
import { addMoreTime } from './stages.ts';
import { runTransaction } from './writing.ts';

/** The request that belongs to an invitation; null while nobody asked, and for those who may not see it (any more). */
export function accommodationOf({
  orgId,
  interviewId,
  token,
}: InvitePlace): Source<Stored<Accommodation> | null> {
  const { key, subscribe } = liveDoc('accommodations', { orgId, interviewId, token });
  return {
    key: `seen/${key}`,
    subscribe: (next, fail) =>
      subscribe(next, (error) =>
        faultFrom(error).code === 'permissionDenied' ? next(null) : fail(error),
      ),
  };
}

/** The requests of a job, the latest first; editors only. */
export function accommodationsOf(
  { orgId, interviewId }: JobPlace,
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

/** The invitation a request stands beside; editors only. */
export function invitationAskedOf({
  orgId,
  interviewId,
  token,
}: InvitePlace): Source<Stored<Invite> | null> {
  return liveDoc('invites', { orgId, interviewId, token });
}

/** The interview of whoever asks, once it has begun; null before. */
export function sessionAskedOf(
  { orgId, interviewId }: JobPlace,
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
  place: InvitePlace,
  uid: string,
  { percent, format, note }: Asking,
): Promise<void> {
  const words = note.trim();
  await asFault(() =>
    withPatience(
      runTransaction(database(), async (transaction) => {
        const known = await readIn(transaction, 'accommodations', { ...place });
        const asked = {
          status: 'open',
          askedBy: uid,
          askedAt: serverTimestamp(),
          percent,
          format,
          note: words === '' ? null : words,
        };
        if (known)
          transaction.update(docAt('accommodations', { ...place }), {
            ...asked,
            rev: known.rev + 1,
          });
        else transaction.set(docAt('accommodations', { ...place }), { ...asked, rev: 1 });
      }),
    ),
  );
}

/** Takes an unanswered request back. */
export async function withdrawAccommodation(place: InvitePlace): Promise<void> {
  await asFault(() =>
    withPatience(
      runTransaction(database(), async (transaction) => {
        const known = await readIn(transaction, 'accommodations', { ...place });
        if (known?.status !== 'open') return;
        transaction.update(docAt('accommodations', { ...place }), {
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
  place: InvitePlace,
  uid: string,
  rev: number,
  answer: Answering,
): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  const { orgId, interviewId } = place;
  await settled(() =>
    runTransaction(database(), async (transaction) => {
      const [known, invite] = [
        await readIn(transaction, 'accommodations', { ...place }),
        await readIn(transaction, 'invites', { ...place }),
      ];
      if (!known || !invite) throw new Fault('notFound');
      if (known.rev !== rev || known.status === 'withdrawn') throw new Fault('conflict');
      const candidateUid = invite.claimedBy ?? null;
      const session = candidateUid
        ? await readIn(transaction, 'sessions', { orgId, interviewId, candidateUid })
        : null;
      const message = answer.message.trim();
      const auditId = addAudit(
        transaction,
        orgId,
        uid,
        `accommodation.${answer.kind}`,
        candidateUid ? `${interviewId}/${candidateUid}` : interviewId,
        secretMark(place.token),
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
        docAt('accommodations', { ...place }),
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
