// Fits a linear chain over the pieces of postings (a conditional random field, L-BFGS): what is not labelled is summed over.

export interface Chain {
  /** The numbers of the signs of each piece. */
  signs: readonly Int32Array[];
  /** Below zero: not labelled. */
  kinds: readonly number[];
}
export interface ChainFit {
  signs: Float64Array;
  after: Float64Array;
}

interface Sums {
  log: number;
  chances: Float64Array;
  moves: Float64Array;
}

/** Chances of each kind at each place and of each move, and the logarithm of all rows' weight; `only` fixes what is labelled. */
function sumsOf(
  scores: Float64Array,
  after: Float64Array,
  kinds: number,
  only: readonly number[] | null,
): Sums {
  const pieceCount = scores.length / kinds;
  const moves = after.map(Math.exp);
  const own = new Float64Array(scores.length);
  let log = 0;
  for (let at = 0; at < pieceCount; at += 1) {
    const base = at * kinds;
    let top = -Infinity;
    for (let kind = 0; kind < kinds; kind += 1) top = Math.max(top, scores[base + kind] ?? 0);
    log += top;
    const fixed = only?.[at] ?? -1;
    for (let kind = 0; kind < kinds; kind += 1)
      own[base + kind] =
        fixed >= 0 && fixed !== kind ? 0 : Math.exp((scores[base + kind] ?? 0) - top);
  }
  const [forward, backward, scale] = [
    new Float64Array(scores.length),
    new Float64Array(scores.length).fill(1),
    new Float64Array(pieceCount),
  ];
  for (let at = 0; at < pieceCount; at += 1) {
    const base = at * kinds;
    let total = 0;
    for (let kind = 0; kind < kinds; kind += 1) {
      let sum = at === 0 ? 1 : 0;
      if (at > 0)
        for (let from = 0; from < kinds; from += 1)
          sum += (forward[base - kinds + from] ?? 0) * (moves[from * kinds + kind] ?? 0);
      const value = sum * (own[base + kind] ?? 0);
      forward[base + kind] = value;
      total += value;
    }
    total = Math.max(total, 1e-300);
    scale[at] = total;
    log += Math.log(total);
    for (let kind = 0; kind < kinds; kind += 1)
      forward[base + kind] = (forward[base + kind] ?? 0) / total;
  }
  for (let at = pieceCount - 2; at >= 0; at -= 1) {
    const [base, next] = [at * kinds, (at + 1) * kinds];
    for (let from = 0; from < kinds; from += 1) {
      let sum = 0;
      for (let kind = 0; kind < kinds; kind += 1)
        sum +=
          (moves[from * kinds + kind] ?? 0) *
          (own[next + kind] ?? 0) *
          (backward[next + kind] ?? 0);
      backward[base + from] = sum / (scale[at + 1] ?? 1);
    }
  }
  const taken = new Float64Array(kinds * kinds);
  for (let at = 1; at < pieceCount; at += 1)
    for (let from = 0; from < kinds; from += 1) {
      const before = (forward[(at - 1) * kinds + from] ?? 0) / (scale[at] ?? 1);
      if (before > 0)
        for (let kind = 0; kind < kinds; kind += 1)
          taken[from * kinds + kind] =
            (taken[from * kinds + kind] ?? 0) +
            before *
              (moves[from * kinds + kind] ?? 0) *
              (own[at * kinds + kind] ?? 0) *
              (backward[at * kinds + kind] ?? 0);
    }
  return { log, chances: forward.map((value, at) => value * (backward[at] ?? 0)), moves: taken };
}

