// Seats at a company: inviting colleagues, accepting, revoking, changing roles, removing. Each counted change is one commit with the organisation's counter.
import { serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import {
  changeOf,
  formatRoleAndStatus,
  type Member,
  type MemberRole,
} from '#domain/company/member.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, updateDoc, updateUnqueued } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { addAuditEntry, readOptional, readRequired } from '#data/firestore/transactions.ts';
import { readOrganization, countSeat, readSignedInUid } from './seatCount.ts';

export type InvitableRole = Exclude<MemberRole, 'owner'>;
/** Roles that somebody can be given later; "compliance" comes by invitation alone. */
export type ChangeableRole = Exclude<InvitableRole, 'compliance'>;

/** Somebody's membership, kept current; null when they are no member. */
export function memberOf(orgId: string, uid: string): Source<Stored<Member> | null> {
  return liveDoc('members', { orgId, uid });
}

/** Removes a member, or oneself, and frees the seat; what they were is in the log. The owner cannot be removed. */
export async function removeMember(orgId: string, memberUid: string): Promise<void> {
  const uid = readSignedInUid();
  const auditId = createId();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [organization, member] = [
        await readOrganization(transaction, orgId),
        await readOptional(transaction, 'members', { orgId, uid: memberUid }),
      ];
      if (!member) throw new Fault('notFound');
      countSeat(transaction, orgId, organization, -1, 'seat.remove', memberUid, auditId);
      transaction.delete(docAt('members', { orgId, uid: memberUid }));
      addAuditEntry(
        transaction,
        orgId,
        uid,
        'member.remove',
        memberUid,
        formatRoleAndStatus(member),
        auditId,
      );
      if (memberUid === uid)
        transaction.update(docAt('users', { uid }), { orgId: null, isAdmin: false });
    }),
  );
}

/** Changes what a member may do, or lets them rest; the log tells what it was and what it is. Owners change anybody below them, admins recruiters and reviewers. */
export async function changeMemberRole(
  orgId: string,
  memberUid: string,
  change: { role?: ChangeableRole; status?: Member['status'] },
): Promise<void> {
  const uid = readSignedInUid();
  const auditId = createId();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const member = await readRequired(transaction, 'members', { orgId, uid: memberUid });
      transaction.update(docAt('members', { orgId, uid: memberUid }), { ...change, auditId });
      addAuditEntry(
        transaction,
        orgId,
        uid,
        'member.change',
        memberUid,
        changeOf(member, { ...member, ...change }),
        auditId,
      );
    }),
  );
}

/** Notes on one's own membership that one was here; colleagues see it to the hour. `reachable`: and where they write to, for administrators with a verified address. */
export async function noteSeen(orgId: string, reachable = false): Promise<void> {
  const user = authentication().currentUser;
  const contact = reachable && user?.emailVerified && user.email ? { contact: user.email } : {};
  await asFault(() =>
    updateUnqueued(docAt('members', { orgId, uid: readSignedInUid() }), {
      lastSeenAt: serverTimestamp(),
      ...contact,
    }),
  );
}

/** Shows one's membership on one's own user document, after an admin changed it. */
export async function mirrorMembership(orgId: string, isAdmin: boolean): Promise<void> {
  await asFault(() => updateDoc(docAt('users', { uid: readSignedInUid() }), { orgId, isAdmin }));
}
