import { describe, expect, it } from 'vitest';
import {
  asksSomething,
  addGrantedFormats,
  grantOf,
  computeMinutesFor,
  computePercentMinutes,
} from './accommodation.ts';

describe('an accommodation', () => {
  it('asks for time, a format, or says something; no reason is needed', () => {
    expect(asksSomething({ percent: 25, format: null, note: '' })).toBe(true);
    expect(asksSomething({ percent: null, format: 'text', note: '' })).toBe(true);
    expect(asksSomething({ percent: null, format: null, note: ' A call? ' })).toBe(true);
    expect(asksSomething({ percent: null, format: null, note: ' \n' })).toBe(false);
  });
  it('counts whole minutes, in favour of the candidate', () => {
    expect([25, 50, 100].map((percent) => computePercentMinutes(45, percent))).toEqual([
      12, 23, 45,
    ]);
  });
  it('keeps what was granted, and adds formats once', () => {
    expect(grantOf(null)).toEqual({ extraMinutes: 0, formats: [] });
    expect(grantOf({ extraMinutes: 12, formats: ['text'] })).toEqual({
      extraMinutes: 12,
      formats: ['text'],
    });
    expect(addGrantedFormats(['video', 'text'], ['text', 'audio'])).toEqual([
      'video',
      'text',
      'audio',
    ]);
  });
  it('reaches the time that should be left, also when the interview is over', () => {
    const start = new Date('2026-11-01T10:00:00Z');
    expect(computeMinutesFor(30, start, 45, new Date('2026-11-01T10:50:00Z'))).toBe(35);
    expect(computeMinutesFor(30, start, 45, new Date('2026-11-01T10:10:00Z'))).toBe(0);
  });
});
