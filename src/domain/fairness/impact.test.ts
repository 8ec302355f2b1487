// Selection rates compared by group: exact test, ratios, and what managers see.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, medianOf, type Row } from './impact.ts';
import { answeredOf, readSummaryGroups, summaryOf } from './impactSummary.ts';
import { groupMin } from './hiddenGroups.ts';
import { computeFisherExact } from './fisherExact.ts';
import { computeLevelTotal } from './selfId.ts';

const people = (
  count: number,
  selfId: Row['selfId'],
  chosen: number,
  level: (n: number) => number | null = () => null,
): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    outcome: n < chosen ? 'advance' : 'reject',
    level: level(n),
    selfId,
  }));

describe("Fisher's exact test against published figures", () => {
  it.each([
    ["Fisher's tea tasting, 1935", [3, 1, 1, 3], 0.485714],
    ['studying and dieting (the usual textbook table)', [1, 9, 11, 3], 0.002759],
    [
      'convictions of like-sex twins, Fisher 1962: 2 of 17 dizygotic, 10 of 13 monozygotic',
      [2, 15, 10, 3],
      0.000537,
    ],
    ['nothing to compare', [0, 0, 3, 4], 1],
  ] as const)('%s', (_, [a, b, c, d], p) =>
    expect(computeFisherExact(a, b, c, d)).toBeCloseTo(p, 5),
  );
  it('is the same from both sides', () =>
    fc.assert(
      fc.property(
        fc.nat(12),
        fc.nat(12),
        fc.nat(12),
        fc.nat(12),
        (a, b, c, d) =>
          computeFisherExact(a, b, c, d) === computeFisherExact(c, d, a, b) &&
          computeFisherExact(a, b, c, d) === computeFisherExact(a, c, b, d),
      ),
    ));
});

describe('rates and ratios', () => {
  it("the example of the Uniform Guidelines' questions and answers (1979, no. 12): 48 of 80 and 12 of 40 are a ratio of one half", () => {
    const { groups, total, chosen } = compare(
      [...people(80, { gender: 'man' }, 48), ...people(40, { gender: 'woman' }, 12)],
      'gender',
      { kind: 'selection' },
    );
    const of = (name: string) => groups.find((group) => group.name === name);
    expect(of('man')).toMatchObject({ people: 80, chosen: 48, rate: 0.6, ratio: 1, p: null });
    expect(of('woman')).toMatchObject({ people: 40, chosen: 12, rate: 0.3, ratio: 0.5 });
    expect(of('woman')?.p).toBeLessThan(0.01);
    expect([total, chosen]).toEqual([120, 60]);
  });
  it('compares only who said something, and counts the others', () => {
    const { groups } = compare(
      [
        ...people(10, { gender: 'man' }, 5),
        ...people(10, { gender: 'declined' }, 9),
        ...people(10, null, 10),
      ],
      'gender',
      { kind: 'selection' },
    );
    expect(
      groups
        .filter(({ people: n }) => n !== null)
        .map(({ name, ratio, people: n }) => [name, n, ratio]),
    ).toEqual([
      ['man', 10, 1],
      ['declined', 10, null],
      ['none', 10, null],
    ]);
  });
  it('does not measure others by a group under two per cent', () => {
    const { groups } = compare(
      [
        ...people(290, { gender: 'man' }, 145),
        ...people(5, { gender: 'nonBinary' }, 5),
        ...people(5, { gender: 'woman' }, 5),
      ],
      'gender',
      { kind: 'selection' },
    );
    expect(groups.find(({ name }) => name === 'man')?.ratio).toBe(1);
    expect(groups.find(({ name }) => name === 'woman')).toMatchObject({ small: true, ratio: 2 });
  });
  it('has no ratio where nobody was chosen', () =>
    expect(
      compare(people(10, { age: 'from40' }, 0), 'age', { kind: 'selection' }).groups[1],
    ).toMatchObject({ rate: 0, ratio: null, p: null }));
  it('leaves a hold out of decisions, not out of totals', () => {
    const rows: Row[] = [
      ...people(8, { age: 'from40' }, 4, () => 50),
      ...Array.from({ length: 6 }, (): Row => ({
        outcome: 'hold',
        level: 80,
        selfId: { age: 'from40' },
      })),
    ];
    expect(compare(rows, 'age', { kind: 'selection' }).total).toBe(8);
    expect(compare(rows, 'age', { kind: 'cutoff', at: 60 })).toMatchObject({
      total: 14,
      chosen: 6,
    });
  });
  it('scores above the median of all, not at it', () => {
    const rows = [
      ...people(6, { age: 'from40' }, 0, (n) => n * 10),
      ...people(6, { age: 'under40' }, 0, () => 50),
    ];
    expect(compare(rows, 'age', { kind: 'scoring' })).toMatchObject({ median: 50, chosen: 0 });
    expect(
      compare([...rows, ...people(6, { age: 'under40' }, 0, () => 90)], 'age', { kind: 'scoring' }),
    ).toMatchObject({ median: 50, chosen: 6 });
    expect([medianOf([1, 4]), medianOf([]), medianOf([3, 1, 2])]).toEqual([2.5, null, 2]);
  });
});

describe('what managers see', () => {
  const rows = [
    ...people(20, { gender: 'man', age: 'under40' }, 10),
    ...people(10, { gender: 'woman', age: 'from40' }, 4),
    ...people(6, null, 3),
  ];
  it('is sums of groups of five, which read back as they were', () => {
    const summary = summaryOf(rows);
    expect(summary).toMatchObject({ decided: 36, advanced: 17, answered: 30 });
    expect(summary.cells).toContain('gender.woman:10:4');
    expect(summary.cells.every((cell) => Number(cell.split(':')[1]) >= groupMin)).toBe(true);
    for (const dimension of ['gender', 'age'] as const)
      expect(readSummaryGroups(summary, dimension)).toEqual(
        compare(rows, dimension, { kind: 'selection' }).groups,
      );
  });
  it('counts who answered', () => expect(answeredOf(rows)).toBe(30));
});

it('totals of scorecards read 0–100; without a level there is none', () => {
  expect([
    computeLevelTotal([1]),
    computeLevelTotal([5, 5]),
    computeLevelTotal([3, null, 4]),
    computeLevelTotal([null]),
    computeLevelTotal([]),
  ]).toEqual([0, 100, 63, null, null]);
});
