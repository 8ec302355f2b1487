import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeAgreement,
  bandOf,
  kappaOf,
  sharedMin,
  tableOf,
  type RatedBy,
} from './agreement.ts';

describe('kappa against published figures', () => {
  it('Fleiss, Statistical Methods for Rates and Proportions, chapter 18: two raters, 100 patients, three diagnoses', () => {
    expect(
      kappaOf(
        [
          [75, 1, 4],
          [5, 4, 1],
          [0, 0, 10],
        ],
        'unweighted',
      ),
    ).toBeCloseTo(0.676, 3);
  });
  it("Agresti's table of 91 couples (Hout, Duncan and Sobel 1987): unweighted, with squared weights", () => {
    const couples = [
      [7, 7, 2, 3],
      [2, 8, 3, 7],
      [1, 5, 4, 9],
      [2, 8, 9, 14],
    ];
    expect(kappaOf(couples, 'unweighted')).toBeCloseTo(0.1293, 4);
    expect(kappaOf(couples, 'linear')).toBeCloseTo(0.2374, 4);
    expect(kappaOf(couples)).toBeCloseTo(0.332, 3);
  });
  it('the ratings of anxiety in the irr package: squared weights', () => {
    const first = [3, 3, 3, 4, 5, 5, 2, 3, 5, 2, 2, 6, 1, 5, 2, 2, 1, 2, 4, 3];
    const second = [3, 6, 4, 6, 2, 4, 2, 4, 3, 3, 2, 3, 3, 3, 2, 2, 1, 3, 3, 4];
    expect(
      kappaOf(
        tableOf(
          first.map((level, at) => [level, second[at] ?? 0]),
          6,
        ),
      ),
    ).toBeCloseTo(0.297, 3);
  });
});

describe('quadratic kappa', () => {
  const levels = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
    { minLength: 2, maxLength: 40 },
  );
  it('is twice the covariance over the variances and the squared difference of means (Fleiss and Cohen 1973), for any pair', () =>
    fc.assert(
      fc.property(levels, (pairs) => {
        const n = pairs.length;
        const mean = (values: number[]): number =>
          values.reduce((sum, value) => sum + value, 0) / n;
        const [a, b] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
        const [ma, mb] = [mean(a), mean(b)];
        const covariance = mean(pairs.map(([x, y]) => (x - ma) * (y - mb)));
        const spread =
          mean(a.map((x) => (x - ma) ** 2)) + mean(b.map((y) => (y - mb) ** 2)) + (ma - mb) ** 2;
        const kappa = kappaOf(tableOf(pairs));
        if (spread === 0) expect(kappa).toBeNull();
        else expect(kappa).toBeCloseTo((2 * covariance) / spread, 5);
      }),
    ));
  it('is 1 where both always agree, below 0 where they contradict, null where chance explains all', () => {
    expect(
      kappaOf(
        tableOf([
          [1, 1],
          [3, 3],
          [5, 5],
        ]),
      ),
    ).toBe(1);
    expect(
      kappaOf(
        tableOf([
          [1, 5],
          [5, 1],
        ]),
      ),
    ).toBe(-1);
    expect(
      kappaOf(
        tableOf([
          [3, 3],
          [3, 3],
        ]),
      ),
    ).toBeNull();
    expect(kappaOf(tableOf([]))).toBeNull();
  });
});

const rated = (rows: Record<string, number | null>[]): RatedBy[] =>
  rows.map((row) => new Map(Object.entries(row)));

describe('agreement of several people', () => {
  const two = rated([
    { a: 1, b: 2 },
    { a: 2, b: 2 },
    { a: 3, b: 3 },
    { a: 4, b: 5 },
    { a: 5, b: 2 },
  ]);
  it('says nothing under the minimum', () => {
    const { kappa, interval, candidates, exact } = computeAgreement(two.slice(0, sharedMin - 1));
    expect([kappa, interval, candidates, exact]).toEqual([null, null, 4, 0.5]);
  });
  it("is Cohen's kappa for two, with shares, and an interval around it that is the same each time", () => {
    const figures = computeAgreement(two);
    expect(figures.kappa).toBe(
      kappaOf(
        tableOf([
          [1, 2],
          [2, 2],
          [3, 3],
          [4, 5],
          [5, 2],
        ]),
      ),
    );
    expect([figures.exact, figures.withinOne, figures.comparisons]).toEqual([0.4, 0.8, 5]);
    const [low, high] = figures.interval ?? [1, -1];
    expect(low).toBeLessThanOrEqual(figures.kappa ?? -2);
    expect(high).toBeGreaterThanOrEqual(figures.kappa ?? 2);
    expect(computeAgreement(two).interval).toEqual(figures.interval);
  });
  it('averages pairs by what they share', () => {
    const rows = [
      ...two,
      ...rated([
        { a: 1, c: 1 },
        { a: 5, c: 5 },
      ]),
    ];
    const pair =
      kappaOf(
        tableOf([
          [1, 2],
          [2, 2],
          [3, 3],
          [4, 5],
          [5, 2],
        ]),
      ) ?? 0;
    expect(computeAgreement(rows).kappa).toBeCloseTo((pair * 5 + 1 * 2) / 7, 5);
    expect(
      computeAgreement(rows).pairs.map(({ a, b, shared, kappa }) => [a, b, shared, kappa === null]),
    ).toEqual([
      ['a', 'b', 5, false],
      ['a', 'c', 2, true],
    ]);
  });
  it('leaves out who saw not enough evidence, and candidates with one level', () => {
    expect(computeAgreement([...two, ...rated([{ a: 3, b: null }, { c: 1 }])])).toEqual(
      computeAgreement(two),
    );
  });
  it('does not depend on the order of the reviewers', () => {
    expect(computeAgreement(two.map((row) => new Map([...row].toReversed())))).toEqual(
      computeAgreement(two),
    );
  });
  it('narrows with more candidates', () => {
    const many = Array.from({ length: 10 }, () => two).flat();
    const width = ([low, high]: readonly [number, number] = [0, 9]): number => high - low;
    expect(width(computeAgreement(many).interval ?? undefined)).toBeLessThan(
      width(computeAgreement(two).interval ?? undefined),
    );
  });
});

it('names the bands of Landis and Koch', () => {
  expect([-0.1, 0.2, 0.4, 0.6, 0.8, 0.81].map(bandOf)).toEqual([
    'poor',
    'slight',
    'fair',
    'moderate',
    'substantial',
    'almostPerfect',
  ]);
});
