/** Inter-rater agreement: Cohen's kappa with quadratic weights, per pair and averaged, with a confidence interval that is the same on every machine. */

/** Levels of two people for the same candidates, in the same order. */
export type RatedPair = readonly (readonly [number, number])[];
/** One candidate's levels by reviewer; null where somebody saw not enough evidence. */
export type RatedBy = ReadonlyMap<string, number | null>;

/** Fewer shared candidates than this say nothing about agreement. */
export const sharedMin = 5;
const categories = 5;
const resamples = 500;

const roundFigure = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A table of counts: rows are the first person's categories, columns the second's. */
export function tableOf(pairs: RatedPair, size = categories): number[][] {
  const table = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [a, b] of pairs) {
    const row = table[a - 1];
    if (row?.[b - 1] !== undefined) row[b - 1] = (row[b - 1] ?? 0) + 1;
  }
  return table;
}

/**
 * Weighted kappa of a table of counts. 1: always the same; 0: as much as chance alone would bring. Null when chance alone explains everything
 * (both always gave the same one level). Disagreement weights: 0/1, or the squared distance. J. Cohen 1960 and 1968.
 */
export function kappaOf(
  table: readonly (readonly number[])[],
  weights: 'unweighted' | 'linear' | 'quadratic' = 'quadratic',
): number | null {
  const total = table.flat().reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rows = table.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = table.map((_, column) => table.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const weight = (i: number, j: number): number =>
    weights === 'quadratic'
      ? (i - j) ** 2
      : weights === 'linear'
        ? Math.abs(i - j)
        : Number(i !== j);
  let observed = 0;
  let expected = 0;
  rows.forEach((row, i) =>
    columns.forEach((column, j) => {
      observed += weight(i, j) * (table[i]?.[j] ?? 0) * total;
      expected += weight(i, j) * row * column;
    }),
  );
  return expected === 0 ? null : roundFigure(1 - observed / expected);
}

interface PairAgreement {
  a: string;
  b: string;
  shared: number;
  kappa: number | null;
  /** Shares, 0–1. */
  exact: number;
  withinOne: number;
}
export interface AgreementFigures {
  /** Candidates with two levels or more. */
  candidates: number;
  /** Two levels of one candidate, over all pairs of people. */
  comparisons: number;
  /** Average of the pairs' kappas, each weighted by its shared candidates; null under `sharedMin` or when no pair has one. */
  kappa: number | null;
  /** 95 % of the resampled values lie between these; null when kappa is, or when too few resamples have one. */
  interval: readonly [number, number] | null;
  exact: number;
  withinOne: number;
  /** By shared candidates, most first. */
  pairs: PairAgreement[];
}

function pairsOf(
  candidates: readonly RatedBy[],
): Map<string, { a: string; b: string; levels: [number, number][] }> {
  const pairs = new Map<string, { a: string; b: string; levels: [number, number][] }>();
  for (const levels of candidates) {
    const given = [...levels]
      .flatMap(([who, level]) => (level === null ? [] : [[who, level] as const]))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    given.forEach(([a, first], at) =>
      given.slice(at + 1).forEach(([b, second]) => {
        const key = `${a} ${b}`;
        const pair = pairs.get(key) ?? { a, b, levels: [] };
        pair.levels.push([first, second]);
        pairs.set(key, pair);
      }),
    );
  }
  return pairs;
}

function averageKappa(candidates: readonly RatedBy[]): number | null {
  let sum = 0;
  let weight = 0;
  for (const { levels } of pairsOf(candidates).values()) {
    const kappa = levels.length < 2 ? null : kappaOf(tableOf(levels));
    if (kappa === null) continue;
    sum += kappa * levels.length;
    weight += levels.length;
  }
  return weight === 0 ? null : roundFigure(sum / weight);
}

/** Whole numbers below 2^32 in a fixed order (mulberry32): the same resamples for everybody. */
function createRandomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The middle 95 % of kappa when candidates are drawn again with replacement (percentile bootstrap, Efron 1979). */
function intervalOf(candidates: readonly RatedBy[]): readonly [number, number] | null {
  const next = createRandomNumbers(candidates.length * 7_919 + 1);
  const values: number[] = [];
  for (let n = 0; n < resamples; n += 1) {
    const drawn = candidates
      .map(() => candidates[next() % candidates.length])
      .filter((one) => one !== undefined);
    const kappa = averageKappa(drawn);
    if (kappa !== null) values.push(kappa);
  }
  if (values.length < resamples / 2) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return [at(0.025), at(0.975)];
}

/** Every figure of one scale, e.g. a competency. Candidates with fewer than two levels do not count. */
export function computeAgreement(candidates: readonly RatedBy[]): AgreementFigures {
  const shared = candidates.filter(
    (levels) => [...levels.values()].filter((level) => level !== null).length >= 2,
  );
  const all = [...pairsOf(shared).values()];
  const shares = (levels: RatedPair): { exact: number; withinOne: number } => ({
    exact: levels.length === 0 ? 0 : levels.filter(([a, b]) => a === b).length / levels.length,
    withinOne:
      levels.length === 0
        ? 0
        : levels.filter(([a, b]) => Math.abs(a - b) <= 1).length / levels.length,
  });
  const everything = all.flatMap(({ levels }) => levels);
  const kappa = shared.length < sharedMin ? null : averageKappa(shared);
  return {
    candidates: shared.length,
    comparisons: everything.length,
    kappa,
    interval: kappa === null ? null : intervalOf(shared),
    ...shares(everything),
    pairs: all
      .map(({ a, b, levels }) => ({
        a,
        b,
        shared: levels.length,
        kappa: levels.length < sharedMin ? null : kappaOf(tableOf(levels)),
        ...shares(levels),
      }))
      .toSorted(
        (one, other) =>
          other.shared - one.shared || (`${one.a} ${one.b}` < `${other.a} ${other.b}` ? -1 : 1),
      ),
  };
}

/** A word for a kappa, by the bands of Landis and Koch 1977. They are a habit, not a law. */
export function bandOf(
  kappa: number,
): 'poor' | 'slight' | 'fair' | 'moderate' | 'substantial' | 'almostPerfect' {
  if (kappa < 0) return 'poor';
  if (kappa <= 0.2) return 'slight';
  if (kappa <= 0.4) return 'fair';
  if (kappa <= 0.6) return 'moderate';
  return kappa <= 0.8 ? 'substantial' : 'almostPerfect';
}
