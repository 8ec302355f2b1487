import { describe, expect, it } from 'vitest';
import {
  formatDayField,
  isDay,
  toKeptDay,
  parseDayFields,
  toKeptMoment,
  toThisClock,
  formatTimeField,
} from './calendarDay.ts';

describe('a day without a time', () => {
  const day = parseDayFields('2026-11-30');
  it('is kept as the beginning of that day in UTC', () =>
    expect(day).toEqual(new Date('2026-11-30T00:00:00Z')));
  it('is the same day on any clock', () => {
    expect(day && [formatDayField(day), formatTimeField(day), isDay(day)]).toEqual([
      '2026-11-30',
      '',
      true,
    ]);
    expect(day && toThisClock(day)).toEqual(new Date(2026, 10, 30));
  });
  it('is the one that a moment falls on here', () =>
    expect(toKeptDay(new Date(2026, 10, 30, 23, 59))).toEqual(day));
});

describe('a moment', () => {
  it('goes through the fields and back', () => {
    const kept = parseDayFields('2026-12-01', '09:30');
    expect(kept).toEqual(new Date(2026, 11, 1, 9, 30));
    expect([formatDayField(kept), formatTimeField(kept)]).toEqual(['2026-12-01', '09:30']);
  });
  it('is never taken for a day, also when it is midnight in UTC', () => {
    const midnight = new Date('2026-12-01T00:00:00Z');
    expect(isDay(toKeptMoment(midnight))).toBe(false);
    expect(formatTimeField(toKeptMoment(midnight))).toBe(
      `${String(midnight.getHours()).padStart(2, '0')}:${String(midnight.getMinutes()).padStart(2, '0')}`,
    );
  });
});

describe('fields that are no date', () => {
  it.each([
    ['2026-02-30', ''],
    ['', ''],
    ['26-11-22', ''],
    ['0026-11-22', ''],
    ['3026-11-22', ''],
    ['2026-13-01', ''],
    ['2026-11-22', '25:00'],
    ['2026-11-22', 'noon'],
  ])('%s %s', (day, time) => expect(parseDayFields(day, time)).toBeNull());
  it('show nothing for nothing', () =>
    expect([formatDayField(null), formatTimeField(undefined)]).toEqual(['', '']));
});
