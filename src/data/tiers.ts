// Tier configurations: the limits and features an organisation has.
import { builtInTier, fallbackTierId, type TierConfiguration } from '#domain/tier.ts';
import { readDoc } from './documents.ts';

/** The configuration of a tier; when there is none, that of default_free; when there is none either, the built-in one (seed, section 9). */
export async function readTier(tierId: string): Promise<TierConfiguration> {
  const found = (await readDoc('tierConfigurations', { tierId })) ?? (tierId === fallbackTierId ? null : await readDoc('tierConfigurations', { tierId: fallbackTierId }));
  return found?.data ?? builtInTier;
}
