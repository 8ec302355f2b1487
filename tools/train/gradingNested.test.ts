import { describe, expect, it } from 'vitest';
import { featureNames, type FeatureName, type Features } from '#ai/onDevice/grading/features.ts';
import { computeTerms, scoreBy } from '#ai/onDevice/grading/model.ts';
import { drawChance } from '#domain/text/seeded.ts';
import { addSums, fitWeights, sumRows, type Row } from './gradingFit.ts';
import { fitToTravel, scoreLeftOut } from './gradingNested.ts';

interface Made extends Row {
  group: string;
}

/** Answers of made-up groups: what is right goes with the first share, against the second, and by chance with the others. */
function makeRows(count: number, seed: number): Made[] {
  return Array.from({ length: count }, (_, index) => {
    const shares = featureNames.map((name) => drawChance(seed, `${index} ${name}`));
    const terms = computeTerms(
      Object.fromEntries(featureNames.map((name, at) => [name, shares[at] ?? 0])) as Features,
    );
    return {
      terms,
      truth: Math.min(1, Math.max(0, 0.2 + 0.7 * (shares[0] ?? 0) - 0.3 * (shares[1] ?? 0))),
      group: `group ${index % 4}`,
    };
  });
}

const rows = makeRows(80, 1);
const shares: FeatureName[] = ['coverage', 'coverageAll'];
const curves = [0, 1, 2, 3];
const groupOf = ({ group }: Made): string => group;

describe('the fit', () => {
  it('gives no negative weight, and none to shares that do not count', () => {
    const { weights } = fitWeights(sumRows(rows), { shares, curves, pull: 0 });
    expect(Math.min(...weights)).toBe(0);
    expect(weights.slice(0, 4).some((weight) => weight > 0)).toBe(true);
    expect(weights.slice(8).every((weight) => weight === 0)).toBe(true);
  });

  it('ends at the plain mean with an infinite penalty', () => {
    const { weights } = fitWeights(sumRows(rows), {
      shares: ['coverage', 'words'],
      curves,
      pull: 1e9,
    });
    const used = weights.filter((weight) => weight > 0);
    expect(used).toHaveLength(8);
    expect(new Set(used).size).toBe(1);
  });

  it('is the same from sums of parts as from the whole', () => {
    const parts = [rows.slice(0, 30), rows.slice(30)].map(sumRows);
    expect(fitWeights(addSums(parts), { shares, curves, pull: 100 })).toEqual(
      fitWeights(sumRows(rows), { shares, curves, pull: 100 }),
    );
  });
});

describe('what is left out', () => {
  it('influences neither its own scores nor the settings behind them', () => {
    const turned = rows.map((row) =>
      row.group === 'group 2' ? { ...row, truth: 1 - row.truth } : row,
    );
    const [before, after] = [rows, turned].map((list) =>
      scoreLeftOut(list, groupOf, 4).filter((_, index) => rows[index]?.group === 'group 2'),
    );
    expect(after).toEqual(before);
    expect(scoreLeftOut(turned, groupOf, 4)).not.toEqual(scoreLeftOut(rows, groupOf, 4));
  });

  it('is scored in full when less is learnt from', () => {
    const few = scoreLeftOut(rows, groupOf, 4, ({ group }) => group !== 'group 0');
    expect(few).toHaveLength(rows.length);
    expect(few).not.toEqual(scoreLeftOut(rows, groupOf, 4));
  });
});

describe('a model that is to travel', () => {
  const judge = makeRows(60, 2).map((row) => ({ ...row, truth: 1 - row.truth }));
  const corpus = { rows, learnt: true };

  it('learns no weight from a corpus that only judges', () => {
    const fitted = fitToTravel([corpus, { rows: judge, learnt: false }]);
    if (!fitted) throw new Error('nothing fitted');
    const { weights, base } = fitWeights(sumRows(rows), fitted.settings);
    expect(fitted.model).toMatchObject({ weights, base });
    expect(scoreBy(fitted.model, rows[0]?.terms ?? [])).toBeGreaterThan(0);
  });

  it('is none where nothing may be learnt from', () => {
    expect(fitToTravel([{ ...corpus, learnt: false }])).toBeNull();
  });
});
