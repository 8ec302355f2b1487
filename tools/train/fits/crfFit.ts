// Fits a linear-chain conditional random field over hashed features by AdaGrad.
import { B, I, L, U, labels, latticeOf } from '#ai/onDevice/tagger/lattice.ts';
import {
  type Chain,
  type FitOptions,
  type Weights,
  free,
  movesOf,
  scoresOf,
} from './crfTraining.ts';

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

/** The features of each token that occur often enough. */
function commonFeatures(chains: readonly Chain[], mask: number, rare: number) {
  const counts = new Uint8Array(mask + 1);
  for (const { features } of chains)
    for (const list of features)
      for (const feature of list)
        if ((counts[feature & mask] ?? 0) < 255)
          counts[feature & mask] = (counts[feature & mask] ?? 0) + 1;
  return chains.map(({ features }) =>
    features.map((list) => list.filter((feature) => (counts[feature & mask] ?? 0) >= rare)),
  );
}

/** Weights under way: those of features and of moves between labels, each with the sum of its squared gradients. */
class Fitting {
  private readonly options: FitOptions;
  private readonly mask: number;
  private readonly random: () => number;
  private readonly table: Float32Array;
  private readonly squares: Float32Array;
  private readonly sum: Float32Array;
  private readonly moves = new Float64Array(labels * labels);
  private readonly moveSquares = new Float64Array(labels * labels).fill(1e-2);
  private averaged = 0;

  constructor(options: FitOptions) {
    this.options = options;
    this.mask = (1 << options.bits) - 1;
    this.random = dice(options.seed * 7919 + 1);
    this.table = new Float32Array((this.mask + 1) * free);
    this.squares = new Float32Array(this.table.length).fill(1e-2);
    this.sum = new Float32Array(this.table.length);
  }

  shuffle(order: number[]): void {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(this.random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
  }

  private dropSome(list: Int32Array): Int32Array {
    const { dropout } = this.options;
    if (dropout === 0) return list;
    const some = new Int32Array(list.length);
    let count = 0;
    for (const feature of list)
      if (this.random() >= dropout) {
        some[count] = feature;
        count += 1;
      }
    return some.subarray(0, count);
  }

  /** One step over one chain, against the gradient of its features and of its moves. */
  learn({ gold }: Chain, features: readonly Int32Array[]): void {
    const kept = features.map((list) => this.dropSome(list));
    const exponents = movesOf(this.moves);
    const lattice = latticeOf(
      scoresOf(kept, { table: this.table, bits: this.options.bits }),
      exponents,
    );
    kept.forEach((list, tokenIndex) => {
      const base = tokenIndex * labels;
      const steps = [B, I, L, U].map(
        (label) => (gold[tokenIndex] === label ? 1 : 0) - (lattice.marginal[base + label] ?? 0),
      );
      if (steps.every((step) => Math.abs(step) < 1e-3)) return;
      this.learnFeatures(list, steps);
      if (tokenIndex > 0) this.learnMoves(gold, tokenIndex, lattice, exponents);
    });
  }

  private learnFeatures(list: Int32Array, steps: readonly number[]): void {
    const { rate, decay } = this.options;
    const { table, squares, mask } = this;
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
  }

  private learnMoves(
    gold: Chain['gold'],
    tokenIndex: number,
    { emit, forward, backward, scale }: ReturnType<typeof latticeOf>,
    exponents: Float64Array,
  ): void {
    const { moves, moveSquares } = this;
    const base = tokenIndex * labels;
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
          (moves[at] ?? 0) + (this.options.rate * 0.3 * gradient) / Math.sqrt(moveSquares[at] ?? 1);
      }
  }

  /** Weights are averaged over the second half of the epochs. */
  addToAverage(): void {
    this.averaged += 1;
    for (let at = 0; at < this.table.length; at += 1)
      this.sum[at] = (this.sum[at] ?? 0) + (this.table[at] ?? 0);
  }

  finish(): Weights {
    const { table, sum, moves } = this;
    const kept = 1 - this.options.dropout;
    for (let at = 0; at < table.length; at += 1)
      table[at] = ((sum[at] ?? 0) / this.averaged) * kept;
    return { bits: this.options.bits, table, moves };
  }
}

export function fit(chains: readonly Chain[], options: FitOptions): Weights {
  const fitting = new Fitting(options);
  const common = commonFeatures(chains, (1 << options.bits) - 1, options.rare);
  const order = chains.map((_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    fitting.shuffle(order);
    for (const number of order) {
      const chain = chains[number];
      if (chain && chain.features.length > 0) fitting.learn(chain, common[number] ?? []);
    }
    if (epoch >= options.epochs / 2) fitting.addToAverage();
  }
  return fitting.finish();
}
