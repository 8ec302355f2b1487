// Sums over all ways of tagging a line (forward and backward), in arithmetic that is the same in every browser.

/** Outside, first, inside, last, single. */
export const labels = 5;
export const O = 0;
export const B = 1;
export const I = 2;
export const L = 3;
export const U = 4;

/** Which label may follow which: an open span must continue or end. */
export const allowed: readonly (readonly boolean[])[] = [0, 1, 2, 3, 4].map((from) =>
  [0, 1, 2, 3, 4].map((to) =>
    from === B || from === I ? to === I || to === L : to === O || to === B || to === U,
  ),
);

const powers = new Float64Array(129);
for (let step = 0, up = 1, down = 1; step <= 64; step += 1, up *= 2, down /= 2) {
  powers[64 + step] = up;
  powers[64 - step] = down;
}
const ln2 = 0.693_147_180_559_945_3;

/** e to the x by multiplication alone: engines may differ in Math.exp, not in this. 0 below -44. */
export function expOf(x: number): number {
  if (x < -44) return 0;
  const k = Math.round(x / ln2);
  const r = x - k * ln2;
  const sum =
    1 +
    r *
      (1 +
        (r / 2) *
          (1 +
            (r / 3) *
              (1 +
                (r / 4) *
                  (1 + (r / 5) * (1 + (r / 6) * (1 + (r / 7) * (1 + (r / 8) * (1 + r / 9))))))));
  return sum * (powers[64 + k] ?? 0);
}

export interface Lattice {
  /** Probability of each label at each position. */
  marginal: Float64Array;
  /** Scaled potentials, sums forward and backward, for spans and gradients. */
  emit: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  scale: Float64Array;
  logLikelihoodOf: () => number;
}

/** `scores`: positions × labels; `moves`: labels × labels, already exponentials (0 = forbidden). */
export function latticeOf(scores: Float64Array, moves: Float64Array): Lattice {
  const tokenCount = scores.length / labels;
  const emit = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const scale = new Float64Array(tokenCount);
  const tops = new Float64Array(tokenCount);
  for (let token = 0; token < tokenCount; token += 1) {
    let top = -Infinity;
    for (let label = 0; label < labels; label += 1)
      top = Math.max(top, scores[token * labels + label] ?? 0);
    tops[token] = top;
    for (let label = 0; label < labels; label += 1)
      emit[token * labels + label] = expOf((scores[token * labels + label] ?? 0) - top);
  }
  for (let token = 0; token < tokenCount; token += 1) {
    let total = 0;
    for (let label = 0; label < labels; label += 1) {
      let sum = 0;
      if (token === 0) sum = label === O || label === B || label === U ? 1 : 0;
      else
        for (let from = 0; from < labels; from += 1)
          sum += (forward[(token - 1) * labels + from] ?? 0) * (moves[from * labels + label] ?? 0);
      const value = sum * (emit[token * labels + label] ?? 0);
      forward[token * labels + label] = value;
      total += value;
    }
    scale[token] = total === 0 ? 1 : total;
    for (let label = 0; label < labels; label += 1)
      forward[token * labels + label] =
        (forward[token * labels + label] ?? 0) / (scale[token] ?? 1);
  }
  for (let token = tokenCount - 1; token >= 0; token -= 1) {
    for (let label = 0; label < labels; label += 1) {
      if (token === tokenCount - 1) {
        backward[token * labels + label] = label === O || label === L || label === U ? 1 : 0;
        continue;
      }
      let sum = 0;
      for (let to = 0; to < labels; to += 1)
        sum +=
          (moves[label * labels + to] ?? 0) *
          (emit[(token + 1) * labels + to] ?? 0) *
          (backward[(token + 1) * labels + to] ?? 0);
      backward[token * labels + label] = sum / (scale[token + 1] ?? 1);
    }
  }
  const marginal = new Float64Array(scores.length);
  let end = 0;
  for (let label = 0; label < labels; label += 1)
    end +=
      (forward[(tokenCount - 1) * labels + label] ?? 0) *
      (backward[(tokenCount - 1) * labels + label] ?? 0);
  const over = end === 0 ? 1 : end;
  for (let at = 0; at < scores.length; at += 1)
    marginal[at] = ((forward[at] ?? 0) * (backward[at] ?? 0)) / over;
  const divisor = over;
  return {
    marginal,
    emit,
    forward,
    backward,
    scale,
    logLikelihoodOf: () =>
      Math.log(divisor) +
      [...scale].reduce((sum, value, token) => sum + Math.log(value) + (tops[token] ?? 0), 0),
  };
}

export interface SpanChance {
  start: number;
  end: number;
  /** Probability that exactly these positions are one span. */
  chance: number;
}

/** All spans (end exclusive, at most `longest` positions) with at least this probability. */
export function computeSpanChances(
  { emit, forward, backward, scale, marginal }: Lattice,
  moves: Float64Array,
  longest: number,
  least: number,
): SpanChance[] {
  const tokenCount = marginal.length / labels;
  let end = 0;
  for (let label = 0; label < labels; label += 1)
    end +=
      (forward[(tokenCount - 1) * labels + label] ?? 0) *
      (backward[(tokenCount - 1) * labels + label] ?? 0);
  const over = end === 0 ? 1 : end;
  const found: SpanChance[] = [];
  for (let start = 0; start < tokenCount; start += 1) {
    const single = marginal[start * labels + U] ?? 0;
    if (single >= least) found.push({ start, end: start + 1, chance: single });
    if ((marginal[start * labels + B] ?? 0) < least) continue;
    let open = forward[start * labels + B] ?? 0;
    let label = B;
    for (let last = start + 1; last < tokenCount && last - start < longest; last += 1) {
      const closed =
        (open * (moves[label * labels + L] ?? 0) * (emit[last * labels + L] ?? 0)) /
        (scale[last] ?? 1);
      const chance = (closed * (backward[last * labels + L] ?? 0)) / over;
      if (chance >= least) found.push({ start, end: last + 1, chance });
      open =
        (open * (moves[label * labels + I] ?? 0) * (emit[last * labels + I] ?? 0)) /
        (scale[last] ?? 1);
      label = I;
      if (open < 1e-9) break;
    }
  }
  return found;
}

/** The spans without overlap whose probabilities above `threshold` sum highest: best for exact agreement. */
export function chooseSpans(
  chances: readonly SpanChance[],
  tokenCount: number,
  threshold: number,
): SpanChance[] {
  const byEnd = new Map<number, SpanChance[]>();
  for (const chance of chances)
    if (chance.chance > threshold)
      byEnd.set(chance.end, [...(byEnd.get(chance.end) ?? []), chance]);
  const best = new Float64Array(tokenCount + 1);
  const by: (SpanChance | null)[] = Array.from({ length: tokenCount + 1 }, () => null);
  for (let end = 1; end <= tokenCount; end += 1) {
    best[end] = best[end - 1] ?? 0;
    for (const chance of byEnd.get(end) ?? []) {
      const value = (best[chance.start] ?? 0) + chance.chance - threshold;
      if (value > (best[end] ?? 0)) {
        best[end] = value;
        by[end] = chance;
      }
    }
  }
  const chosen: SpanChance[] = [];
  for (let end = tokenCount; end > 0;) {
    const span = by[end];
    if (span) {
      chosen.push(span);
      end = span.start;
    } else end -= 1;
  }
  return chosen.reverse();
}
