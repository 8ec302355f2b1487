import { describe, expect, it } from 'vitest';
import { buildDayKey, firstDayOf, chooseLocale, moveDay, weeksOf } from './month.ts';

describe('a week begins', () => {
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['es-ES', 1],
    ['es', 1],
    ['es-MX', 0],
    ['ar-EG', 6],
  ])('%s on %i', (locale, day) => expect(firstDayOf(locale)).toBe(day));
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['es', 1],
    ['es-MX', 0],
    ['ar-EG', 6],
  ])('%s on %i, also where the browser does not know', (locale, day) => {
    const proto = Intl.Locale.prototype as unknown as Record<string, unknown>;
    const kept = Object.getOwnPropertyDescriptors(proto);
    try {
      delete proto['getWeekInfo'];
      delete proto['weekInfo'];
      expect(firstDayOf(locale)).toBe(day);
    } finally {
      Object.defineProperties(proto, kept);
    }
  });
  it('where the reader lives, if they read in their own language', () =>
    expect([chooseLocale('en', ['es-ES', 'en-GB']), chooseLocale('es', ['en-GB'])]).toEqual([
      'en-GB',
      'es',
    ]));
});

describe('the weeks of a month', () => {
  it('hold it whole, from the first day of the week', () => {
    const weeks = weeksOf(new Date(2026, 10, 22), 1);
    expect(weeks.map((week) => week.map((day) => day.getDate()).join(' '))).toEqual([
      '26 27 28 29 30 31 1',
      '2 3 4 5 6 7 8',
      '9 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 1 2 3 4 5 6',
    ]);
    expect(weeksOf(new Date(2026, 10, 1), 0)[0]?.[0]?.getDate()).toBe(1);
  });
  it('are four where they fit', () => expect(weeksOf(new Date(2027, 1, 1), 1)).toHaveLength(4));
});

describe('another day', () => {
  it('goes over the end of a year', () =>
    expect(buildDayKey(moveDay(new Date(2026, 11, 31), { days: 1 }))).toBe('2027-01-01'));
  it('is the last one of a shorter month', () =>
    expect(buildDayKey(moveDay(new Date(2027, 0, 31), { months: 1 }))).toBe('2027-02-28'));
});
