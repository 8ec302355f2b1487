// Handing a company over: the organisation, both memberships and the log in one commit. The rules ask for a sign-in of the last 15 minutes.
import { serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';

/** Makes somebody of the staff the owner; who was it becomes an administrator. "conflict" when the company has another owner by now. */
export async function transferOwnership(
  orgId: string,
  uid: string,
  heirUid: string,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [organization, heir] = [
        await readOptional(transaction, 'organizations', { orgId }),
        await readOptional(transaction, 'members', { orgId, uid: heirUid }),
      ];
      if (!organization || !heir) throw new Fault('notFound');
      if (organization.ownerUid !== uid || heir.status !== 'active') throw new Fault('conflict');
      transaction.update(docAt('organizations', { orgId }), {
        ownerUid: heirUid,
        lastOp: { kind: 'owner', id: heirUid, by: uid, at: serverTimestamp(), parent: auditId },
      });
      transaction.update(docAt('members', { orgId, uid: heirUid }), { role: 'owner' });
      transaction.update(docAt('members', { orgId, uid }), { role: 'admin' });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action: 'owner.transfer',
        target: heirUid,
        at: serverTimestamp(),
      });
      return true as const;
    }),
  );
}
