// Groups that are too small to be shown stay hidden, also by subtraction.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, compareWithin, type Row } from './impact.ts';
import { groupMin, findHidden, findHiddenInTable } from './hiddenGroups.ts';

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

describe('small groups', () => {
  it('are hidden with a second one, so that the total does not give them away', () => {
    const { groups, hidden } = compare(
      [
        ...people(20, { gender: 'man' }, 10),
        ...people(9, { gender: 'woman' }, 5),
        ...people(3, { gender: 'nonBinary' }, 1),
      ],
      'gender',
      { kind: 'selection' },
    );
    expect(groups.filter(({ people: n }) => n !== null).map(({ name }) => name)).toEqual(['man']);
    expect(hidden).toBe(5);
  });
  it('a list: no hidden cell follows from the shown ones and the sum', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 7 }), (sizes) => {
        const hidden = findHidden(sizes);
        for (const [at, size] of sizes.entries())
          if (size < groupMin) expect(hidden.has(at)).toBe(true);
        const filled = [...hidden].filter((at) => (sizes[at] ?? 0) > 0);
        if (filled.length > 0 && hidden.size < sizes.length)
          expect(filled.length).toBeGreaterThanOrEqual(2);
      }),
    ));

  /** All ways to fill the hidden cells of a table when the rest and all sums are known. */
  function ways(sizes: number[][], hidden: Set<string>): number[][] {
    const open = sizes.flatMap((row, r) =>
      row.flatMap((_, c) => (hidden.has(`${r}:${c}`) ? [[r, c] as const] : [])),
    );
    const rows = sizes.map((row, r) =>
      row.reduce((sum, size, c) => sum + (hidden.has(`${r}:${c}`) ? size : 0), 0),
    );
    const columns = (sizes[0] ?? []).map((_, c) =>
      sizes.reduce((sum, row, r) => sum + (hidden.has(`${r}:${c}`) ? (row[c] ?? 0) : 0), 0),
    );
    const found: number[][] = [];
    const fill = (at: number, values: number[]): void => {
      const cell = open[at];
      if (!cell) {
        if ([...rows, ...columns].every((left) => left === 0)) found.push(values);
        return;
      }
      const [r, c] = cell;
      const most = Math.min(rows[r] ?? 0, columns[c] ?? 0);
      for (let value = 0; value <= most; value += 1) {
        rows[r] = (rows[r] ?? 0) - value;
        columns[c] = (columns[c] ?? 0) - value;
        fill(at + 1, [...values, value]);
        rows[r] = (rows[r] ?? 0) + value;
        columns[c] = (columns[c] ?? 0) + value;
      }
    };
    fill(0, []);
    return found;
  }
  it('a table: what is hidden cannot be worked out from the rest and all sums, tried by filling it in every way', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.oneof(
              { weight: 1, arbitrary: fc.nat(3) },
              { weight: 3, arbitrary: fc.integer({ min: 5, max: 9 }) },
            ),
            { minLength: 3, maxLength: 3 },
          ),
          { minLength: 2, maxLength: 3 },
        ),
        (sizes) => {
          const hidden = findHiddenInTable(sizes);
          // Fewer hidden cells are the harder case, and quick to fill.
          if (hidden.size > 5 || hidden.size === sizes.flat().length) return;
          const open = sizes.flatMap((row, r) =>
            row.flatMap((size, c) => (hidden.has(`${r}:${c}`) ? [size] : [])),
          );
          const found = ways(sizes, hidden);
          open.forEach((size, at) => {
            if (size > 0)
              expect(new Set(found.map((values) => values[at])).size).toBeGreaterThan(1);
          });
        },
      ),
      { numRuns: 150 },
    ));
  it('a table whose row is hidden as a sum hides its cells', () => {
    const hidden = findHiddenInTable(
      [
        [9, 9],
        [9, 9],
        [9, 9],
      ],
      new Set([1]),
    );
    expect(['1:0', '1:1'].every((key) => hidden.has(key))).toBe(true);
  });
  it('are hidden in groups of two answers', () => {
    const rows = [
      ...people(12, { gender: 'man', ethnicity: 'white' }, 6),
      ...people(12, { gender: 'woman', ethnicity: 'white' }, 6),
      ...people(12, { gender: 'man', ethnicity: 'black' }, 6),
      ...people(11, { gender: 'woman', ethnicity: 'black' }, 3),
    ];
    const { groups } = compareWithin(rows, ['gender', 'ethnicity'], { kind: 'selection' });
    expect(groups.filter(({ people: n }) => n !== null)).toHaveLength(4);
    expect(groups.find(({ name }) => name === 'woman+black')).toMatchObject({
      people: 11,
      ratio: 0.545455,
    });
    const fewer = compareWithin(
      [...rows, ...people(2, { gender: 'woman', ethnicity: 'asian' }, 2)],
      ['gender', 'ethnicity'],
      { kind: 'selection' },
    );
    expect(
      fewer.groups
        .filter(({ people: n }) => n !== null)
        .every(({ people: n }) => (n ?? 0) >= groupMin),
    ).toBe(true);
  });
});
