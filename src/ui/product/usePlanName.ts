// The name of a plan by its id; the id itself is never shown.
import { useTranslation } from 'react-i18next';
import type { Stored } from '#domain/base/source.ts';
import { planNameOf, type TierConfiguration } from '#domain/billing/tier.ts';

/** The name of a plan among those there are, else of the built-in one, else "former plan". */
export function usePlanName(
  tiers: readonly Stored<TierConfiguration>[],
): (tierId: string) => string {
  const { t } = useTranslation('domain');
  return (tierId) => planNameOf(tierId, tiers) ?? t('unknown.plan');
}
