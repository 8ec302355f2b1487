// The plans as they are sold: the product's own, with what super admins have published in their place.
import { plans, type Plan } from '#domain/billing/plans.ts';
import type { PublishedPlan } from '#domain/billing/publishedPlan.ts';
import { seekerPlans, toTierConfiguration, type SeekerPlan } from '#domain/billing/seekerPlans.ts';

/** Without a price it is agreed with us. */
type OnSale<T extends { price: unknown }> = Omit<T, 'price'> & { price: T['price'] | null };
export type TeamPlan = OnSale<Plan>;
export type PersonPlan = OnSale<SeekerPlan>;

export interface SoldPlans {
  teams: readonly [TeamPlan, TeamPlan, TeamPlan];
  seekers: readonly PersonPlan[];
}

/** The product's own plans in the form of published ones. */
export function listBuiltInPlans(): PublishedPlan[] {
  return [
    ...plans.map(({ tierId, name, limits, features, price }) => ({
      tierId,
      name,
      limits: { ...limits, credits: undefined },
      features,
      price,
    })),
    ...seekerPlans.map((plan) => {
      const { name, limits, features } = toTierConfiguration(plan);
      return { tierId: plan.tierId, name, limits, features, price: plan.price };
    }),
  ].map(({ limits: { credits, ...limits }, ...plan }) => ({
    ...plan,
    limits: credits === undefined ? limits : { ...limits, credits },
  }));
}

const free = { monthly: 0, annual: 0, currency: 'USD' };

/** What is sold, given what was published. The free tier needs no price to be free. */
export function listSoldPlans(published: readonly PublishedPlan[]): SoldPlans {
  const byId = new Map(published.map((plan) => [plan.tierId, plan]));
  function sellTeam(plan: Plan): TeamPlan {
    const found = byId.get(plan.tierId);
    if (!found) return plan;
    const { name, limits, features, price } = found;
    return {
      ...plan,
      name,
      features,
      limits: { ...plan.limits, ...limits },
      price: price ?? (plan.id === 'free' ? free : null),
    };
  }
  return {
    teams: [sellTeam(plans[0]), sellTeam(plans[1]), sellTeam(plans[2])],
    seekers: seekerPlans.map((plan): PersonPlan => {
      const found = byId.get(plan.tierId);
      if (!found) return plan;
      const { name, limits, price } = found;
      return {
        ...plan,
        name,
        credits: limits.credits ?? plan.credits,
        price: price ?? (plan.tierId === 'seeker_free' ? free : null),
      };
    }),
  };
}

/** True for a plan that never costs anything. */
export function isFree({ price }: Pick<TeamPlan, 'price'>): boolean {
  return price !== null && price.monthly === 0 && price.annual === 0;
}

/** What paying by the year saves: the most of all plans, as a share, and whether it is the same for each. */
export function computeSavings(sold: readonly Pick<TeamPlan, 'price'>[]): {
  most: number;
  isSame: boolean;
} {
  const shares = sold.flatMap(({ price }) =>
    price && price.monthly > 0 ? [1 - price.annual / (price.monthly * 12)] : [],
  );
  const percents = new Set(shares.map((share) => Math.round(share * 100)));
  return { most: Math.max(0, ...shares), isSame: percents.size <= 1 };
}
