/** Tier configurations: the limits and features of an organisation. */
import { z } from 'zod';
import { count } from '#domain/base/count.ts';
import { Moment } from '#domain/base/moment.ts';

export const featureFlags = [
  'customBranding',
  'advancedAnalytics',
  'apiAccess',
  'prioritySupport',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

export const TierConfiguration = z.object({
  name: z.string(),
  limits: z.object({
    licenses: count,
    interviews: count,
    candidates: count,
    videos: count,
    documents: count,
    /** Of a job seeker's tier alone: credits per month. */
    credits: count.optional(),
  }),
  features: z.object({
    customBranding: z.boolean(),
    advancedAnalytics: z.boolean(),
    apiAccess: z.boolean(),
    prioritySupport: z.boolean(),
  }),
  price: z.object({ monthly: z.number(), annual: z.number(), currency: z.string() }).nullish(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string().nullish(),
  /** The published version; absent in a tier that was never published from the system page. */
  rev: z.number().int().nullish(),
  /** Why this version came into force. */
  reason: z.string().nullish(),
  /** Whether companies that are on the tier already get its limits too. */
  applies: z.enum(['all', 'new']).nullish(),
  /** The version it brought back, if it did. */
  restored: z.number().int().nullish(),
  auditId: z.string().nullish(),
});
export type TierConfiguration = z.infer<typeof TierConfiguration>;

/** True for a tier of people who look for a job; the others are for companies. */
export function isSeekerTier({ limits }: Pick<TierConfiguration, 'limits'>): boolean {
  return limits.credits !== undefined;
}

/** "Unlimited" in tiers and usage: a whole number that the rules can compare and no count reaches. */
export const unlimited = 1_000_000_000;
/** True when a limit does not limit. */
export function isUnlimited(limit: number): boolean {
  return limit >= unlimited;
}

export const fallbackTierId = 'default_free';

/** Limits and features when no tier configuration exists (product brief, section 9). Storage is counted in MB. */
export const builtInTier: TierConfiguration = {
  name: 'Free',
  limits: { licenses: 3, interviews: 10, candidates: 20, videos: 500, documents: 100 },
  features: {
    customBranding: false,
    advancedAnalytics: false,
    apiAccess: false,
    prioritySupport: false,
  },
};

/** Tier id of an organisation: billing.tierId, else "default_" + lower-cased tier, else default_free (product brief, section 4). */
export function tierIdOf(
  organization: {
    billing?:
      | { tierId?: string | null | undefined; tier?: string | null | undefined }
      | null
      | undefined;
    tier?: string | null | undefined;
  } | null,
): string {
  const tierId = organization?.billing?.tierId;
  if (tierId) return tierId;
  const tier = organization?.billing?.tier ?? organization?.tier;
  return tier ? `default_${tier.toLowerCase()}` : fallbackTierId;
}

/** The name of a plan; null for one that is neither published nor built in. */
export function planNameOf(
  tierId: string,
  tiers: readonly { id: string; data: Pick<TierConfiguration, 'name'> }[],
): string | null {
  const published = tiers.find(({ id }) => id === tierId)?.data.name;
  return published ?? (tierId === fallbackTierId ? builtInTier.name : null);
}

/** True for a plan without a price: it never ends, so it does not renew. */
export function isFreePlan(tierId: string, tier: Pick<TierConfiguration, 'price'> | null): boolean {
  return tier?.price
    ? tier.price.monthly === 0 && tier.price.annual === 0
    : tierId === fallbackTierId;
}
