// The seats of a company, counted in the commit that takes or frees one.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Organization } from '#domain/company/organization.ts';
import { docAt } from '#data/firestore/documents.ts';
import { readRequired } from '#data/firestore/transactions.ts';
import { Fault } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';

export async function readOrganization(
  transaction: Transaction,
  orgId: string,
): Promise<Organization> {
  const organization = await readRequired(transaction, 'organizations', { orgId });
  return organization;
}

export function countSeat(
  transaction: Transaction,
  orgId: string,
  organization: Organization,
  by: 1 | -1,
  kind: 'seat.invite' | 'seat.revoke' | 'seat.remove',
  id: string,
  parent?: string,
): void {
  transaction.update(docAt('organizations', { orgId }), {
    'usage.licenses.used': organization.usage.licenses.used + by,
    lastOp: {
      kind,
      id,
      by: readSignedInUid(),
      at: serverTimestamp(),
      ...(parent ? { parent } : {}),
    },
  });
}

export function readSignedInUid(): string {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  return user.uid;
}
