// A person's plan ends by itself, and credits are counted against the plan in force.
import { describe, expect, it } from 'vitest';
import { buildCreditUseId, readKindOfUse } from './credit.ts';
import {
  getCreditBalance,
  isEnding,
  computePlanEnd,
  seekerTierOf,
  type PersonPlan,
} from './personPlan.ts';
import { seekerPlans, toTierConfiguration } from './seekerPlans.ts';
import { isSeekerTier, TierConfiguration, unlimited } from './tier.ts';

const now = new Date('2026-11-22T12:00:00Z');
const plus: PersonPlan = {
  tierId: 'seeker_plus',
  billed: 'monthly',
  from: new Date('2026-11-01T00:00:00Z'),
  until: new Date('2026-12-01T00:00:00Z'),
  renew: true,
  requestId: 'plan-1',
  auditId: 'a',
};
const documents = { plan: null, month: null, free: null, own: null };
const used = (count: number) => ({ used: count, last: 'x', updatedAt: now });

describe('the plan in force', () => {
  it('is the given one until its end, then the free one', () => {
    expect(seekerTierOf(null, now)).toBe('seeker_free');
    expect(seekerTierOf(plus, now)).toBe('seeker_plus');
    const cancelled = { ...plus, renew: false };
    expect(seekerTierOf(cancelled, now)).toBe('seeker_plus');
    expect(seekerTierOf(plus, plus.until)).toBe('seeker_free');
  });
  it('is carried on from its end by the same tier, and replaced now by another', () => {
    expect(computePlanEnd(plus, 'seeker_plus', 'monthly', now).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
    expect(computePlanEnd(plus, 'seeker_pro', 'monthly', now).toISOString()).toBe(
      '2026-12-22T12:00:00.000Z',
    );
    expect(
      computePlanEnd({ ...plus, until: now }, 'seeker_plus', 'annual', now).toISOString(),
    ).toBe('2027-11-22T12:00:00.000Z');
  });
  it('is said to end only to those who want to keep it, in its last week', () => {
    expect(isEnding(plus, now)).toBe(false);
    expect(isEnding(plus, new Date('2026-11-25T00:00:00Z'))).toBe(true);
    expect(isEnding({ ...plus, renew: false }, new Date('2026-11-25T00:00:00Z'))).toBe(false);
    expect(isEnding(plus, plus.until)).toBe(false);
  });
});

describe('credits', () => {
  it("are the built-in number without a document, and the document's with one", () => {
    expect(getCreditBalance(documents, now)).toMatchObject({
      tierId: 'seeker_free',
      limit: 60,
      used: 0,
      left: 60,
      month: 202611,
      metAt: null,
    });
    expect(
      getCreditBalance(
        {
          ...documents,
          free: toTierConfiguration({ ...seekerPlans[0], credits: 5 }),
          month: used(5),
        },
        now,
      ),
    ).toMatchObject({ limit: 5, left: 0, metAt: now });
    expect(getCreditBalance({ ...documents, plan: plus, month: used(61) }, now)).toMatchObject({
      tierId: 'seeker_plus',
      limit: 400,
      left: 339,
    });
    expect(
      getCreditBalance(
        { ...documents, plan: { ...plus, tierId: 'seeker_pro' }, month: used(900) },
        now,
      ),
    ).toMatchObject({ limit: unlimited, left: 'unlimited', metAt: null });
  });
  it('count what waits on the device, and never fall below none', () => {
    expect(getCreditBalance({ ...documents, month: used(59) }, now, 1)).toMatchObject({
      used: 60,
      left: 0,
    });
    expect(
      getCreditBalance({ ...documents, plan: { ...plus, until: now }, month: used(300) }, now),
    ).toMatchObject({ tierId: 'seeker_free', left: 0 });
  });
  it('come back on the first of the next month, UTC', () =>
    expect(
      getCreditBalance(documents, new Date('2026-12-31T23:59:00Z')).resetsAt.toISOString(),
    ).toBe('2027-01-01T00:00:00.000Z'));
  it('are named by what was asked, and tell nobody what it was', () => {
    const id = buildCreditUseId('letter', 'job-1 Dear Ms Ito');
    expect(id).toMatch(/^letter_[0-9a-f]{40}$/);
    expect([
      buildCreditUseId('letter', 'job-1 Dear Ms Ito') === id,
      buildCreditUseId('letter', 'job-2') === id,
      readKindOfUse(id),
    ]).toEqual([true, false, 'letter']);
  });
});

it('the three plans are tiers of people, ten months for a year', () => {
  for (const plan of seekerPlans) {
    expect(isSeekerTier(TierConfiguration.parse(toTierConfiguration(plan)))).toBe(true);
    expect(plan.price.annual).toBe(plan.price.monthly * 10);
  }
});
