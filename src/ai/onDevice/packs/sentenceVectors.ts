// The sentence encoder: Universal Sentence Encoder lite (two pre-norm transformer layers) in arithmetic that gives the same bits everywhere.
import { readModel, type Layer, type Linear, type Model } from './encoderModel.ts';
import { expOf, tanhOf } from './exact.ts';
import { largestActivation, type IntegerProduct } from './integerProduct.ts';
import type { SentenceVectors } from './packs.ts';
import { createPieceSplitter } from './pieces.ts';

const heads = 4;
const longest = 128;
const width = 512;
/** Texts are worked on in groups of about so many pieces, to keep what is in memory small. */
const together = 256;

/** Rows of numbers, one per piece of text. */
interface Rows {
  values: Float32Array;
  width: number;
}

/** Throws a RangeError when the bytes are cut short. `product`: how matrices are multiplied, by default the fastest there is. */
export function createSentenceVectors(
  bytes: Uint8Array,
  product?: IntegerProduct,
): SentenceVectors & { split: (text: string) => number[] } {
  const model = readModel(bytes, product);
  const split = createPieceSplitter(model.pieces, model.scores);
  return {
    split,
    embed: (texts) => {
      const vectors: Float32Array[] = [];
      let group: number[][] = [];
      const flush = (): void => {
        vectors.push(...encodeTexts(model, group));
        group = [];
      };
      for (const text of texts) {
        group.push(split(text).slice(0, longest));
        if (group.reduce((sum, { length }) => sum + length, 0) >= together) flush();
      }
      flush();
      return vectors;
    },
  };
}

/** One vector per text; a text without pieces gets zeros. */
function encodeTexts(model: Model, texts: readonly (readonly number[])[]): Float32Array[] {
  const count = texts.reduce((sum, { length }) => sum + length, 0);
  const spans = texts.map(({ length }, index) => ({
    start: texts.slice(0, index).reduce((sum, before) => sum + before.length, 0),
    length,
  }));
  if (count === 0) return texts.map(() => new Float32Array(width));
  let rows: Rows = {
    values: new Float32Array(count * model.embeddingWidth),
    width: model.embeddingWidth,
  };
  texts.forEach((pieces, text) =>
    pieces.forEach((piece, position) =>
      model.begin(rows.values, (spans[text]?.start ?? 0) + position, piece, position),
    ),
  );
  for (const layer of model.layers) rows = applyLayer(model, layer, rows, count, spans);

  const means = new Float32Array(texts.length * width);
  spans.forEach(({ start, length }, text) => {
    for (let column = 0; column < width; column += 1) {
      let sum = 0;
      for (let row = start; row < start + length; row += 1)
        sum += rows.values[row * width + column] ?? 0;
      means[text * width + column] = length === 0 ? 0 : sum / length;
    }
  });
  const last = applyLinear(
    model.product,
    model.last,
    { values: means, width },
    texts.length,
  ).values;
  return spans.map(({ length }, text) =>
    length === 0
      ? new Float32Array(width)
      : toUnit(last.subarray(text * width, (text + 1) * width)),
  );
}

function applyLayer(
  { product }: Model,
  layer: Layer,
  rows: Rows,
  count: number,
  spans: readonly { start: number; length: number }[],
): Rows {
  const qkv = applyLinear(
    product,
    layer.qkv,
    normaliseRows(rows, layer.attentionNorm, count),
    count,
  );
  const mixed = applyLinear(product, layer.out, attend(qkv, spans), count);
  add(
    mixed.values,
    layer.residual ? applyLinear(product, layer.residual, rows, count).values : rows.values,
  );
  const inner = applyLinear(
    product,
    layer.first,
    normaliseRows(mixed, layer.forwardNorm, count),
    count,
  );
  inner.values.forEach((value, index) => {
    if (value < 0) inner.values[index] = 0;
  });
  const outer = applyLinear(product, layer.second, inner, count);
  add(outer.values, mixed.values);
  return outer;
}

