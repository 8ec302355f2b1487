// Fits a linear-chain conditional random field over hashed features by AdaGrad.
import {
  B,
  I,
  L,
  O,
  U,
  allowed,
  chosenSpans,
  expOf,
  labels,
  latticeOf,
  spanChances,
  type SpanChance,
} from '#ai/onDevice/tagger/lattice.ts';
import type { Span } from './taggerData.ts';

export interface Chain {
  features: Int32Array[];
  gold: Uint8Array;
}
export interface Weights {
  bits: number;
  table: Float32Array;
  moves: Float64Array;
}
export interface FitOptions {
  bits: number;
  epochs: number;
  rate: number;
  decay: number;
  rare: number;
  dropout: number;
  seed: number;
}

export const free = labels - 1;

/** Gold labels of a line from its spans. */
export function goldOf(tokenCount: number, spans: readonly Span[]): Uint8Array {
  const gold = new Uint8Array(tokenCount).fill(O);
  for (const { start, end } of spans) {
    if (end - start === 1) {
      gold[start] = U;
      continue;
    }
    gold[start] = B;
    for (let at = start + 1; at < end - 1; at += 1) gold[at] = I;
    gold[end - 1] = L;
  }
  return gold;
}

export function scoresOf(
  features: readonly Int32Array[],
  { table, bits }: { table: Float32Array | Int8Array; bits: number },
): Float64Array {
  const mask = (1 << bits) - 1;
  const scores = new Float64Array(features.length * labels);
  features.forEach((list, tokenIndex) => {
    let b = 0;
    let i = 0;
    let l = 0;
    let u = 0;
    for (const feature of list) {
      const at = (feature & mask) * free;
      b += table[at] ?? 0;
      i += table[at + 1] ?? 0;
      l += table[at + 2] ?? 0;
      u += table[at + 3] ?? 0;
    }
    scores.set([0, b, i, l, u], tokenIndex * labels);
  });
  return scores;
}

export function movesOf(logs: Float64Array): Float64Array {
  return logs.map((value, at) =>
    allowed[Math.floor(at / labels)]?.[at % labels] ? expOf(value) : 0,
  );
}

/** Repeatable numbers for order and dropout. */
function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

export function fit(
  chains: readonly Chain[],
  { bits, epochs, rate, decay, rare, dropout, seed }: FitOptions,
): Weights {
  const mask = (1 << bits) - 1;
  const counts = new Uint8Array(mask + 1);
  for (const { features } of chains)
    for (const list of features)
      for (const feature of list)
        if ((counts[feature & mask] ?? 0) < 255)
          counts[feature & mask] = (counts[feature & mask] ?? 0) + 1;
  const common = chains.map(({ features }) =>
    features.map((list) => list.filter((feature) => (counts[feature & mask] ?? 0) >= rare)),
  );
  const table = new Float32Array((mask + 1) * free);
  const squares = new Float32Array(table.length).fill(1e-2);
  const sum = new Float32Array(table.length);
  const moves = new Float64Array(labels * labels);
  const moveSquares = new Float64Array(labels * labels).fill(1e-2);
  const random = dice(seed * 7919 + 1);
  const order = chains.map((_, index) => index);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    for (const number of order) {
      const chain = chains[number];
      if (!chain || chain.features.length === 0) continue;
      const { gold } = chain;
      const kept = (common[number] ?? []).map((list) => {
        if (dropout === 0) return list;
        const some = new Int32Array(list.length);
        let count = 0;
        for (const feature of list)
          if (random() >= dropout) {
            some[count] = feature;
            count += 1;
          }
        return some.subarray(0, count);
      });
      const scores = scoresOf(kept, { table, bits });
      const exponents = movesOf(moves);
      const lattice = latticeOf(scores, exponents);
      const { marginal, emit, forward, backward, scale } = lattice;
      kept.forEach((list, tokenIndex) => {
        const base = tokenIndex * labels;
        const steps = [B, I, L, U].map(
          (label) => (gold[tokenIndex] === label ? 1 : 0) - (marginal[base + label] ?? 0),
        );
        if (steps.every((step) => Math.abs(step) < 1e-3)) return;
        for (const feature of list) {
          const first = (feature & mask) * free;
          for (let label = 0; label < free; label += 1) {
            const at = first + label;
            const gradient = (steps[label] ?? 0) - decay * (table[at] ?? 0);
            const square = (squares[at] ?? 0) + gradient * gradient;
            squares[at] = square;
            table[at] = (table[at] ?? 0) + (rate * gradient) / Math.sqrt(square);
          }
        }
        if (tokenIndex === 0) return;
        const total =
          [0, 1, 2, 3, 4].reduce(
            (all, label) => all + (forward[base + label] ?? 0) * (backward[base + label] ?? 0),
            0,
          ) || 1;
        for (let from = 0; from < labels; from += 1)
          for (let to = 0; to < labels; to += 1) {
            const at = from * labels + to;
            if (exponents[at] === 0) continue;
            const expected =
              ((forward[base - labels + from] ?? 0) *
                (exponents[at] ?? 0) *
                (emit[base + to] ?? 0) *
                (backward[base + to] ?? 0)) /
              ((scale[tokenIndex] ?? 1) * total);
            const gradient =
              (gold[tokenIndex - 1] === from && gold[tokenIndex] === to ? 1 : 0) - expected;
            moveSquares[at] = (moveSquares[at] ?? 0) + gradient * gradient;
            moves[at] =
              (moves[at] ?? 0) + (rate * 0.3 * gradient) / Math.sqrt(moveSquares[at] ?? 1);
          }
      });
    }
    if (epoch >= epochs / 2) {
      averaged += 1;
      for (let at = 0; at < table.length; at += 1) sum[at] = (sum[at] ?? 0) + (table[at] ?? 0);
    }
  }
  const kept = 1 - dropout;
  for (let at = 0; at < table.length; at += 1) table[at] = ((sum[at] ?? 0) / averaged) * kept;
  return { bits, table, moves };
}

/** All spans of a line with their chance under these weights. */
export function chancesOf(
  features: readonly Int32Array[],
  weights: Weights | { bits: number; table: Int8Array | Float32Array; moves: Float64Array },
  longest: number,
): SpanChance[] {
  if (features.length === 0) return [];
  const moves = movesOf(weights.moves);
  return spanChances(latticeOf(scoresOf(features, weights), moves), moves, longest, 0.05);
}

export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

/** Exact span agreement at a threshold. */
export function exactScore(
  lines: readonly { chances: SpanChance[]; tokenCount: number; gold: readonly Span[] }[],
  threshold: number,
): Score {
  let found = 0;
  let right = 0;
  let all = 0;
  for (const { chances, tokenCount, gold } of lines) {
    const chosen = chosenSpans(chances, tokenCount, threshold);
    found += chosen.length;
    all += gold.length;
    right += chosen.filter(({ start, end }) =>
      gold.some((span) => span.start === start && span.end === end),
    ).length;
  }
  const precision = found === 0 ? 0 : right / found;
  const recall = all === 0 ? 0 : right / all;
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
