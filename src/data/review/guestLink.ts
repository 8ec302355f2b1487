// The link of a reviewer without an account: whether it still opens anything, and opening it once.
import { doc, getDoc, serverTimestamp } from 'firebase/firestore';
import type { Share } from '#domain/review/share.ts';
import type { Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, readDoc } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';

export type LinkProblem = 'invalid' | 'expired' | 'revoked' | 'used';

/** A link that waits to be opened, one this person has opened, or why it cannot be used. */
export type FoundShare =
  | { kind: 'open'; token: string; share: Share }
  | { kind: 'mine'; candidateRef: CandidateRef }
  | { kind: 'problem'; why: LinkProblem };

const states = [
  ['expired', 'expired'],
  ['revoked', 'revoked'],
  ['claimed', 'used'],
  ['done', 'used'],
] as const satisfies [string, LinkProblem][];

async function problemOf(orgId: string, token: string): Promise<LinkProblem> {
  const answers = await Promise.all(
    states.map(async ([state, why]) => {
      try {
        await retryRead(() => getDoc(doc(docAt('shares', { orgId, token }), 'is', state)));
        return why;
      } catch (error) {
        const fault = faultOf(error);
        if (fault.code === 'permissionDenied') return null;
        throw fault;
      }
    }),
  );
  return answers.find((why) => why !== null) ?? 'invalid';
}

async function findShare(orgId: string, token: string, uid: string): Promise<FoundShare> {
  try {
    const share = await readDoc('shares', { orgId, token }, 'server');
    if (!share) return { kind: 'problem', why: 'invalid' };
    const { interviewId, candidateUid } = share.data;
    if (share.data.claimedBy === uid)
      return { kind: 'mine', candidateRef: { orgId, interviewId, candidateUid } };
    return share.data.status === 'open'
      ? { kind: 'open', token, share: share.data }
      : { kind: 'problem', why: share.data.status === 'revoked' ? 'revoked' : 'used' };
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'permissionDenied') throw fault;
    return { kind: 'problem', why: await problemOf(orgId, token) };
  }
}

/** The link behind a token, looked up once. */
export function shareByToken(orgId: string, token: string, uid: string): Source<FoundShare> {
  return {
    key: `share/${orgId}/${token}/${uid}`,
    subscribe: (next, fail) => {
      findShare(orgId, token, uid).then(next, fail);
      return () => undefined;
    },
  };
}

export type Opened =
  | { kind: 'opened'; candidateRef: CandidateRef }
  | { kind: 'problem'; why: LinkProblem | 'done' };

/** Opens a link under a name: the link, this person's key and the line on the candidate's receipt, in one commit. */
export async function openShare(
  orgId: string,
  token: string,
  { interviewId, candidateUid, expiresAt, recordings, resume }: Share,
  uid: string,
  name: string,
): Promise<Opened> {
  requireOnline();
  const candidateRef = { orgId, interviewId, candidateUid };
  const keyAt = docAt('guests', { ...candidateRef, guestUid: uid });
  try {
    return await retryOnConflict(
      () =>
        runTransaction(database(), async (transaction): Promise<Opened> => {
          const known = await readOptional(transaction, 'guests', {
            ...candidateRef,
            guestUid: uid,
          });
          if (known?.token === token) return { kind: 'opened', candidateRef };
          if (known?.status === 'done') return { kind: 'problem', why: 'done' };
          const link = await transaction.get(docAt('shares', { orgId, token }));
          transaction.update(link.ref, {
            status: 'claimed',
            claimedBy: uid,
            claimedName: name,
            claimedAt: serverTimestamp(),
          });
          // As the server keeps it: finer than a date here.
          transaction.set(keyAt, {
            token,
            name,
            at: serverTimestamp(),
            expiresAt: (link.get('expiresAt') as unknown) ?? expiresAt,
            recordings,
            resume,
            status: 'open',
          });
          if (!known)
            transaction.set(docAt('views', { ...candidateRef, viewerUid: uid }), {
              role: 'guest',
              at: serverTimestamp(),
            });
          return { kind: 'opened', candidateRef };
        }),
      2,
    );
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'permissionDenied') throw fault;
    return { kind: 'problem', why: await problemOf(orgId, token) };
  }
}
