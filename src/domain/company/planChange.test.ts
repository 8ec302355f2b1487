import { describe, expect, it } from 'vitest';
import { createFoundingUsage } from './organization.ts';
import { compareByPrice, computePlanChange } from './planChange.ts';
import { planOf } from '#domain/billing/plans.ts';
import { unlimited } from '#domain/billing/tier.ts';

const now = new Date('2026-11-22T00:00:00Z');
const [free, team, business] = [planOf('free'), planOf('team'), planOf('business')];

describe('another plan', () => {
  it('changes nothing when it is the same', () =>
    expect(computePlanChange(free, free, createFoundingUsage(now), now)).toEqual({
      limits: [],
      gained: [],
      lost: [],
      over: [],
    }));
  it('gives more', () => {
    const change = computePlanChange(free, team, createFoundingUsage(now), now);
    expect(change.limits[0]).toEqual({ limit: 'licenses', from: 3, to: 10 });
    expect([change.gained, change.lost, change.over]).toEqual([
      ['customBranding', 'advancedAnalytics'],
      [],
      [],
    ]);
  });
  it('tells what is above a smaller one', () => {
    const usage = {
      ...createFoundingUsage(now),
      licenses: { limit: 10, used: 4 },
      interviews: { limit: 40, currentMonth: 11, total: 50, period: 202611 },
    };
    expect(computePlanChange(business, free, usage, now)).toMatchObject({
      lost: ['customBranding', 'advancedAnalytics', 'apiAccess', 'prioritySupport'],
      over: [
        { limit: 'licenses', used: 4, allowed: 3 },
        { limit: 'interviews', used: 11, allowed: 10 },
      ],
    });
    expect(computePlanChange(business, free, usage, new Date('2026-12-01T00:00:00Z')).over).toEqual(
      [{ limit: 'licenses', used: 4, allowed: 3 }],
    );
  });
  it('is not over at the very limit, nor without one', () => {
    const usage = { ...createFoundingUsage(now), licenses: { limit: 10, used: 3 } };
    expect(computePlanChange(team, free, usage, now).over).toEqual([]);
    expect(
      computePlanChange(
        team,
        { ...team, limits: { ...team.limits, licenses: unlimited } },
        usage,
        now,
      ).limits.find(({ limit }) => limit === 'licenses'),
    ).toEqual({ limit: 'licenses', from: 10, to: unlimited });
  });
  it('stands in the order of prices', () =>
    expect(
      [business, { ...team, price: null, name: 'Older' }, team, free]
        .toSorted(compareByPrice)
        .map(({ name }) => name),
    ).toEqual(['Free', 'Team', 'Business', 'Older']));
});
