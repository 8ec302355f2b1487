// Reads the sentence encoder's pack into the parts the encoder works with (layout: tools/packs/cutSentences.ts).
import { createIntegerProduct, type IntegerProduct, type Placed } from './integerProduct.ts';

export interface Linear {
  matrix: Placed;
  scales: Float32Array;
  bias: Float32Array;
}
interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}
export interface Layer {
  attentionNorm: Norm;
  qkv: Linear;
  out: Linear;
  residual: Linear | null;
  forwardNorm: Norm;
  first: Linear;
  second: Linear;
}

export interface Model {
  pieces: string[];
  scores: Float32Array;
  embeddingWidth: number;
  /** Writes what a piece at a position begins with into a row: twice its embedding, and the timing signal. */
  begin: (values: Float32Array, row: number, piece: number, position: number) => void;
  layers: Layer[];
  last: Linear;
  product: IntegerProduct;
}

const embeddingWidth = 256;
const frequencies = embeddingWidth / 2;
const hidden = 512;
const positions = 128;

/** Throws a RangeError when the bytes are cut short. */
export function readModel(bytes: Uint8Array, product = createIntegerProduct(bytes.length)): Model {
  let at = bytes.byteOffset;
  const take = <T>(
    kind: new (buffer: ArrayBufferLike, at: number, count: number) => T,
    count: number,
    size: number,
  ): T => {
    const part = new kind(bytes.buffer, at, count);
    at += Math.ceil((count * size) / 8) * 8;
    return part;
  };
  const floats = (count: number): Float32Array => take(Float32Array, count, 4);
  const signed = (count: number): Int8Array => take(Int8Array, count, 1);
  const linear = (outputs: number, inputs: number): Linear => {
    const [scales, bias] = [floats(outputs), floats(outputs)];
    return { scales, bias, matrix: product.allocate(signed(outputs * inputs), outputs) };
  };
  const norm = (width: number): Norm => ({ scale: floats(width), bias: floats(width) });
  const layer = (width: number): Layer => ({
    attentionNorm: norm(width),
    qkv: linear(3 * width, width),
    out: linear(hidden, width),
    residual: width === hidden ? null : linear(hidden, width),
    forwardNorm: norm(hidden),
    first: linear(3 * hidden, hidden),
    second: linear(hidden, 3 * hidden),
  });

  const [length = 0] = take(Uint32Array, 1, 4);
  const pieces = new TextDecoder().decode(take(Uint8Array, length, 1)).split('\n');
  const scores = floats(pieces.length);
  const timing = computeTimingSignal(
    take(Float64Array, frequencies, 8),
    take(Float64Array, frequencies, 8),
  );
  const embeddingScales = floats(pieces.length);
  const embeddings = signed(pieces.length * embeddingWidth);
  return {
    pieces,
    scores,
    embeddingWidth,
    begin: (values, row, piece, position) => {
      const scale = 2 * (embeddingScales[piece] ?? 0);
      for (let column = 0; column < embeddingWidth; column += 1) {
        values[row * embeddingWidth + column] =
          (embeddings[piece * embeddingWidth + column] ?? 0) * scale +
          (timing[position * embeddingWidth + column] ?? 0);
      }
    },
    layers: [layer(embeddingWidth), layer(hidden)],
    last: linear(hidden, hidden),
    product,
  };
}

/** Sines, then cosines, of each position times each frequency, by adding one step's angle at a time. */
function computeTimingSignal(stepSines: Float64Array, stepCosines: Float64Array): Float64Array {
  const signal = new Float64Array(positions * embeddingWidth);
  for (let frequency = 0; frequency < frequencies; frequency += 1) {
    let [sine, cosine] = [0, 1];
    const [stepSine, stepCosine] = [stepSines[frequency] ?? 0, stepCosines[frequency] ?? 1];
    for (let position = 0; position < positions; position += 1) {
      signal[position * embeddingWidth + frequency] = sine;
      signal[position * embeddingWidth + frequencies + frequency] = cosine;
      [sine, cosine] = [
        sine * stepCosine + cosine * stepSine,
        cosine * stepCosine - sine * stepSine,
      ];
    }
  }
  return signal;
}
