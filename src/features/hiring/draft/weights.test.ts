import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceWeights, sumWeights } from './weights.ts';

describe('balancing weights', () => {
  it('keeps proportions and adds up to exactly 100', () => {
    expect(balanceWeights([30, 30, 30])).toEqual([34, 33, 33]);
    expect(balanceWeights([50, 25])).toEqual([67, 33]);
    expect(balanceWeights([0, 0, 0, 0])).toEqual([25, 25, 25, 25]);
    expect(balanceWeights([])).toEqual([]);
  });

  it('leaves none without weight: a missing one counts as the smallest', () => {
    expect(balanceWeights([60, 40, 0])).toEqual([43, 29, 28]);
    expect(balanceWeights([100, 0])).toEqual([50, 50]);
    expect(balanceWeights([100, 100, 1])).toEqual([49, 49, 2]);
    expect(balanceWeights([100, 100, 100, 100, 100, 100, 100, 1]).at(-1)).toBeGreaterThanOrEqual(1);
  });

  it('leaves what already adds up to 100', () => {
    expect(balanceWeights([35, 30, 20, 15])).toEqual([35, 30, 20, 15]);
  });

  it('never changes who weighs more, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }),
        (weights) => {
          const balanced = balanceWeights(weights);
          expect(sumWeights(balanced.map((weight) => ({ weight })))).toBe(100);
          expect(
            balanced.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 100),
          ).toBe(true);
          for (const [a, first] of weights.entries())
            for (const [b, second] of weights.entries())
              if (first > second) expect(balanced[a]).toBeGreaterThanOrEqual(balanced[b] ?? 0);
        },
      ),
    );
  });
});
