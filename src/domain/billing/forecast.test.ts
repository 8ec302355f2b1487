import { describe, expect, it } from 'vitest';
import { forecastOf, findMonthStart } from './forecast.ts';
import { findNextReset } from '#domain/base/moment.ts';
import { unlimited } from './tier.ts';

const month = (used: number, limit: number, now: string) =>
  forecastOf(
    { used, limit, since: findMonthStart(new Date(now)), until: findNextReset(new Date(now)) },
    new Date(now),
  );

describe('the forecast of a monthly limit', () => {
  it('draws the pace of the month on', () =>
    expect(month(20, 30, '2026-11-11T00:00:00Z')).toEqual({
      kind: 'around',
      at: new Date('2026-11-16T00:00:00Z'),
    }));
  it('rests when the month ends first', () =>
    expect(month(10, 40, '2026-11-16T00:00:00Z')).toEqual({ kind: 'lasts', by: 20 }));
  it('says when there is not enough to tell', () => {
    expect(month(9, 40, '2026-11-02T00:00:00Z')).toEqual({ kind: 'unknown' });
    expect(month(1, 40, '2026-11-20T00:00:00Z')).toEqual({ kind: 'unknown' });
    expect(month(0, 40, '2026-11-20T00:00:00Z')).toEqual({ kind: 'unknown' });
  });
  it('knows what is reached, and what never is', () =>
    expect(
      [
        month(40, 40, '2026-11-02T00:00:00Z'),
        month(0, 0, '2026-11-20T00:00:00Z'),
        month(41, 40, '2026-11-20T00:00:00Z'),
        month(999, unlimited, '2026-11-20T00:00:00Z'),
      ].map(({ kind }) => kind),
    ).toEqual(['reached', 'reached', 'reached', 'unlimited']));
  it('begins anew with the month', () => {
    expect(month(39, 40, '2026-11-30T23:59:00Z').kind).toBe('lasts');
    expect(month(2, 40, '2026-12-01T00:01:00Z').kind).toBe('unknown');
  });
});

describe('the forecast of storage', () => {
  const since = new Date('2026-01-01T00:00:00Z');
  const store = (used: number, limit: number) =>
    forecastOf({ used, limit, since, until: null }, new Date('2026-04-11T00:00:00Z'));
  it('goes by the pace since the company began', () =>
    expect(store(100, 150)).toEqual({ kind: 'around', at: new Date('2026-05-31T00:00:00Z') }));
  it('does not pretend to see beyond a year', () =>
    expect(store(100, 10_000)).toEqual({ kind: 'far' }));
});