/** Each row brought to whole numbers by a scale of its own, multiplied, and brought back. */
function applyLinear(
  product: IntegerProduct,
  { matrix, scales, bias }: Linear,
  { values, width: inputs }: Rows,
  count: number,
): Rows {
  const whole = new Int16Array(count * inputs);
  const rowScales = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    let most = 0;
    for (let at = row * inputs; at < (row + 1) * inputs; at += 1)
      most = Math.max(most, Math.abs(values[at] ?? 0));
    if (most === 0) continue;
    rowScales[row] = most / largestActivation;
    const factor = largestActivation / most;
    for (let at = row * inputs; at < (row + 1) * inputs; at += 1)
      whole[at] = Math.floor((values[at] ?? 0) * factor + 0.5);
  }
  const sums = product.times(whole, matrix, count);
  const { outputs } = matrix;
  const result = new Float32Array(count * outputs);
  for (let row = 0; row < count; row += 1) {
    const rowScale = rowScales[row] ?? 0;
    for (let output = 0; output < outputs; output += 1)
      result[row * outputs + output] =
        (sums[row * outputs + output] ?? 0) * rowScale * (scales[output] ?? 0) +
        (bias[output] ?? 0);
  }
  return { values: result, width: outputs };
}

function normaliseRows(
  { values, width: columns }: Rows,
  { scale, bias }: Layer['forwardNorm'],
  count: number,
): Rows {
  const result = new Float32Array(count * columns);
  for (let row = 0; row < count; row += 1) {
    const start = row * columns;
    let mean = 0;
    for (let column = 0; column < columns; column += 1) mean += values[start + column] ?? 0;
    mean /= columns;
    let variance = 0;
    for (let column = 0; column < columns; column += 1)
      variance += ((values[start + column] ?? 0) - mean) * ((values[start + column] ?? 0) - mean);
    const factor = 1 / Math.sqrt(variance / columns + 1e-6);
    for (let column = 0; column < columns; column += 1)
      result[start + column] =
        ((values[start + column] ?? 0) - mean) * factor * (scale[column] ?? 0) +
        (bias[column] ?? 0);
  }
  return { values: result, width: columns };
}

/** Attention within each text: queries, keys and values lie side by side in a row. */
function attend(
  { values, width: columns }: Rows,
  spans: readonly { start: number; length: number }[],
): Rows {
  const inner = columns / 3;
  const size = inner / heads;
  const factor = 1 / Math.sqrt(size);
  const result = new Float32Array((values.length / columns) * inner);
  const weights = new Float64Array(longest);
  const mixed = new Float64Array(size);
  for (const { start, length } of spans) {
    for (let head = 0; head < heads; head += 1) {
      for (let row = 0; row < length; row += 1) {
        const query = (start + row) * columns + head * size;
        let most = -Infinity;
        for (let other = 0; other < length; other += 1) {
          const weight =
            computeDot(values, query, (start + other) * columns + inner + head * size, size) *
            factor;
          weights[other] = weight;
          if (weight > most) most = weight;
        }
        let total = 0;
        mixed.fill(0);
        for (let other = 0; other < length; other += 1) {
          const weight = expOf((weights[other] ?? 0) - most);
          total += weight;
          const value = (start + other) * columns + 2 * inner + head * size;
          for (let slot = 0; slot < size; slot += 1)
            mixed[slot] = (mixed[slot] ?? 0) + weight * (values[value + slot] ?? 0);
        }
        const to = (start + row) * inner + head * size;
        for (let slot = 0; slot < size; slot += 1) result[to + slot] = (mixed[slot] ?? 0) / total;
      }
    }
  }
  return { values: result, width: inner };
}

/** Four sums side by side, because each addition would else wait for the one before. `size` is a multiple of four. */
function computeDot(values: Float32Array, a: number, b: number, size: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let slot = 0; slot < size; slot += 4) {
    first += (values[a + slot] ?? 0) * (values[b + slot] ?? 0);
    second += (values[a + slot + 1] ?? 0) * (values[b + slot + 1] ?? 0);
    third += (values[a + slot + 2] ?? 0) * (values[b + slot + 2] ?? 0);
    fourth += (values[a + slot + 3] ?? 0) * (values[b + slot + 3] ?? 0);
  }
  return first + second + (third + fourth);
}

function add(values: Float32Array, others: Float32Array): void {
  for (let index = 0; index < values.length; index += 1)
    values[index] = (values[index] ?? 0) + (others[index] ?? 0);
}

function toUnit(values: Float32Array): Float32Array {
  const bent = Float64Array.from(values, tanhOf);
  const length = Math.sqrt(bent.reduce((sum, value) => sum + value * value, 0));
  return Float32Array.from(bent, (value) => value / length);
}
