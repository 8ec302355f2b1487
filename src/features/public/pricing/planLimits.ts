// The limits of a plan in the order they are shown; storage is counted in MB.
import type { TierConfiguration } from '#domain/billing/tier.ts';

export const limitKeys = [
  'licenses',
  'interviews',
  'candidates',
  'videos',
  'documents',
] as const satisfies (keyof TierConfiguration['limits'])[];
export const storageKeys: readonly string[] = ['videos', 'documents'];
