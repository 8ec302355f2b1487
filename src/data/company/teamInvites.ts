// Inviting colleagues: a seat is counted in the commit that invites, and freed in the one that takes it back.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { computeMostTeamMails, type TeamMailMonth } from '#domain/company/mail.ts';
import type { OrgInvite } from '#domain/company/member.ts';
import { periodOf } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc, readDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { addAuditEntry, readOptional } from '#data/firestore/transactions.ts';
import { addMail } from './mail.ts';
import { readOrganization, countSeat, readSignedInUid } from './seatCount.ts';
import type { InvitableRole } from './members.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

export interface NewTeamInvite {
  email: string;
  role: InvitableRole;
  /** At most 30. */
  expiryDays?: number;
  /** Of the e-mail. */
  language?: string;
}
export type TeamInvited =
  | {
      kind: 'invited';
      inviteId: string;
      /** False when the month's emails are used up: its link is copied instead. */
      mailed: boolean;
    }
  | /** No licence is left. */ { kind: 'limit' };

/** An invitation of a colleague, kept current; readable by whom it names, by managers, and while it is open by whoever holds its link. */
export function teamInviteOf(orgId: string, inviteId: string): Source<Stored<OrgInvite> | null> {
  return liveDoc('orgInvites', { orgId, inviteId });
}

/** The address of an invitation of a colleague. */
export function buildTeamInviteLink(orgId: string, inviteId: string): string {
  return globalThis.location.origin + to('joinTeam', { orgId, inviteId });
}

/** How often an invitation may be mailed in all. */
export const mailsMost = 9;
const usualDays = 14;

/** The mails that invited colleagues in the month of `now`; null before the first. Managers only. */
export function teamMailsOf(orgId: string, now: Date): Source<Stored<TeamMailMonth> | null> {
  return liveDoc('teamMails', { orgId, month: String(periodOf(now)) });
}

interface TeamMail {
  to: string;
  role: InvitableRole;
  language: string;
  companyName: string;
  expiresAt: Date;
  uid: string;
}

/** This month's count, and whether another mail may go out. */
async function readMonth(
  transaction: Transaction,
  orgId: string,
  { usage }: Organization,
): Promise<{ month: string; used: number; isUsedUp: boolean }> {
  const month = String(periodOf(await readServerTime()));
  const used = (await readOptional(transaction, 'teamMails', { orgId, month }))?.used ?? 0;
  return { month, used, isUsedUp: used >= computeMostTeamMails(usage.licenses.limit) };
}

/** Queues the mail and counts it in its month. */
function addTeamMail(
  transaction: Transaction,
  orgId: string,
  inviteId: string,
  n: number,
  { month, used }: { month: string; used: number },
  { to: address, role, language, companyName, expiresAt, uid }: TeamMail,
): void {
  const mailId = `${inviteId}_${n}`;
  transaction.set(docAt('teamMails', { orgId, month }), {
    used: used + 1,
    last: mailId,
    updatedAt: serverTimestamp(),
  });
  addMail(transaction, mailId, {
    to: address,
    template: 'teamInvite',
    orgId,
    about: `orgInvites/${inviteId}`,
    uid,
    data: {
      language,
      companyName,
      role,
      code: `${orgId}/${inviteId}`,
      expiresAt: expiresAt.toISOString(),
    },
  });
}

