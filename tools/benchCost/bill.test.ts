import { describe, expect, it } from 'vitest';
import { before, computeBill, computeRecorded, sumBill, type State } from './bill.ts';

const now: State = {
  bits: { lean: 498_000, older: 748_000 },
  isPlayedWhole: false,
  hasClasses: true,
  dashboard: { counts: 60, jobCounts: 5, everySeconds: 300, followsChanges: true },
  newcomerBytes: 900_000,
};

describe('the bill of a month', () => {
  it('of before is the one that was worked out by hand: 56 MB a candidate, about 140 dollars without mail', () => {
    expect(Math.round(computeRecorded(before) / 1e6)).toBe(56);
    const bill = computeBill('video', before);
    expect(Math.round(bill['recordings stored'] ?? 0)).toBe(67);
    expect(Math.round(bill['recordings played'] ?? 0)).toBe(67);
    expect(sumBill(bill)).toBeGreaterThan(130);
    expect(sumBill(bill)).toBeLessThan(175);
  });
  it('falls with each thing that was changed', () => {
    const parts = (state: Partial<State>) => sumBill(computeBill('video', { ...before, ...state }));
    const whole = parts({});
    for (const part of Object.keys(before) as (keyof State)[])
      expect(parts({ [part]: now[part] }), part).toBeLessThan(whole);
    expect(sumBill(computeBill('video', now))).toBeLessThan(whole / 2);
  });
  it('of text knows no recordings', () => {
    expect(Object.keys(computeBill('text', now))).not.toContain('recordings stored');
  });
});
