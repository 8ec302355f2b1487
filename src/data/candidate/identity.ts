// Who a candidate is: open in an ordinary interview; in a blind one closed to staff until their own scorecard is in, or they revealed it with a reason (docs/decisions/0051).
// Reads: the session, which every caller listens to already, and one document more once it is open.
import { serverTimestamp } from 'firebase/firestore';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import {
  createSessionHider,
  canSeeWho,
  type Hide,
  type Identity,
} from '#domain/candidate/identity.ts';
import type { Reveal } from '#domain/candidate/session.ts';
import type { Source } from '#domain/base/source.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc, readDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { staffSessionOf } from './staffSessions.ts';

/** One candidate in one job interview. */
export interface CandidateIdentityRef {
  orgId: string;
  interviewId: string;
  candidateUid: string;
}

/** Whether this person may know who it is. */
function isOpenTo(session: StaffSession, { candidateUid }: CandidateIdentityRef): boolean {
  const uid = authentication().currentUser?.uid;
  return uid !== undefined && (uid === candidateUid || canSeeWho(session, uid));
}

/** One source while it is closed who the candidate is, another once it is open; null without a session. `closed` is used also when the server refuses. */
export function openSource<T>(
  candidateRef: CandidateIdentityRef,
  name: string,
  sources: {
    open: (session: StaffSession) => Source<T>;
    closed: (session: StaffSession) => Source<T>;
  },
): Source<T | null> {
  return {
    key: `${name}/${docAt('sessions', candidateRef).path}`,
    subscribe: (next, fail) => {
      let now: 'open' | 'closed' | null = null;
      let stop: (() => void) | null = null;
      const show = (kind: 'open' | 'closed', session: StaffSession): void => {
        if (now === kind) return;
        now = kind;
        stop?.();
        stop = sources[kind](session).subscribe(next, (error) => {
          if (kind === 'open' && toFault(error).code === 'permissionDenied')
            show('closed', session);
          else fail(error);
        });
      };
      const stopSession = staffSessionOf(candidateRef).subscribe((stored) => {
        if (stored) show(isOpenTo(stored.data, candidateRef) ? 'open' : 'closed', stored.data);
        else next(null);
      }, fail);
      return () => {
        stopSession();
        stop?.();
      };
    },
  };
}

function createConstantSource<T>(key: string, value: T): Source<T> {
  return {
    key,
    subscribe: (next) => {
      next(value);
      return () => undefined;
    },
  };
}

/** Name, e-mail and phone of a candidate; null while they are closed. */
export function identityOf(candidateRef: CandidateIdentityRef): Source<Identity | null> {
  return openSource<Identity | null>(candidateRef, 'who', {
    open: () => {
      const { key, subscribe } = liveDoc('identity', candidateRef);
      return {
        key,
        subscribe: (next, fail) => subscribe((stored) => next(stored?.data ?? null), fail),
      };
    },
    closed: () => createConstantSource('who/closed', null),
  });
}

/** Opens the identity to one editor before their scorecard, with a reason that the candidate reads: once, with an audit entry. */
export async function revealIdentity(
  candidateRef: CandidateIdentityRef,
  uid: string,
  role: Reveal['role'],
  reason: string,
): Promise<void> {
  requireOnline();
  const { orgId, interviewId, candidateUid } = candidateRef;
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const session = await readRequired(transaction, 'sessions', { ...candidateRef });
      const { reviewers, revealedBy, rev } = await readRequired(transaction, 'candidates', {
        ...candidateRef,
      });
      if (canSeeWho({ ...session, reviewers }, uid)) return;
      transaction.update(docAt('sessions', candidateRef), {
        [`reveals.${uid}`]: { role, reason: reason.trim(), at: serverTimestamp() },
        rev: session.rev + 1,
      });
      transaction.update(docAt('candidates', candidateRef), {
        revealedBy: [...(revealedBy ?? []), uid],
        rev: rev + 1,
      });
      transaction.set(
        docAt('auditLog', { orgId, id: `reveal_${interviewId}_${candidateUid}_${uid}` }),
        {
          actorUid: uid,
          action: 'identity.reveal',
          target: `${interviewId}/${candidateUid}`,
          at: serverTimestamp(),
          detail: reason.trim(),
        },
      );
    }),
  );
}

const hiders = new Map<string, Hide | null>();

/** How this candidate's words are hidden; null in an ordinary interview. Never changes, so it is asked once. */
export async function readHider(candidateRef: CandidateIdentityRef): Promise<Hide | null> {
  const { path } = docAt('sessions', candidateRef);
  const known = hiders.get(path);
  if (known !== undefined) return known;
  const session = await readDoc('sessions', candidateRef);
  if (!session) throw new Fault('notFound');
  const hide =
    session.data.blind === true
      ? createSessionHider(session.data, candidateRef.candidateUid)
      : null;
  hiders.set(path, hide);
  return hide;
}

/** What the files of a blind interview carry, so that the storage knows which to close. */
export async function readBlindMarks(
  candidateRef: CandidateIdentityRef,
): Promise<Record<string, string>> {
  return (await readHider(candidateRef)) ? { blind: 'true' } : {};
}
