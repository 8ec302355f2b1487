import { describe, expect, it } from 'vitest';
import { limitNames, type LimitOverride } from '#domain/company/companyLimits.ts';
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { builtInTier, unlimited } from '#domain/billing/tier.ts';
import {
  listAffected,
  changesNothing,
  readTierChoice,
  listLimitsThatCount,
  compareTierChoices,
} from './tierDraft.ts';

const free = readTierChoice(builtInTier);
const usage = {
  licenses: { limit: 3, used: 3 },
  interviews: { limit: 10, currentMonth: 4, total: 9, period: 202611 },
  candidates: { limit: 20, currentMonth: 20, total: 30, period: 202610 },
  storage: { videos: { limit: 500, used: 0 }, documents: { limit: 100, used: 90 } },
};
const now = new Date('2026-11-22T12:00:00Z');

describe('what publishing changes', () => {
  it('of a plan of people, its credits', () => {
    const plus = readTierChoice(toTierConfiguration(seekerPlans[1]));
    expect([listLimitsThatCount(plus), listLimitsThatCount(free)]).toEqual([
      ['credits'],
      limitNames,
    ]);
    expect(
      compareTierChoices(plus, { ...plus, limits: { ...plus.limits, credits: 500 } }).limits,
    ).toEqual([{ limit: 'credits', before: 400, after: 500 }]);
  });
  it('of the tier', () => {
    expect(changesNothing(compareTierChoices(free, readTierChoice(builtInTier)))).toBe(true);
    const change = compareTierChoices(free, {
      ...free,
      name: 'Start',
      limits: { ...free.limits, interviews: unlimited },
      features: { ...free.features, apiAccess: true },
      price: { monthly: 9, annual: 90, currency: 'EUR' },
    });
    expect(change).toEqual({
      limits: [{ limit: 'interviews', before: 10, after: unlimited }],
      gained: ['apiAccess'],
      lost: [],
      renamed: true,
      priced: true,
    });
  });
  it('for a company: which limits move, and where it is over them; last month counts as nothing', () => {
    const { limits, over } = listAffected(
      { usage },
      { ...free.limits, licenses: 2, candidates: 5, documents: 80 },
      [],
      now,
    );
    expect(limits.map(({ limit }) => limit)).toEqual(['licenses', 'candidates', 'documents']);
    expect(over).toEqual([
      { limit: 'licenses', used: 3, allowed: 2 },
      { limit: 'documents', used: 90, allowed: 80 },
    ]);
  });
  it('leaves a standing override alone', () => {
    const override: LimitOverride = {
      limit: 'licenses',
      value: 3,
      base: 3,
      reason: 'A busy month.',
      until: new Date('2026-12-22'),
      by: 'saga',
      auditId: 'a',
    };
    expect(
      listAffected({ usage }, { ...free.limits, licenses: 2 }, [override], now).limits,
    ).toEqual([]);
    expect(
      listAffected({ usage }, { ...free.limits, licenses: 2 }, [{ ...override, endedAt: now }], now)
        .limits,
    ).toHaveLength(1);
  });
});
