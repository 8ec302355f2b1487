// A company's plan in words, and when it renews; a free plan never does, whatever date its document holds.
import { useTranslation } from 'react-i18next';
import { tiersSource } from '#data/company/tiers.ts';
import type { Organization } from '#domain/company/organization.ts';
import { isFreePlan, planNameOf, tierIdOf } from '#domain/billing/tier.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function useCompanyPlan(company: Organization): { plan: string; renewal: Date | null } {
  const { t } = useTranslation('domain');
  const tiers = useLive(tiersSource()).items;
  const tierId = tierIdOf(company);
  const tier = tiers.find(({ id }) => id === tierId)?.data ?? null;
  return {
    plan: planNameOf(tierId, tiers) ?? company.billing?.tier ?? company.tier ?? t('unknown.plan'),
    renewal: isFreePlan(tierId, tier) ? null : (company.billing?.planRenewalDate ?? null),
  };
}
