// What a super admin's screens name things by: companies and tiers. No candidate content.
import { limit, orderBy, query } from 'firebase/firestore';
import type { Organization } from '#domain/company/organization.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import { collectionAt, liveList } from '#data/firestore/documents.ts';

/** The rules let a super admin list at most 200 companies at once. */
const companiesMost = 199;
const tiersMost = 50;

/** Companies by name, at most 199. */
export function platformCompaniesSource(): Source<Listed<Organization>> {
  return liveList(
    'organizations',
    'platform:organizations',
    () => query(collectionAt('organizations', {}), orderBy('name'), limit(companiesMost + 1)),
    companiesMost,
  );
}

/** Tier configurations by name. */
export function platformTiersSource(): Source<Listed<TierConfiguration>> {
  return liveList(
    'tierConfigurations',
    'platform:tiers',
    () => query(collectionAt('tierConfigurations', {}), orderBy('name'), limit(tiersMost + 1)),
    tiersMost,
  );
}
