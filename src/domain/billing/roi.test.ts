import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  roiBounds,
  roiFields,
  parseRoiQuery,
  parseRoiNumber,
  roiOf,
  computeRoiRange,
  type RoiInput,
} from './roi.ts';

const input: RoiInput = {
  hires: 10,
  applicants: 30,
  minutesNow: 15,
  minutesWith: 3,
  hourlyCost: 50,
  planPrice: 100,
};

describe('roiOf', () => {
  it('is the formula on the page', () => {
    // 10 × 30 × 12 ÷ 60 = 60 h; 60 × 50 = 3000; plan 1200 a year; 1200 ÷ 250 a month = 4.8 months.
    expect(roiOf(input)).toEqual({
      hours: 60,
      money: 3_000,
      cost: 1_200,
      net: 1_800,
      paybackMonths: 4.8,
    });
  });

  it('says so when it costs time instead of saving it', () => {
    const result = roiOf({ ...input, minutesWith: 20 });
    expect(result.hours).toBeLessThan(0);
    expect(result.paybackMonths).toBeNull();
  });

  it('pays back at once when the plan is free', () =>
    expect(roiOf({ ...input, planPrice: 0 }).paybackMonths).toBe(0));
});

describe('roiRange', () => {
  it('keeps low below likely below high', () => {
    const number = (field: keyof RoiInput) =>
      fc.double({ min: roiBounds[field].min, max: roiBounds[field].max, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          hires: number('hires'),
          applicants: number('applicants'),
          minutesNow: fc.double({ min: 10, max: 240, noNaN: true }),
          minutesWith: fc.double({ min: 0, max: 3.9, noNaN: true }),
          hourlyCost: number('hourlyCost'),
          planPrice: number('planPrice'),
        }),
        (any) => {
          const { low, likely, high } = computeRoiRange(any);
          expect(low.net).toBeLessThanOrEqual(likely.net);
          expect(likely.net).toBeLessThanOrEqual(high.net);
        },
      ),
    );
  });

  it('names the guess that alone undoes the gain', () => {
    // Likely 3000 − 2400; with minutes now 40 % lower only 1500 is saved.
    expect(computeRoiRange({ ...input, planPrice: 200 }).restsOn).toBe('minutesNow');
    expect(
      computeRoiRange({ ...input, minutesNow: 6, minutesWith: 5, planPrice: 15 }).restsOn,
    ).not.toBeNull();
  });

  it('names none when the gain stands on several legs, or when there is no gain', () => {
    expect(computeRoiRange({ ...input, hires: 200 }).restsOn).toBeNull();
    expect(computeRoiRange({ ...input, planPrice: 5_000 }).restsOn).toBeNull();
  });
});

describe('numbers in the address', () => {
  it('come back as they were', () => {
    const query = new URLSearchParams(
      roiFields.map((field) => [roiBounds[field].query, String(input[field])]),
    );
    expect(parseRoiQuery(query)).toEqual(input);
  });

  it('start at the usual value when missing, wrong or out of bounds', () => {
    const read = parseRoiQuery(
      new URLSearchParams('hires=abc&applicants=-3&now=1e9&with=&hour=60'),
    );
    expect(read).toEqual({
      hires: roiBounds.hires.start,
      applicants: roiBounds.applicants.start,
      minutesNow: roiBounds.minutesNow.start,
      minutesWith: roiBounds.minutesWith.start,
      hourlyCost: 60,
      planPrice: roiBounds.planPrice.start,
    });
  });

  it('are read as people type them', () => {
    expect(parseRoiNumber('minutesNow', ' 7,5 ')).toBe(7.5);
    expect(parseRoiNumber('hires', '2.5')).toBeNull();
    expect(parseRoiNumber('hires', '')).toBeNull();
  });
});
