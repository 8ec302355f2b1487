// What a company was granted beyond its plan; when it has run out, whoever may is there, manager or super admin, puts the plan's limit back in a commit that the rules check.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import {
  hasRunOut,
  limitField,
  limitNames,
  type LimitName,
  type LimitOverride,
} from '#domain/company/companyLimits.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const overridesMax = limitNames.length;

/** What a company was granted beyond its plan, ended ones too. */
export function overridesOf(orgId: string): Source<Listed<LimitOverride>> {
  return liveList(
    'limitOverrides',
    `limitOverrides:${orgId}`,
    () =>
      query(collectionAt('limitOverrides', { orgId }), orderBy('limit'), limit(overridesMax + 1)),
    overridesMax,
  );
}

/** Puts the plan's limit back when the override has run out. Several browsers may try; one does it, the others find it done. Throws a Fault. */
export async function putBack(orgId: string, name: LimitName): Promise<'back' | 'nothing'> {
  const now = await readServerTime();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const override = await readOptional(transaction, 'limitOverrides', { orgId, limit: name });
      if (!override || !hasRunOut(override, now)) return 'nothing' as const;
      transaction.update(docAt('limitOverrides', { orgId, limit: name }), {
        endedAt: serverTimestamp(),
      });
      transaction.update(docAt('organizations', { orgId }), {
        [limitField(name)]: override.base,
        lastOp: {
          kind: 'override.end',
          id: name,
          by: authentication().currentUser?.uid ?? '',
          at: serverTimestamp(),
        },
      });
      return 'back' as const;
    }),
  );
}
