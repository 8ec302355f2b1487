import { expect, it } from 'vitest';
import {
  computeFullestShare,
  hasRunOut,
  limitField,
  readLimits,
  computeLimitsOnTier,
  listOverLimits,
  type LimitOverride,
} from './companyLimits.ts';
import { createFoundingUsage } from './organization.ts';

const now = new Date('2026-11-22T12:00:00Z');
const tier = { licenses: 3, interviews: 10, candidates: 20, videos: 500, documents: 100 };
const override = (more: Partial<LimitOverride> = {}): LimitOverride => ({
  limit: 'interviews',
  value: 25,
  base: 10,
  reason: 'A fair in spring.',
  until: new Date('2026-12-01T00:00:00Z'),
  by: 'saga',
  auditId: 'a',
  ...more,
});

it('reads the limits where they stand', () => {
  expect(readLimits(createFoundingUsage(now))).toEqual(tier);
  expect(limitField('videos')).toBe('usage.storage.videos.limit');
  expect(limitField('licenses')).toBe('usage.licenses.limit');
});

it('keeps what was granted when the plan changes, until it is ended', () => {
  expect(computeLimitsOnTier(tier, [override()])).toEqual({ ...tier, interviews: 25 });
  expect(computeLimitsOnTier(tier, [override({ endedAt: now })])).toEqual(tier);
});

it('knows when the plan’s limit has to come back', () => {
  expect(hasRunOut(override(), now)).toBe(false);
  expect(hasRunOut(override(), new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(hasRunOut(override({ endedAt: now }), new Date('2027-01-01T00:00:00Z'))).toBe(false);
});

it('says what is over when a plan gives less, counting this month alone', () => {
  const usage = {
    ...createFoundingUsage(now),
    interviews: { limit: 40, currentMonth: 12, total: 90, period: 202611 },
    candidates: { limit: 300, currentMonth: 200, total: 200, period: 202610 },
  };
  expect(listOverLimits(usage, tier, now)).toEqual([
    { limit: 'interviews', used: 12, allowed: 10 },
  ]);
  expect(listOverLimits(usage, { ...tier, interviews: 12 }, now)).toEqual([]);
});

it('finds the fullest limit', () => {
  const usage = { ...createFoundingUsage(now), licenses: { limit: 3, used: 3 } };
  expect(computeFullestShare({ usage }, now)).toEqual({ limit: 'licenses', share: 1 });
  expect(
    computeFullestShare({ usage: { ...usage, licenses: { limit: 0, used: 0 } } }, now),
  ).toMatchObject({ share: 0 });
});
