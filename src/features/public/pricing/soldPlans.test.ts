// What the pricing page sells: the product's own plans, and what was published in their place.
import { describe, expect, it } from 'vitest';
import { plans } from '#domain/billing/plans.ts';
import { formatPlanValues, type PublishedPlan } from '#domain/billing/publishedPlan.ts';
import { seekerPlans } from '#domain/billing/seekerPlans.ts';
import { soldTierIds } from '#data/billing/publishedPlans.ts';
import { computeSavings, isFree, listBuiltInPlans, listSoldPlans } from './soldPlans.ts';

const [, team] = plans;
const published = (more: Partial<PublishedPlan> = {}): PublishedPlan => ({
  tierId: 'default_team',
  name: 'Crew',
  limits: { licenses: 12, interviews: 60, candidates: 1_000_000_000, videos: 1, documents: 1 },
  features: { ...team.features, apiAccess: true },
  price: { monthly: 99, annual: 990, currency: 'EUR' },
  ...more,
});

describe('plans on sale', () => {
  it('are the product’s own where nothing was published', () => {
    const sold = listSoldPlans([]);
    expect(sold.teams).toEqual(plans);
    expect(sold.seekers).toEqual(seekerPlans);
  });

  it('take name, limits, features and price of what was published', () => {
    const { teams } = listSoldPlans([published()]);
    expect(teams[1]).toMatchObject({
      id: 'team',
      name: 'Crew',
      limits: { licenses: 12, candidates: 1_000_000_000 },
      features: { apiAccess: true },
      price: { monthly: 99, currency: 'EUR' },
    });
    expect(teams[0]).toBe(plans[0]);
  });

  it('are agreed with us where a paid tier has no price; the free one stays free', () => {
    const { teams, seekers } = listSoldPlans([
      published({ price: null }),
      published({ tierId: 'default_free', price: null }),
      published({ tierId: 'seeker_plus', limits: { credits: 500 }, price: null }),
      published({ tierId: 'seeker_free', limits: { credits: 70 }, price: null }),
    ]);
    expect(teams.map(isFree)).toEqual([true, false, false]);
    expect(teams[1]?.price).toBeNull();
    expect(seekers.map(({ credits }) => credits)).toEqual([70, 500, seekerPlans[2].credits]);
    expect(seekers[1]?.price).toBeNull();
  });

  it('are asked for by the ids under which they are sold', () => {
    expect(listBuiltInPlans().map(({ tierId }) => tierId)).toEqual([...soldTierIds]);
  });
});

describe('two plans compare equal', () => {
  const values = (more: Partial<PublishedPlan>) => formatPlanValues(published(more));
  it('only when everything shown is the same, in whatever order it was stored', () => {
    expect(
      values({
        limits: {
          documents: 1,
          videos: 1,
          candidates: 1_000_000_000,
          interviews: 60,
          licenses: 12,
        },
      }),
    ).toBe(values({}));
    for (const other of [
      { name: 'Team' },
      { limits: { ...published().limits, licenses: 13 } },
      { features: { ...published().features, prioritySupport: true } },
      { price: { monthly: 99, annual: 990, currency: 'USD' } },
      { price: null },
    ])
      expect(values(other)).not.toBe(values({}));
  });
});

it('paying by the year saves what is true for every plan', () => {
  const at = (monthly: number, annual: number) => ({ price: { monthly, annual, currency: 'USD' } });
  expect(computeSavings(plans).isSame).toBe(true);
  expect(computeSavings(plans).most).toBeCloseTo(1 / 6);
  expect(computeSavings([at(0, 0), at(10, 108), at(10, 96)])).toEqual({
    most: expect.closeTo(0.2),
    isSame: false,
  });
  expect(computeSavings([at(0, 0), at(10, 120), { price: null }])).toEqual({
    most: 0,
    isSame: true,
  });
});
