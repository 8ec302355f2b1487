// What fitting and measuring the tagger share: chains of features with gold labels, scores, and the agreement of spans.
import {
  B,
  I,
  L,
  O,
  U,
  allowed,
  chooseSpans,
  expOf,
  labels,
  type SpanChance,
} from '#ai/onDevice/tagger/lattice.ts';
import type { Span } from '../taggerData.ts';

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
    const chosen = chooseSpans(chances, tokenCount, threshold);
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
