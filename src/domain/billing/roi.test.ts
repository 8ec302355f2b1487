import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildRoiSpan,
  computeRoiRange,
  formatRoiSpan,
  parseRoiNumber,
  parseRoiQuery,
  roiBounds,
  roiFields,
  roiOf,
  selectRoiInput,
  type RoiInput,
  type RoiSpans,
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

/** Each number with the span that is usual for it. */
const spansOf = (likely: RoiInput): RoiSpans =>
  Object.fromEntries(
    roiFields.map((field) => [field, buildRoiSpan(field, likely[field])]),
  ) as RoiSpans;

describe('spans', () => {
  it('start where the sources beside them say', () => {
    expect(parseRoiQuery(new URLSearchParams())).toMatchObject({
      applicants: { least: 5, likely: 8, most: 10 },
      minutesNow: { least: 15, likely: 20, most: 30 },
      minutesWith: { least: 2, likely: 3, most: 5 },
      planPrice: { least: 149, likely: 149, most: 149 },
    });
  });

  it('hold the likely value and stay within the bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roiFields),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (field, at) => {
          const { min, max, integer } = roiBounds[field];
          const likely = min + at * (max - min);
          const span = buildRoiSpan(field, integer ? Math.round(likely) : likely);
          expect(span.least).toBeLessThanOrEqual(span.likely);
          expect(span.likely).toBeLessThanOrEqual(span.most);
          expect(span.least).toBeGreaterThanOrEqual(min);
          expect(span.most).toBeLessThanOrEqual(max);
        },
      ),
    );
  });

  it('give the worse end of each number to "low" and the better one to "high"', () => {
    const spans = { ...spansOf(input), minutesWith: { least: 1, likely: 3, most: 9 } };
    expect(selectRoiInput(spans, 'low')).toMatchObject({ applicants: 19, minutesWith: 9 });
    expect(selectRoiInput(spans, 'high')).toMatchObject({ applicants: 38, minutesWith: 1 });
    expect(selectRoiInput(spans, 'likely')).toEqual(input);
  });
});

describe('computeRoiRange', () => {
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
          const { low, likely, high } = computeRoiRange(spansOf(any));
          expect(low.net).toBeLessThanOrEqual(likely.net);
          expect(likely.net).toBeLessThanOrEqual(high.net);
        },
      ),
    );
  });

  it('names the guess that alone undoes the gain', () => {
    // Likely 3000 − 2400; with 19 applicants instead of 30 only 1900 is saved.
    expect(computeRoiRange(spansOf({ ...input, planPrice: 200 })).restsOn).toBe('applicants');
  });

  it('names none when the gain stands on several legs, or when there is no gain', () => {
    expect(computeRoiRange(spansOf({ ...input, hires: 200 })).restsOn).toBeNull();
    expect(computeRoiRange(spansOf({ ...input, planPrice: 5_000 })).restsOn).toBeNull();
  });
});

describe('numbers in the address', () => {
  const queryOf = (spans: RoiSpans) =>
    new URLSearchParams(
      roiFields.map((field) => [roiBounds[field].query, formatRoiSpan(field, spans[field])]),
    );

  it('come back as they were, with spans of one’s own', () => {
    const spans = { ...spansOf(input), applicants: { least: 10, likely: 30, most: 90 } };
    expect(queryOf(spans).toString()).toBe(
      'hires=10&applicants=30_10_90&now=15&with=3&hour=50&plan=100',
    );
    expect(parseRoiQuery(queryOf(spans))).toEqual(spans);
  });

  it('start at the usual value when missing, wrong or out of bounds, and at the price of the plan', () => {
    const read = parseRoiQuery(
      new URLSearchParams('hires=abc&applicants=-3&now=20_30_15&with=3_x_4&hour=60'),
      99,
    );
    const starts = Object.fromEntries(roiFields.map((field) => [field, roiBounds[field].start]));
    expect(read).toEqual(spansOf({ ...(starts as RoiInput), hourlyCost: 60, planPrice: 99 }));
  });

  it('are read as people type them', () => {
    expect(parseRoiNumber('minutesNow', ' 7,5 ')).toBe(7.5);
    expect(parseRoiNumber('hires', '2.5')).toBeNull();
    expect(parseRoiNumber('hires', '')).toBeNull();
  });
});
