import { describe, expect, it } from 'vitest';
import { plans } from './plans.ts';
import { builtInTier, featureFlags, TierConfiguration, tierIdOf } from './tier.ts';

describe('plans', () => {
  it('fit the tier configuration document', () => {
    for (const plan of plans) expect(TierConfiguration.safeParse(plan).success, plan.id).toBe(true);
  });

  it('start with exactly the limits of the built-in tier', () => {
    expect(plans[0].limits).toEqual(builtInTier.limits);
    expect(plans[0].features).toEqual(builtInTier.features);
    expect(plans[0].price.monthly).toBe(0);
  });

  it('give more with every step, never less', () => {
    for (const [index, plan] of plans.slice(1).entries()) {
      const before = plans[index];
      for (const [key, limit] of Object.entries(plan.limits))
        expect(limit, `${plan.id} ${key}`).toBeGreaterThan(
          before?.limits[key as keyof typeof plan.limits] ?? Infinity,
        );
      for (const flag of featureFlags)
        expect(Number(plan.features[flag])).toBeGreaterThanOrEqual(Number(before?.features[flag]));
    }
  });

  it('are found by the tier name an organisation carries', () => {
    for (const plan of plans) expect(tierIdOf({ tier: plan.name })).toBe(plan.tierId);
  });
});