/** Invites a colleague: a seat, the invitation, its e-mail and an audit entry in one commit. Without the e-mail when the month's are used up. */
export async function inviteToTeam(
  orgId: string,
  { email, role, expiryDays = usualDays, language = 'en' }: NewTeamInvite,
): Promise<TeamInvited> {
  const uid = readSignedInUid();
  const inviteId = createId();
  const to = email.trim().toLowerCase();
  const expiresAt = new Date((await readServerTime()).getTime() + expiryDays * 86_400_000);
  const byName = authentication().currentUser?.displayName?.slice(0, 120);
  return asFault(() =>
    runTransaction(database(), async (transaction): Promise<TeamInvited> => {
      const organization = await readOrganization(transaction, orgId);
      const { used, limit } = organization.usage.licenses;
      if (used >= limit) return { kind: 'limit' };
      const month = await readMonth(transaction, orgId, organization);
      countSeat(transaction, orgId, organization, 1, 'seat.invite', inviteId);
      transaction.set(docAt('orgInvites', { orgId, inviteId }), {
        email: to,
        role,
        status: 'pending',
        createdBy: uid,
        createdAt: serverTimestamp(),
        expiresAt,
        orgName: organization.name,
        ...(byName ? { byName } : {}),
      });
      if (!month.isUsedUp)
        addTeamMail(transaction, orgId, inviteId, 1, month, {
          to,
          role,
          language,
          companyName: organization.name,
          expiresAt,
          uid,
        });
      addAuditEntry(transaction, orgId, uid, 'member.invite', inviteId, role);
      return { kind: 'invited', inviteId, mailed: !month.isUsedUp };
    }),
  );
}

/** Sends an invitation once more (nine times at most) and renews it for two weeks. */
export async function resendTeamInvite(
  orgId: string,
  inviteId: string,
  language: string,
): Promise<true> {
  const uid = readSignedInUid();
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [organization, invite] = [
        await readOrganization(transaction, orgId),
        await readOptional(transaction, 'orgInvites', { orgId, inviteId }),
      ];
      if (!invite) throw new Fault('notFound');
      const mailed = (invite.mailed ?? 1) + 1;
      if (invite.status !== 'pending' || mailed > mailsMost) throw new Fault('conflict');
      const month = await readMonth(transaction, orgId, organization);
      if (month.isUsedUp) throw new Fault('conflict');
      const expiresAt = new Date((await readServerTime()).getTime() + usualDays * 86_400_000);
      transaction.update(docAt('orgInvites', { orgId, inviteId }), { mailed, expiresAt });
      addTeamMail(transaction, orgId, inviteId, mailed, month, {
        to: invite.email,
        role: invite.role,
        language,
        companyName: organization.name,
        expiresAt,
        uid,
      });
      addAuditEntry(transaction, orgId, uid, 'member.invite.resend', inviteId, invite.role);
      return true as const;
    }),
  );
}

/** Takes an invitation back and frees its seat. */
export async function revokeTeamInvite(orgId: string, inviteId: string): Promise<void> {
  const uid = readSignedInUid();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const organization = await readOrganization(transaction, orgId);
      countSeat(transaction, orgId, organization, -1, 'seat.revoke', inviteId);
      transaction.update(docAt('orgInvites', { orgId, inviteId }), {
        status: 'revoked',
        revokedBy: uid,
      });
      addAuditEntry(transaction, orgId, uid, 'member.invite.revoke', inviteId);
    }),
  );
}

/** Joins a company by an invitation that names one's own verified address. */
export async function acceptTeamInvite(orgId: string, inviteId: string): Promise<void> {
  const uid = readSignedInUid();
  const invite = (await readDoc('orgInvites', { orgId, inviteId }, 'server'))?.data;
  if (!invite) throw new Fault('inviteInvalid');
  if (invite.status === 'revoked') throw new Fault('inviteRevoked');
  if (invite.status === 'accepted') throw new Fault('inviteUsed');
  if (invite.expiresAt <= (await readServerTime())) throw new Fault('inviteExpired');
  const displayName = authentication().currentUser?.displayName;
  const batch = writeBatch(database());
  batch.update(docAt('orgInvites', { orgId, inviteId }), {
    status: 'accepted',
    acceptedBy: uid,
    acceptedAt: serverTimestamp(),
  });
  batch.set(docAt('members', { orgId, uid }), {
    role: invite.role,
    status: 'active',
    joinedAt: serverTimestamp(),
    inviteId,
    ...(displayName ? { displayName } : {}),
  });
  batch.update(docAt('users', { uid }), {
    orgId,
    isHiringManager: true,
    isAdmin: invite.role === 'admin',
  });
  await asFault(() => batch.commit());
}
