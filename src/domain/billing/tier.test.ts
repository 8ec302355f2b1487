import { describe, expect, it } from 'vitest';
import {
  builtInTier,
  featureFlags,
  isFreePlan,
  isUnlimited,
  planNameOf,
  tierIdOf,
  unlimited,
} from './tier.ts';

describe('tier id (product brief, section 4)', () => {
  it.each([
    [
      'billing.tierId first',
      { billing: { tierId: 'growth_2026', tier: 'Pro' }, tier: 'Free' },
      'growth_2026',
    ],
    ['else default_ and the lower-cased billing tier', { billing: { tier: 'Pro' } }, 'default_pro'],
    [
      'else default_ and the lower-cased tier of the organisation',
      { tier: 'TEAM' },
      'default_team',
    ],
    ['else default_free', {}, 'default_free'],
    [
      'empty texts count as absent',
      { billing: { tierId: '', tier: '' }, tier: '' },
      'default_free',
    ],
    ['nulls count as absent', { billing: null, tier: null }, 'default_free'],
    ['no organisation', null, 'default_free'],
  ] as const)('%s', (_, organization, id) => expect(tierIdOf(organization)).toBe(id));
});

describe('defaults without a tier configuration (product brief, section 9)', () => {
  it('are the seed’s numbers', () => {
    expect(builtInTier.limits).toEqual({
      licenses: 3,
      interviews: 10,
      candidates: 20,
      videos: 500,
      documents: 100,
    });
    expect(builtInTier.name).toBe('Free');
  });
  it('have all four features off', () => {
    expect(featureFlags).toEqual([
      'customBranding',
      'advancedAnalytics',
      'apiAccess',
      'prioritySupport',
    ]);
    expect(Object.values(builtInTier.features)).toEqual([false, false, false, false]);
  });
});

describe('unlimited', () => {
  it('is a number of its own, above every limit that limits', () => {
    expect(isUnlimited(unlimited)).toBe(true);
    expect(
      Object.values(builtInTier.limits)
        .concat(unlimited - 1)
        .map(isUnlimited),
    ).toEqual([false, false, false, false, false, false]);
  });
});

describe('a plan', () => {
  const price = (monthly: number, annual: number) => ({
    price: { monthly, annual, currency: 'USD' },
  });
  it('has a name, never its id', () => {
    const tiers = [{ id: 'default_team', data: { name: 'Team' } }];
    expect(
      ['default_team', 'default_free', 'growth_2024'].map((id) => planNameOf(id, tiers)),
    ).toEqual(['Team', 'Free', null]);
  });
  it('is free without a price to pay', () => {
    expect([
      isFreePlan('default_free', null),
      isFreePlan('x', price(0, 0)),
      isFreePlan('default_free', price(9, 90)),
      isFreePlan('x', null),
      isFreePlan('x', price(0, 90)),
    ]).toEqual([true, true, false, false, false]);
  });
});
