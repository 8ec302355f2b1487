// Fits the weights that grade an answer: least squares without negative weights, pulled towards the plain mean of the shares, which needs no training. Same rows, same weights.
import { featureNames, type FeatureName } from '#ai/onDevice/grading/features.ts';
import { curveCount, scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';

export interface Row {
  terms: readonly number[];
  truth: number;
}

/** Which shares count, by which curves (places in the list of the model), and how strongly their weights are pulled towards being equal (a ridge penalty per thousand rows). */
export interface Settings {
  shares: readonly FeatureName[];
  curves: readonly number[];
  pull: number;
}

const width = featureNames.length * curveCount;
const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** What a fit needs to know of its rows; sums of parts add up to the sums of the whole. */
export interface Sums {
  count: number;
  truth: number;
  terms: Float64Array;
  products: Float64Array;
  withTruth: Float64Array;
}

/** Adds up rows. */
export function sumRows(rows: readonly Row[]): Sums {
  const sums: Sums = {
    count: rows.length,
    truth: 0,
    terms: new Float64Array(width),
    products: new Float64Array(width * width),
    withTruth: new Float64Array(width),
  };
  for (const { terms, truth } of rows) {
    sums.truth += truth;
    for (let i = 0; i < width; i += 1) {
      const term = terms[i] ?? 0;
      sums.terms[i] = (sums.terms[i] ?? 0) + term;
      sums.withTruth[i] = (sums.withTruth[i] ?? 0) + term * truth;
      for (let j = 0; j < width; j += 1)
        sums.products[i * width + j] = (sums.products[i * width + j] ?? 0) + term * (terms[j] ?? 0);
    }
  }
  return sums;
}

/** Adds up sums. */
export function addSums(parts: readonly Sums[]): Sums {
  const whole = sumRows([]);
  const add = (to: Float64Array, from: Float64Array): void =>
    from.forEach((value, index) => {
      to[index] = (to[index] ?? 0) + value;
    });
  for (const part of parts) {
    whole.count += part.count;
    whole.truth += part.truth;
    add(whole.terms, part.terms);
    add(whole.products, part.products);
    add(whole.withTruth, part.withTruth);
  }
  return whole;
}

const passes = 200;
const tolerance = 1e-6;

/** Weights by coordinate descent. Without a pull they are the least squares; with an endless one, equal. */
export function fitWeights(
  { count, truth, terms, products, withTruth }: Sums,
  { shares, curves, pull }: Settings,
): Pick<GradingModel, 'base' | 'weights'> {
  const columns = featureNames.flatMap((name, at) =>
    shares.includes(name) ? curves.map((curve) => at * curveCount + curve) : [],
  );
  const many = Math.max(1, count);
  const mean = (column: number): number => (terms[column] ?? 0) / many;
  const spread = columns.map((a) =>
    Float64Array.from(columns, (b) => (products[a * width + b] ?? 0) - many * mean(a) * mean(b)),
  );
  const wanted = columns.map((column) => (withTruth[column] ?? 0) - mean(column) * truth);
  const together = spread.reduce(
    (sum, row) => sum + row.reduce((part, value) => part + value, 0),
    0,
  );
  const equal =
    together > 0 ? Math.max(0, wanted.reduce((sum, value) => sum + value, 0) / together) : 0;
  const penalty = pull / 1000;
  const found = columns.map(() => equal);
  for (let pass = 0; pass < passes; pass += 1) {
    let moved = 0;
    spread.forEach((row, at) => {
      const own = row[at] ?? 0;
      if (own < 1e-9) return;
      const old = found[at] ?? 0;
      let rest = wanted[at] ?? 0;
      for (let other = 0; other < found.length; other += 1)
        rest -= (row[other] ?? 0) * (found[other] ?? 0);
      const next = Math.max(0, (rest + own * old + penalty * own * equal) / (own + penalty * own));
      moved = Math.max(moved, Math.abs(next - old));
      found[at] = next;
    });
    if (moved < tolerance) break;
  }
  const weights = Array.from({ length: width }, () => 0);
  columns.forEach((column, at) => {
    weights[column] = round(found[at] ?? 0, 5);
  });
  return {
    base: round(
      columns.reduce((sum, column) => sum - mean(column) * (weights[column] ?? 0), truth / many),
      5,
    ),
    weights,
  };
}

/** Macro-F1 of "right" against a truth. */
export function macroF1(pairs: readonly { truth: boolean; given: boolean }[]): number {
  const scoreSide = (side: boolean): number => {
    const both = pairs.filter(({ truth, given }) => truth === side && given === side).length;
    const sum =
      pairs.filter(({ truth }) => truth === side).length +
      pairs.filter(({ given }) => given === side).length;
    return sum === 0 ? 0 : (2 * both) / sum;
  };
  return (scoreSide(true) + scoreSide(false)) / 2;
}

/** Fits everything to rows and their sums, the least score of a right answer too. A row counts as right from `right` on. */
export function fitModel(
  rows: readonly Row[],
  sums: Sums,
  settings: Settings,
  right = 0.8,
): GradingModel {
  const parts = fitWeights(sums, settings);
  const scores = rows.map(({ terms }) => scoreBy(parts, terms));
  const cuts = Array.from({ length: 60 }, (_, index) => (index + 20) / 100).map((cut) => ({
    cut,
    value: round(
      macroF1(
        rows.map(({ truth }, index) => ({
          truth: truth >= right,
          given: (scores[index] ?? 0) >= cut,
        })),
      ),
      6,
    ),
  }));
  return {
    ...parts,
    rightFrom: cuts.reduce((best, next) => (next.value > best.value ? next : best)).cut,
  };
}
