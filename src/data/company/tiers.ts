// Tier configurations: the limits and features an organisation has, and the plans there are.
import { limit, orderBy, query } from 'firebase/firestore';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { builtInTier, fallbackTierId, type TierConfiguration } from '#domain/billing/tier.ts';
import { collectionAt, liveDoc, liveList, readDoc } from '#data/firestore/documents.ts';

/** Most tiers that are read at once. */
const tiersMost = 50;

/** The configuration of a tier; when there is none, that of default_free; when there is none either, the built-in one (seed, section 9). */
export async function readTier(tierId: string): Promise<TierConfiguration> {
  const found =
    (await readDoc('tierConfigurations', { tierId })) ??
    (tierId === fallbackTierId
      ? null
      : await readDoc('tierConfigurations', { tierId: fallbackTierId }));
  return found?.data ?? builtInTier;
}

/** One tier's own document, kept current; null when there is none. */
export function tierSource(tierId: string): Source<Stored<TierConfiguration> | null> {
  return liveDoc('tierConfigurations', { tierId });
}

/** The tiers there are, kept current, by name. */
export function tiersSource(): Source<Listed<TierConfiguration>> {
  return liveList(
    'tierConfigurations',
    'tiers',
    () => query(collectionAt('tierConfigurations', {}), orderBy('name'), limit(tiersMost + 1)),
    tiersMost,
  );
}
