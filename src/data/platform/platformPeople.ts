// What a super admin sees of people and does with them: find, suspend, restore, give roles, move between companies, look through their eyes.
import { serverTimestamp, type WriteBatch } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Member } from '#domain/company/member.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, readDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, writeBatch } from '#data/firestore/guardedWrites.ts';
import { readOptional, readRequired } from '#data/firestore/transactions.ts';
import { actOnce, readActor, addAct } from './platformAct.ts';

/** The actor's own document goes into the commit: two who take each other's power at once meet there, and one remains. */
function holdOwn(batch: WriteBatch): void {
  batch.update(docAt('users', { uid: readActor() }), { lastLogin: serverTimestamp() });
}

/** Suspends an account: acts on its next request. Needs a fresh sign-in. Throws a Fault. */
export async function suspendPerson(uid: string, reason: string): Promise<void> {
  await actOnce({ action: 'user.suspend', target: uid, reason }, (batch, auditId) => {
    batch.set(docAt('suspensions', { uid }), {
      by: readActor(),
      at: serverTimestamp(),
      reason,
      auditId,
    });
    holdOwn(batch);
  });
}

/** Lifts a suspension. Needs a fresh sign-in. Throws a Fault: "notFound" when there is none any more. */
export async function restorePerson(uid: string, reason: string): Promise<void> {
  const suspension = (await readDoc('suspensions', { uid }, 'server'))?.data;
  if (!suspension) throw new Fault('notFound');
  // The rules look for the entry under this number: an entry for each suspension.
  const id = `userrestore_${uid}_${suspension.at?.getTime() ?? 0}`;
  await actOnce({ action: 'user.restore', target: uid, reason, id }, (batch) =>
    batch.delete(docAt('suspensions', { uid })),
  );
}

/** Gives or takes the right of a super admin; never one's own. Needs a fresh sign-in. Throws a Fault. */
export async function setSuperAdmin(uid: string, given: boolean, reason: string): Promise<void> {
  await actOnce(
    {
      action: 'user.update',
      target: uid,
      reason,
      before: `isSuperAdmin: ${!given}`,
      after: `isSuperAdmin: ${given}`,
    },
    (batch, auditId) => {
      batch.update(docAt('users', { uid }), { isSuperAdmin: given, auditId });
      if (!given) holdOwn(batch);
    },
  );
}

/** Writes down that a link to choose a new password was asked for, then has it sent. Throws a Fault. */
export async function sendResetTo(uid: string, email: string, reason: string): Promise<void> {
  await actOnce({ action: 'user.reset', target: uid, reason }, () => undefined);
  const { sendPasswordReset } = await import('#data/account/accountMail.ts');
  await sendPasswordReset(email);
}

export type MovedRole = Extract<Member['role'], 'admin' | 'recruiter' | 'reviewer'>;
export interface Move {
  uid: string;
  /** null: out of their company. */
  to: { orgId: string; role: MovedRole } | null;
  reason: string;
}
export type Moved =
  | { kind: 'moved' }
  | /** The new company has no licence left. */ { kind: 'limit' }
  | /** An owner hands the company over first; the compliance role comes by invitation alone. */ {
      kind: 'stays';
    };

/** Moves somebody to a company, a role, or out: seats, memberships, their user document and the entry in each company's log in one commit. Needs a fresh sign-in. Throws a Fault. */
export async function movePerson({ uid, to, reason }: Move): Promise<Moved> {
  const me = readActor();
  return asFault(() =>
    runTransaction(database(), async (transaction): Promise<Moved> => {
      const user = await readRequired(transaction, 'users', { uid });
      const from = user.orgId ?? null;
      const member = from ? await readOptional(transaction, 'members', { orgId: from, uid }) : null;
      if (member?.role === 'owner' || member?.role === 'compliance') return { kind: 'stays' };
      const staysIn = to !== null && to.orgId === from && member !== null;
      const left =
        from && member && !staysIn
          ? await readOptional(transaction, 'organizations', { orgId: from })
          : null;
      const joined =
        to && !staysIn
          ? await readOptional(transaction, 'organizations', { orgId: to.orgId })
          : null;
      if (to && !staysIn && !joined) throw new Fault('notFound');
      if (joined && joined.usage.licenses.used >= joined.usage.licenses.limit)
        return { kind: 'limit' };
      const auditId = addAct(transaction, {
        action: 'user.move',
        target: uid,
        reason,
        before: `${from ?? '–'} ${member?.role ?? ''}`.trim(),
        after: to ? `${to.orgId} ${to.role}` : '–',
        orgIds: [...(left && from ? [from] : []), ...(to ? [to.orgId] : [])],
      });
      const seat = (kind: 'seat.join' | 'seat.leave', used: number) => ({
        'usage.licenses.used': used,
        lastOp: { kind, id: uid, by: me, at: serverTimestamp() },
      });
      if (left && from) {
        transaction.update(
          docAt('organizations', { orgId: from }),
          seat('seat.leave', left.usage.licenses.used - 1),
        );
        transaction.delete(docAt('members', { orgId: from, uid }));
      }
      if (to && staysIn)
        transaction.update(docAt('members', { orgId: to.orgId, uid }), { role: to.role });
      if (to && joined) {
        transaction.update(
          docAt('organizations', { orgId: to.orgId }),
          seat('seat.join', joined.usage.licenses.used + 1),
        );
        transaction.set(docAt('members', { orgId: to.orgId, uid }), {
          role: to.role,
          status: 'active',
          joinedAt: serverTimestamp(),
          ...(user.displayName ? { displayName: user.displayName } : {}),
        });
      }
      transaction.update(docAt('users', { uid }), {
        orgId: to?.orgId ?? null,
        isAdmin: to?.role === 'admin',
        ...(to ? { isHiringManager: true } : {}),
        auditId,
      });
      return { kind: 'moved' };
    }),
  );
}

/** The first super admin, once: the latch and the right in one commit, by the Google account the rules name. Throws a Fault. */
export async function becomeFirstSuperAdmin(): Promise<void> {
  const uid = readActor();
  await asFault(async () => {
    const batch = writeBatch(database());
    batch.update(docAt('users', { uid }), { isSuperAdmin: true });
    batch.set(docAt('system', { d: 'bootstrap' }), { uid, at: serverTimestamp() });
    await batch.commit();
  });
}
