// How a company looks to its candidates. The rules show it only while the plan has custom branding; without it there is simply none.
import { serverTimestamp } from 'firebase/firestore';
import type { Brand } from '#domain/company/brand.ts';
import { toFault } from '#domain/base/fault.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { addAuditEntry, requireOnline } from '#data/firestore/transactions.ts';

/** The brand of a company, kept current; null when there is none or the plan has no custom branding. */
export function brandOf(orgId: string): Source<Stored<Brand> | null> {
  const { key, subscribe } = liveDoc('brand', { orgId });
  return {
    key: `brand/${key}`,
    subscribe: (next, fail) =>
      subscribe(next, (error) =>
        toFault(error).code === 'permissionDenied' ? next(null) : fail(error),
      ),
  };
}

/** Keeps name, logo and colour for candidates' pages and mails; null takes the brand away. Managers only, one commit with its entry in the log. */
export async function saveBrand(
  orgId: string,
  uid: string,
  brand: Pick<Brand, 'name' | 'logo' | 'colour'> | null,
): Promise<true> {
  requireOnline();
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      if (brand)
        transaction.set(docAt('brand', { orgId }), {
          name: brand.name.trim(),
          logo: brand.logo,
          colour: brand.colour,
          updatedAt: serverTimestamp(),
          updatedBy: uid,
        });
      else {
        // Taken away by somebody else meanwhile: there is nothing to tell.
        if (!(await transaction.get(docAt('brand', { orgId }))).exists()) return true as const;
        transaction.delete(docAt('brand', { orgId }));
      }
      addAuditEntry(transaction, orgId, uid, brand ? 'brand.change' : 'brand.remove', 'brand');
      return true as const;
    }),
  );
}
