// Fits the model that grades answers: non-negative ridge, rising trees, and the line onto the scale. Same rows, same weights.
import { seedOf } from '#ai/onDevice/text/seeded.ts';
import { rawScore, scoreBy, type GradingModel, type Parts, type Tree } from '#ai/onDevice/grading/model.ts';

export interface Row { vector: readonly number[]; truth: number }

export interface FitOptions { trees: number; rate: number; leaf: number; penalty: number; treeShare: number; plain: number }
/** For subjects never seen: the plain coverage, which needs no training, has its say. */
export const usual: FitOptions = { trees: 120, rate: 0.05, leaf: 16, penalty: 10, treeShare: 0.7, plain: 0.25 };
/** For other questions of the same teachers. */
export const atHome: FitOptions = { ...usual, treeShare: 0.8, plain: 0 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** Least squares with a penalty and no negative weight, by coordinate descent on standardised columns. */
function ridgeOf(rows: readonly Row[], penalty: number): Pick<Parts, 'mean' | 'spread' | 'ridge' | 'base'> {
  const width = rows[0]?.vector.length ?? 0;
  const columns = Array.from({ length: width }, (_, index) => rows.map(({ vector }) => vector[index] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((column, index) => Math.sqrt(mean(column.map((value) => (value - (means[index] ?? 0)) ** 2))) || 1);
  const z = columns.map((column, index) => Float64Array.from(column, (value) => (value - (means[index] ?? 0)) / (spreads[index] ?? 1)));
  const base = mean(rows.map(({ truth }) => truth));
  const rest = Float64Array.from(rows, ({ truth }) => truth - base);
  const weights = Array.from({ length: width }, () => 0);
  for (let pass = 0; pass < 300; pass += 1) z.forEach((column, index) => {
    const old = weights[index] ?? 0;
    let dot = 0;
    column.forEach((value, row) => { dot += value * (rest[row] ?? 0); });
    const next = Math.max(0, (dot + old * rows.length) / (rows.length + penalty));
    if (next === old) return;
    column.forEach((value, row) => { rest[row] = (rest[row] ?? 0) - (next - old) * value; });
    weights[index] = next;
  });
  return { mean: means.map((value) => round(value, 5)), spread: spreads.map((value) => round(value, 5)), ridge: weights.map((value) => round(value, 5)), base: round(base, 5) };
}

/** Numbers in [0, 1) that follow from a text (mulberry32). */
function randomFrom(text: string): () => number {
  let state = seedOf(text);
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const bins = 32;
const l2 = 5;

/** The thresholds between bins of equal size. */
function edgesOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const edges = Array.from({ length: bins - 1 }, (_, index) => round(sorted[Math.floor(((index + 1) * sorted.length) / bins)] ?? 0, 4));
  return [...new Set(edges)];
}

interface Split { feature: number; bin: number; gain: number; left: number; right: number }

/** Trees of depth 3 on what is left, each on 70 % of the rows and half the figures; a split that would fall is never made. */
function treesOf(rows: readonly Row[], options: FitOptions): Pick<Parts, 'treeBase' | 'trees'> {
  const width = rows[0]?.vector.length ?? 0;
  const random = randomFrom('grading');
  const edges = Array.from({ length: width }, (_, feature) => edgesOf(rows.map(({ vector }) => vector[feature] ?? 0)));
  const binned = edges.map((list, feature) => Uint8Array.from(rows, ({ vector }) => { const value = vector[feature] ?? 0; let at = 0; while (at < list.length && value >= (list[at] ?? 0)) at += 1; return at; }));
  const treeBase = round(mean(rows.map(({ truth }) => truth)), 5);
  const rest = Float64Array.from(rows, ({ truth }) => truth - treeBase);
  const trees: Tree[] = [];

  const bestSplit = (items: readonly number[], columns: readonly number[], low: number, high: number): Split | null => {
    let best: Split | null = null;
    const total = items.reduce((sum, row) => sum + (rest[row] ?? 0), 0);
    for (const feature of columns) {
      const sums = new Float64Array(bins); const counts = new Uint32Array(bins);
      const column = binned[feature] ?? new Uint8Array();
      for (const row of items) { const bin = column[row] ?? 0; sums[bin] = (sums[bin] ?? 0) + (rest[row] ?? 0); counts[bin] = (counts[bin] ?? 0) + 1; }
      let sum = 0; let count = 0;
      for (let bin = 0; bin < (edges[feature]?.length ?? 0); bin += 1) {
        sum += sums[bin] ?? 0; count += counts[bin] ?? 0;
        const others = items.length - count;
        if (count < options.leaf || others < options.leaf) continue;
        const left = Math.min(high, Math.max(low, sum / (count + l2)));
        const right = Math.min(high, Math.max(low, (total - sum) / (others + l2)));
        if (left > right) continue;
        const gain = round(sum ** 2 / (count + l2) + (total - sum) ** 2 / (others + l2) - total ** 2 / (items.length + l2), 9);
        if (gain > 0 && (best === null || gain > best.gain)) best = { feature, bin, gain, left, right };
      }
    }
    return best;
  };

  for (let index = 0; index < options.trees; index += 1) {
    const sample = rows.map((_, row) => row).filter(() => random() < 0.7);
    const columns = Array.from({ length: width }, (_, feature) => feature).filter(() => random() < 0.5);
    const features: number[] = []; const thresholds: number[] = []; const values: number[] = [];
    const nodes: ({ items: number[]; low: number; high: number; value: number } | undefined)[] = [{ items: sample, low: -9, high: 9, value: 0 }];
    for (let at = 0; at < 15; at += 1) {
      const node = nodes[at];
      if (at >= 7) { values.push(round((node?.value ?? 0) * options.rate, 5)); continue; }
      const split = node ? bestSplit(node.items, columns, node.low, node.high) : null;
      features.push(split?.feature ?? -1);
      thresholds.push(split ? (edges[split.feature]?.[split.bin] ?? 0) : 0);
      if (!node) continue;
      if (!split) { nodes[2 * at + 1] = node; continue; }
      const middle = (split.left + split.right) / 2;
      const column = binned[split.feature] ?? new Uint8Array();
      nodes[2 * at + 1] = { items: node.items.filter((row) => (column[row] ?? 0) <= split.bin), low: node.low, high: middle, value: split.left };
      nodes[2 * at + 2] = { items: node.items.filter((row) => (column[row] ?? 0) > split.bin), low: middle, high: node.high, value: split.right };
    }
    const tree: Tree = [features, thresholds, values];
    trees.push(tree);
    rows.forEach((_, row) => {
      let at = 0;
      while (at < 7) { const feature = features[at] ?? -1; at = 2 * at + (feature >= 0 && (rows[row]?.vector[feature] ?? 0) >= (thresholds[at] ?? 0) ? 2 : 1); }
      rest[row] = (rest[row] ?? 0) - (values[at - 7] ?? 0);
    });
  }
  return { treeBase, trees };
}

/** Macro-F1 of "right" against a truth. */
export function macroF1(pairs: readonly { truth: boolean; said: boolean }[]): number {
  const of = (side: boolean): number => {
    const both = pairs.filter(({ truth, said }) => truth === side && said === side).length;
    const sum = pairs.filter(({ truth }) => truth === side).length + pairs.filter(({ said }) => said === side).length;
    return sum === 0 ? 0 : (2 * both) / sum;
  };
  return (of(true) + of(false)) / 2;
}

/** Fits everything. A row counts as right from `right` on. */
export function fit(rows: readonly Row[], options: FitOptions = usual, right = 0.8): GradingModel {
  const parts: Parts = { ...ridgeOf(rows, options.penalty), ...treesOf(rows, options), treeShare: options.treeShare, plain: options.plain };
  const raw = rows.map(({ vector }) => rawScore(parts, vector));
  const middle = mean(raw); const height = mean(rows.map(({ truth }) => truth));
  const spread = mean(raw.map((value) => (value - middle) ** 2)) || 1;
  const slope = round(mean(raw.map((value, index) => (value - middle) * ((rows[index]?.truth ?? 0) - height))) / spread, 5);
  const scaled: GradingModel = { ...parts, slope, shift: round(height - slope * middle, 5), rightFrom: 0.5 };
  const scores = rows.map(({ vector }) => scoreBy(scaled, vector));
  const cuts = Array.from({ length: 60 }, (_, index) => (index + 20) / 100).map((cut) => ({ cut, value: round(macroF1(rows.map(({ truth }, index) => ({ truth: truth >= right, said: (scores[index] ?? 0) >= cut }))), 6) }));
  return { ...scaled, rightFrom: cuts.reduce((best, next) => (next.value > best.value ? next : best)).cut };
}
