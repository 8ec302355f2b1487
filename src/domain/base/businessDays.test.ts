import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  countBusinessDays,
  holidaysOf,
  isBusinessDay,
  isDay,
  noticeBusinessDays,
} from './businessDays.ts';

describe('business days', () => {
  it('know the federal holidays of 2026', () =>
    expect(holidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]));
  it('pass over weekends and holidays', () => {
    // Monday 16 November to Wednesday 2 December: ten days without Thanksgiving.
    expect(addBusinessDays('2026-11-16', noticeBusinessDays)).toBe('2026-12-01');
    expect(countBusinessDays('2026-11-16', '2026-12-01')).toBe(10);
    expect(countBusinessDays('2026-11-16', '2026-11-30')).toBe(9);
  });
  it('begin to count on the day after', () => {
    expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(countBusinessDays('2026-11-20', '2026-11-22')).toBe(0);
    expect(countBusinessDays('2026-11-22', '2026-11-20')).toBe(0);
  });
  it('observe a New Year on a Saturday the day before, in the year before', () =>
    expect(isBusinessDay('2027-12-31')).toBe(false));
  it('tell days from other texts', () =>
    expect(['2026-02-28', '2026-02-30', '2026-2-3', 'soon'].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]));
});
