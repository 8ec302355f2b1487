// From a code to an invitation, and from an invitation to a session: the candidate's way in.
import { getDoc, serverTimestamp, doc } from 'firebase/firestore';
import type { AiAdapter } from '#domain/ai/aiSettings.ts';
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { hiddenMarksOf, createCodeName } from '#domain/candidate/identity.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import type { Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, readDoc } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { noteServerTime } from '#data/firestore/serverClock.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

export interface Invitation {
  orgId: string;
  interviewId: string;
  token: string;
  invite: Invite;
}

/** An open invitation, or the interview this person has already begun with it. */
export type Found =
  | { kind: 'open'; invitation: Invitation }
  | { kind: 'begun'; orgId: string; interviewId: string };

const states = [
  ['expired', 'inviteExpired'],
  ['revoked', 'inviteRevoked'],
  ['claimed', 'inviteUsed'],
] as const satisfies [string, FaultCode][];

/** Why an invitation cannot be read. The rules answer "is it {state}?" to whoever holds the token, and tell nothing else. */
async function reasonOf(inviteRef: {
  orgId: string;
  interviewId: string;
  token: string;
}): Promise<FaultCode> {
  const answers = await Promise.all(
    states.map(async ([state, code]) => {
      try {
        await retryRead(() => getDoc(doc(docAt('invites', inviteRef), 'is', state)));
        return code;
      } catch (error) {
        const fault = faultOf(error);
        if (fault.code === 'permissionDenied') return null;
        throw fault;
      }
    }),
  );
  return answers.find((code) => code !== null) ?? 'inviteInvalid';
}

/** Looks an invitation up. Throws Fault inviteInvalid, inviteExpired, inviteRevoked or inviteUsed. */
async function findInvitation(code: string, uid: string): Promise<Found> {
  const named = await readDoc('inviteCodes', { code }, 'server');
  if (!named) throw new Fault('inviteInvalid');
  const { orgId, interviewId, token } = named.data;
  // The same person on the same link goes on where they were.
  const session = await readDoc('sessions', { orgId, interviewId, candidateUid: uid }, 'server');
  if (session) return { kind: 'begun', orgId, interviewId };
  try {
    const invite = await readDoc('invites', { orgId, interviewId, token }, 'server');
    if (!invite) throw new Fault('inviteInvalid');
    return { kind: 'open', invitation: { orgId, interviewId, token, invite: invite.data } };
  } catch (error) {
    const fault = faultOf(error);
    throw fault.code === 'permissionDenied'
      ? new Fault(await reasonOf({ orgId, interviewId, token }), { cause: fault })
      : fault;
  }
}

/** The invitation behind a code, as a source: looked up once. */
export function invitationByCodeSource(code: string, uid: string): Source<Found> {
  return {
    key: `invitation/${code}/${uid}`,
    subscribe: (next, fail) => {
      findInvitation(code, uid).then(next, fail);
      return () => undefined;
    },
  };
}

/** What a candidate says before beginning. */
export interface Beginning {
  /** Versions of the texts that were agreed to, and where the second said that the AI would run. */
  consent: {
    keep: string;
    ai: string;
    engine: AiAdapter;
  };
  displayName: string;
  email: string | null;
  ai: boolean;
  language: string;
  /** Absent: the interview's. */
  speechLanguage?: string;
}

/** Claims the invitation and begins, with the minutes that were granted beforehand: one commit. Coming second in two tabs is no fault: the interview has begun. */
export async function beginInterview(
  { orgId, interviewId, token, invite }: Invitation,
  uid: string,
  { consent: texts, displayName, email, ai, language, speechLanguage }: Beginning,
): Promise<void> {
  const sessionAt = docAt('sessions', { orgId, interviewId, candidateUid: uid });
  const inviteAt = docAt('invites', { orgId, interviewId, token });
  const asked = Date.now();
  try {
    await withTimeout(
      runTransaction(database(), async (transaction) => {
        if ((await transaction.get(sessionAt)).exists()) return;
        // The first to begin ends what may still be corrected; later ones find the mark gone and write nothing that all share.
        const unbegunAt = docAt('unbegun', { orgId, interviewId });
        const isFirst = (await transaction.get(unbegunAt)).exists();
        const granted = await transaction.get(
          docAt('accommodations', { orgId, interviewId, token }),
        );
        const extraMinutes: unknown = granted.get('extraMinutes');
        const at = serverTimestamp();
        const who = { fullName: displayName, ...(email ? { email } : {}) };
        const code = {
          displayName: createCodeName(crypto.getRandomValues(new Uint8Array(5))),
          blind: true,
        };
        const blind = invite.blind === true;
        if (isFirst) transaction.delete(unbegunAt);
        transaction.update(inviteAt, { status: 'claimed', claimedBy: uid, claimedAt: at });
        transaction.set(sessionAt, {
          status: 'in_progress',
          inviteToken: token,
          startedAt: at,
          ...(blind ? { ...code, hidden: hiddenMarksOf(who, uid) } : {}),
          consent: {
            recording: true,
            ai,
            policyVersion: texts.keep,
            aiPolicyVersion: texts.ai,
            aiEngine: texts.engine,
            at,
          },
          rev: 1,
          orgId,
          interviewId,
          candidateUid: uid,
          language,
          ...(speechLanguage ? { speechLanguage } : {}),
          ...(typeof extraMinutes === 'number' && extraMinutes > 0 ? { extraMinutes } : {}),
        });
        transaction.set(docAt('identity', { orgId, interviewId, candidateUid: uid }), who);
        transaction.set(docAt('candidates', { orgId, interviewId, candidateUid: uid }), {
          ...(blind ? code : { displayName, ...(email ? { email } : {}) }),
          status: 'in_progress',
          startedAt: at,
          ai,
          language,
          rev: 1,
          orgId,
          interviewId,
          candidateUid: uid,
        });
      }),
    );
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'permissionDenied') throw fault;
    // The invitation was readable a moment ago: either it has changed since, or the interview takes nobody any more.
    const reason = await reasonOf({ orgId, interviewId, token });
    throw new Fault(reason === 'inviteInvalid' ? 'interviewClosed' : reason, { cause: fault });
  }
  const answered = Date.now();
  const session = await asFault(() =>
    readDoc('sessions', { orgId, interviewId, candidateUid: uid }, 'server'),
  );
  if (session?.data.startedAt) noteServerTime(session.data.startedAt, asked, answered);
}
