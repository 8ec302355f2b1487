// What a super admin sees of companies and does with them: find, plan, limits, invoices, requests, suspension. No candidate content.
import { Fault } from '#domain/base/fault.ts';
import type { Organization } from '#domain/company/organization.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { actOnce, addAct } from './platformAct.ts';

/** Suspends or restores a company. Needs a fresh sign-in. Throws a Fault. */
export async function setCompanyStatus(
  orgId: string,
  status: Organization['status'],
  reason: string,
): Promise<void> {
  await actOnce(
    {
      action: status === 'suspended' ? 'org.suspend' : 'org.restore',
      target: orgId,
      reason,
      orgIds: [orgId],
    },
    (batch, auditId) => batch.update(docAt('organizations', { orgId }), { status, auditId }),
  );
}

/** Names the owner of a company whose own has no account any more: somebody active there; the entry that led keeps its seat, as an administrator's. Needs a fresh sign-in. Throws a Fault: "conflict" when it has another owner by now. */
export async function nameOwner(
  orgId: string,
  { gone, heir }: { gone: string; heir: string },
  reason: string,
): Promise<
  'named' | /** The account of whoever was chosen is gone or belongs elsewhere. */ 'left'
> {
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [company, member, user] = [
        await readOptional(transaction, 'organizations', { orgId }),
        await readOptional(transaction, 'members', { orgId, uid: heir }),
        await readOptional(transaction, 'users', { uid: heir }),
      ];
      if (!company || !member) throw new Fault('notFound');
      if (user?.orgId !== orgId) return 'left' as const;
      if (company.ownerUid !== gone || member.status !== 'active') throw new Fault('conflict');
      const auditId = addAct(transaction, {
        action: 'org.owner',
        target: orgId,
        reason,
        before: gone,
        after: heir,
        orgIds: [orgId],
      });
      transaction.update(docAt('organizations', { orgId }), { ownerUid: heir, auditId });
      transaction.update(docAt('members', { orgId, uid: gone }), { role: 'admin' });
      transaction.update(docAt('members', { orgId, uid: heir }), { role: 'owner' });
      return 'named' as const;
    }),
  );
}
