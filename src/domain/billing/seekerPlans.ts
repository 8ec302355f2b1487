/** The plans of job seekers: the text of the pricing page, the app's fallback, and the values of a first start. */
import type { TierConfiguration } from './tier.ts';
import { unlimited } from './tier.ts';

const seekerTierIds = ['seeker_free', 'seeker_plus', 'seeker_pro'] as const;
export type SeekerTierId = (typeof seekerTierIds)[number];

/** The default plan, which is also what the tier name "FreeTierJobseeker1" of sign-up stands for. */
export const freeSeekerTierId: SeekerTierId = 'seeker_free';

export interface SeekerPlan {
  tierId: SeekerTierId;
  name: string;
  /** Credits per UTC month. */
  credits: number;
  /** `annual` is the price of a whole year: ten months. */
  price: {
    monthly: number;
    annual: number;
    currency: string;
  };
}

export const seekerPlans: readonly [SeekerPlan, SeekerPlan, SeekerPlan] = [
  {
    tierId: 'seeker_free',
    name: 'Free',
    credits: 60,
    price: { monthly: 0, annual: 0, currency: 'USD' },
  },
  {
    tierId: 'seeker_plus',
    name: 'Plus',
    credits: 400,
    price: { monthly: 9, annual: 90, currency: 'USD' },
  },
  {
    tierId: 'seeker_pro',
    name: 'Pro',
    credits: unlimited,
    price: { monthly: 19, annual: 190, currency: 'USD' },
  },
];

/** Features are a company's; a person's tier has none of them. */
const noFeatures = {
  customBranding: false,
  advancedAnalytics: false,
  apiAccess: false,
  prioritySupport: false,
};

/** A plan as a tier: nothing of what only companies count. */
export function toTierConfiguration({ name, credits, price }: SeekerPlan): TierConfiguration {
  return {
    name,
    limits: { licenses: 0, interviews: 0, candidates: 0, videos: 0, documents: 0, credits },
    features: noFeatures,
    price,
  };
}

/** The built-in plan of that id; the free one for any other. */
export function findBuiltInPlan(tierId: string): SeekerPlan {
  return seekerPlans.find((plan) => plan.tierId === tierId) ?? seekerPlans[0];
}
