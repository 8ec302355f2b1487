import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  O,
  allowed,
  chooseSpans,
  expOf,
  labels,
  latticeOf,
  computeSpanChances,
} from './lattice.ts';

const free = new Float64Array(labels * labels).map((_, at) =>
  allowed[Math.floor(at / labels)]?.[at % labels] ? 1 : 0,
);
const score = fc.double({ min: -4, max: 4, noNaN: true });

/** Every allowed way of tagging `places` places. */
function paths(tokenCount: number): number[][] {
  const grown = Array.from({ length: tokenCount }).reduce<number[][]>(
    (ways) =>
      ways.flatMap((way) =>
        [0, 1, 2, 3, 4]
          .filter((label) =>
            way.length === 0
              ? label === 0 || label === 1 || label === 4
              : allowed[way.at(-1) ?? 0]?.[label],
          )
          .map((label) => [...way, label]),
      ),
    [[]],
  );
  return grown.filter((way) => ![1, 2].includes(way.at(-1) ?? 0));
}

function spansOf(path: readonly number[]): string[] {
  const spans: string[] = [];
  let start = 0;
  path.forEach((label, at) => {
    if (label === 1 || label === 4) start = at;
    if (label === 3 || label === 4) spans.push(`${start}-${at + 1}`);
  });
  return spans;
}

describe('the exponential', () => {
  it('is as near as the built-in one', () => {
    for (let x = -43; x <= 20; x += 0.37)
      expect(Math.abs(expOf(x) / Math.exp(x) - 1)).toBeLessThan(1e-8);
    expect(expOf(-100)).toBe(0);
  });
});

describe('sums over all ways of tagging', () => {
  it('agree with counting them one by one', () => {
    fc.assert(
      fc.property(
        fc
          .array(score, { minLength: labels, maxLength: labels * 4 })
          .map((list) => list.slice(0, Math.floor(list.length / labels) * labels)),
        (list) => {
          const tokenCount = list.length / labels;
          const weighed = paths(tokenCount).map((path) => ({
            path,
            weight: Math.exp(
              path.reduce((sum, label, token) => sum + (list[token * labels + label] ?? 0), 0),
            ),
          }));
          const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
          const lattice = latticeOf(Float64Array.from(list), free);
          for (let token = 0; token < tokenCount; token += 1)
            expect(lattice.marginal[token * labels + O]).toBeCloseTo(
              weighed
                .filter(({ path }) => path[token] === O)
                .reduce((sum, { weight }) => sum + weight, 0) / total,
              6,
            );
          for (const { start, end, chance } of computeSpanChances(lattice, free, 10, 0))
            expect(chance).toBeCloseTo(
              weighed
                .filter(({ path }) => spansOf(path).includes(`${start}-${end}`))
                .reduce((sum, { weight }) => sum + weight, 0) / total,
              6,
            );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the spans chosen', () => {
  it('do not overlap and lose nothing surer', () => {
    const chances = [
      { start: 0, end: 3, chance: 0.5 },
      { start: 0, end: 1, chance: 0.4 },
      { start: 2, end: 3, chance: 0.4 },
      { start: 4, end: 5, chance: 0.1 },
    ];
    expect(chooseSpans(chances, 5, 0.2).map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(chooseSpans(chances, 5, 0.35).map(({ start, end }) => [start, end])).toEqual([[0, 3]]);
  });
});
