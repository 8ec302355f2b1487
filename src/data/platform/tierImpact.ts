// What publishing a tier would mean for the companies on it.
import {
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { readLimits, isInForce } from '#domain/company/companyLimits.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import { listAffected, type Affected } from '#domain/platform/tierDraft.ts';
import { collectionAt, read, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { noteReads } from '#data/base/reads.ts';

const companiesPerRead = 200;

/** How many companies are on a tier, counted by the server. Throws a Fault. */
export async function countCompaniesOn(tierId: string): Promise<number> {
  noteReads('count', 1);
  return asFault(
    async () =>
      (
        await getCountFromServer(
          query(
            collectionAt('organizations', {}),
            where('billing.tierId', '==', tierId),
            limit(companiesPerRead),
          ),
        )
      ).data().count,
  );
}

async function readCompaniesAfter(
  tierId: string,
  last: QueryDocumentSnapshot | null,
): Promise<QueryDocumentSnapshot[]> {
  const of = query(
    collectionAt('organizations', {}),
    where('billing.tierId', '==', tierId),
    limit(companiesPerRead),
  );
  const { docs } = await retryRead(() => getDocs(last ? query(of, startAfter(last)) : of));
  noteReads('organizations', docs.length);
  return docs;
}

export interface CompanyImpact extends Affected {
  orgId: string;
  name: string;
}
export interface TierImpact {
  /** Companies on the tier. */
  companies: number;
  /** Those whose limits would change, existing overrides left out. */
  touched: CompanyImpact[];
}

async function computeImpactOn(
  { id, data }: Stored<Organization>,
  limits: TierConfiguration['limits'],
  now: Date,
): Promise<CompanyImpact | null> {
  const plain = listAffected(data, limits, [], now);
  if (
    plain.limits.length === 0 &&
    JSON.stringify(readLimits(data.usage)) === JSON.stringify(limits)
  )
    return null;
  const overrides = (
    await readList(
      'limitOverrides',
      query(collectionAt('limitOverrides', { orgId: id }), orderBy('limit'), limit(6)),
      5,
    )
  ).items
    .map((one) => one.data)
    .filter(isInForce);
  const touched = listAffected(data, limits, overrides, now);
  return touched.limits.length === 0 ? null : { orgId: id, name: data.name, ...touched };
}

/** What a tier's limits would change at the companies on it. Reads each of them once. Throws a Fault. */
export async function computeTierImpact(
  tierId: string,
  limits: TierConfiguration['limits'],
  now: Date,
): Promise<TierImpact> {
  return asFault(async () => {
    const touched: CompanyImpact[] = [];
    let companies = 0;
    let last: QueryDocumentSnapshot | null = null;
    do {
      const docs: QueryDocumentSnapshot[] = await readCompaniesAfter(tierId, last);
      companies += docs.length;
      const found = docs
        .map((one) => read('organizations', one))
        .flatMap((result) => ('stored' in result ? [result.stored] : []));
      touched.push(
        ...(
          await Promise.all(found.map((company) => computeImpactOn(company, limits, now)))
        ).filter((one) => one !== null),
      );
      last = docs.length === companiesPerRead ? (docs.at(-1) ?? null) : null;
    } while (last);
    return {
      companies,
      touched: touched.toSorted(
        (a, b) => b.over.length - a.over.length || (a.name < b.name ? -1 : 1),
      ),
    };
  });
}
