/** The plans on sale: what the pricing page shows and what super admins configure as tiers. */
import { builtInTier, fallbackTierId, type TierConfiguration } from './tier.ts';

const planIds = ['free', 'team', 'business'] as const;
export type PlanId = (typeof planIds)[number];

/** A tier configuration with its id and a price: `annual` is the price of a whole year. */
export interface Plan extends TierConfiguration {
  id: PlanId;
  tierId: string;
  price: { monthly: number; annual: number; currency: string };
}

export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'free',
    tierId: fallbackTierId,
    ...builtInTier,
    price: { monthly: 0, annual: 0, currency: 'USD' },
  },
  {
    id: 'team',
    tierId: 'default_team',
    name: 'Team',
    limits: { licenses: 10, interviews: 40, candidates: 300, videos: 10_000, documents: 2_000 },
    features: {
      customBranding: true,
      advancedAnalytics: true,
      apiAccess: false,
      prioritySupport: false,
    },
    price: { monthly: 149, annual: 1_490, currency: 'USD' },
  },
  {
    id: 'business',
    tierId: 'default_business',
    name: 'Business',
    limits: { licenses: 40, interviews: 200, candidates: 2_000, videos: 50_000, documents: 10_000 },
    features: {
      customBranding: true,
      advancedAnalytics: true,
      apiAccess: true,
      prioritySupport: true,
    },
    price: { monthly: 449, annual: 4_490, currency: 'USD' },
  },
];

/** The plan of that name. */
export function planOf(id: PlanId): Plan {
  return plans.find((plan) => plan.id === id) ?? plans[0];
}

export type BillingPeriod = 'monthly' | 'annual';
