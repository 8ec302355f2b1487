// Changes to an invitation that is out: sent again, extended, revoked.
import { serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { readInviteFacts } from '#domain/invitations/mailFacts.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import {
  addAuditEntry,
  readOptional,
  readRequired,
  requireOnline,
} from '#data/firestore/transactions.ts';
import { inviteVoiceIn } from '#data/company/policies.ts';
import { addInviteMail } from './inviteMail.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Queues the e-mail once more. */
export async function resendInvite(inviteRef: InviteRef, uid: string): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const [details, invite] = [
        await readOptional(transaction, 'inviteDetails', { ...inviteRef }),
        await readOptional(transaction, 'invites', { ...inviteRef }),
      ];
      if (!details?.email || !invite) throw new Fault('notFound');
      const [organization, job] = [
        await readOptional(transaction, 'organizations', { orgId: inviteRef.orgId }),
        await readOptional(transaction, 'interviews', {
          orgId: inviteRef.orgId,
          interviewId: inviteRef.interviewId,
        }),
      ];
      if (!organization || !job) throw new Fault('notFound');
      // As they are called now, which a mail has to say.
      const named = { companyName: organization.name, interviewTitle: job.title };
      const { mail: voice } = await inviteVoiceIn(transaction, inviteRef.orgId, organization, {
        language: details.language,
        candidate: details.name ?? '',
        job: named.interviewTitle,
        company: named.companyName,
      });
      const n = details.mailed + 1;
      transaction.update(docAt('inviteDetails', { ...inviteRef }), {
        mailed: n,
        lastMailedAt: serverTimestamp(),
      });
      addInviteMail(transaction, inviteRef, uid, n, {
        email: details.email,
        name: details.name ?? '',
        language: details.language,
        code: details.code,
        expiresAt: invite.expiresAt,
        ...named,
        blind: invite.blind === true,
        voice,
        facts: readInviteFacts(invite),
      });
    }),
  );
}

async function changeInvite(
  inviteRef: InviteRef,
  uid: string,
  action: string,
  patch: Record<string, unknown>,
): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const invite = await readRequired(transaction, 'invites', { ...inviteRef });
      if (invite.status !== 'open') throw new Fault('conflict');
      transaction.update(docAt('invites', { ...inviteRef }), patch);
      addAuditEntry(transaction, inviteRef.orgId, uid, action, inviteRef.interviewId);
    }),
  );
}

/** Moves the end of an open invitation; an expired one opens again. */
export async function extendInvite(inviteRef: InviteRef, uid: string, days: number): Promise<void> {
  await changeInvite(inviteRef, uid, 'invite.extend', {
    expiresAt: new Date((await readServerTime()).getTime() + days * 86_400_000),
  });
}

/** Ends an open invitation. Its place stays counted. */
export async function revokeInvite(inviteRef: InviteRef, uid: string): Promise<void> {
  await changeInvite(inviteRef, uid, 'invite.revoke', { status: 'revoked', revokedBy: uid });
}
