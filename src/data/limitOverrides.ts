// Granted limits that have run out: whoever may is there, manager or super admin, puts the plan's limit back in a commit that the rules check.
import { serverTimestamp } from 'firebase/firestore';
import { hasRunOut, limitField, type LimitName } from '#domain/companyLimits.ts';
import { authentication } from './authentication.ts';
import { database } from './database.ts';
import { docAt } from './documents.ts';
import { readIn } from './interviews.ts';
import { settled } from './races.ts';
import { runTransaction } from './writing.ts';

/** Puts the plan's limit back when the override has run out. Several browsers may try; one does it, the others find it done. Throws a Fault. */
export async function putBack(orgId: string, limit: LimitName, now: Date): Promise<'back' | 'nothing'> {
  return settled(() => runTransaction(database(), async (transaction) => {
    const override = await readIn(transaction, 'limitOverrides', { orgId, limit });
    if (!override || !hasRunOut(override, now)) return 'nothing' as const;
    transaction.update(docAt('limitOverrides', { orgId, limit }), { endedAt: serverTimestamp() });
    transaction.update(docAt('organizations', { orgId }), { [limitField(limit)]: override.base, lastOp: { kind: 'override.end', id: limit, by: authentication().currentUser?.uid ?? '', at: serverTimestamp() } });
    return 'back' as const;
  }));
}