/** The loss of weights (what is labelled being unlikely, and large weights), with its slope in `slope`. */
function lossOf(
  weights: Float64Array,
  slope: Float64Array,
  chains: readonly Chain[],
  kinds: number,
  small: number,
): number {
  const first = weights.length - kinds * kinds;
  const after = weights.subarray(first);
  let loss = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const value = weights[at] ?? 0;
    slope[at] = small * value;
    loss += 0.5 * small * value * value;
  }
  for (const { signs, kinds: goldKinds } of chains) {
    if (signs.length === 0) continue;
    const scores = new Float64Array(signs.length * kinds);
    signs.forEach((list, at) => {
      for (const sign of list)
        for (let kind = 0; kind < kinds; kind += 1)
          scores[at * kinds + kind] =
            (scores[at * kinds + kind] ?? 0) + (weights[sign * kinds + kind] ?? 0);
    });
    const [all, right] = [
      sumsOf(scores, after, kinds, null),
      sumsOf(scores, after, kinds, goldKinds),
    ];
    loss += all.log - right.log;
    const steps = all.chances.map((value, at) => value - (right.chances[at] ?? 0));
    signs.forEach((list, at) => {
      for (const sign of list)
        for (let kind = 0; kind < kinds; kind += 1)
          slope[sign * kinds + kind] =
            (slope[sign * kinds + kind] ?? 0) + (steps[at * kinds + kind] ?? 0);
    });
    all.moves.forEach((value, at) => {
      slope[first + at] = (slope[first + at] ?? 0) + value - (right.moves[at] ?? 0);
    });
  }
  return loss;
}

function productOf(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addTo(target: Float64Array, by: number, other: Float64Array): void {
  for (let at = 0; at < target.length; at += 1)
    target[at] = (target[at] ?? 0) + by * (other[at] ?? 0);
}

/** How many steps are remembered to guess the curvature from. */
const memory = 7;
const leastGain = 1e-5;

/** The weights of `count` signs. `small`: how much large weights cost; `rounds`: most steps. */
export function fitChain(
  chains: readonly Chain[],
  count: number,
  kinds: number,
  { small, rounds }: { small: number; rounds: number },
): ChainFit {
  const size = count * kinds + kinds * kinds;
  let weights: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let loss = lossOf(weights, slope, chains, kinds, small);
  const past: { moved: Float64Array; turned: Float64Array; inverse: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const way = Float64Array.from(slope);
    const shares = past
      .toReversed()
      .map(({ moved, turned, inverse }) => {
        const share = inverse * productOf(moved, way);
        addTo(way, -share, turned);
        return share;
      })
      .toReversed();
    const last = past.at(-1);
    if (last) {
      const by = 1 / (last.inverse * productOf(last.turned, last.turned));
      for (let at = 0; at < size; at += 1) way[at] = (way[at] ?? 0) * by;
    }
    past.forEach(({ moved, turned, inverse }, index) =>
      addTo(way, (shares[index] ?? 0) - inverse * productOf(turned, way), moved),
    );
    const fall = productOf(slope, way);
    let step = round === 0 ? 1 / Math.sqrt(productOf(slope, slope)) : 1;
    let next: { weights: Float64Array; slope: Float64Array; loss: number } | null = null;
    for (let attempt = 0; attempt < 12 && fall > 0 && !next; attempt += 1, step /= 2) {
      const [tried, turned] = [Float64Array.from(weights), new Float64Array(size)];
      addTo(tried, -step, way);
      const found = lossOf(tried, turned, chains, kinds, small);
      if (found <= loss - 1e-4 * step * fall) next = { weights: tried, slope: turned, loss: found };
    }
    if (!next) break;
    const [moved, turned] = [Float64Array.from(next.weights), Float64Array.from(next.slope)];
    addTo(moved, -1, weights);
    addTo(turned, -1, slope);
    const along = productOf(moved, turned);
    if (along > 1e-10) past.push({ moved, turned, inverse: 1 / along });
    if (past.length > memory) past.shift();
    const gain = (loss - next.loss) / Math.max(1, Math.abs(next.loss));
    ({ weights, slope, loss } = next);
    if (gain < leastGain && round > 10) break;
  }
  return { signs: weights.slice(0, count * kinds), after: weights.slice(count * kinds) };
}
