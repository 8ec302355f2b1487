// Cuts the sentence encoder (Universal Sentence Encoder lite) to one byte per weight, each row of a matrix with a scale of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Weight {
  name: string;
  shape: number[];
  dtype: string;
}
interface Model {
  weightsManifest: { paths: string[]; weights: Weight[] }[];
}

const layer = (index: number, name: string): string =>
  `Encode/Layer_${index}/TransformerLayer/${name}`;
const norm = (index: number, part: string): readonly string[] =>
  ['scale', 'bias'].map((kind) =>
    layer(
      index,
      `${part}layer_prepostprocess/layer_norm/layer_norm_${kind}/ConcatPartitions/concat`,
    ),
  );
const conv = (index: number, part: string): readonly [string, string] => [
  `Layer_${index}/TransformerLayer/FFN/${part}/Tensordot/Reshape_1`,
  layer(index, `FFN/${part}/bias/ConcatPartitions/concat`),
];
const heads = (index: number, part: string): readonly [string, string] => [
  layer(index, `MultiheadAttention/${part}/kernel/part_0`),
  layer(index, `MultiheadAttention/${part}/bias/ConcatPartitions/concat`),
];

/**
 * Layout, little-endian, each part padded to a multiple of eight: bytes of the vocabulary (u32), the pieces joined by
 * line feeds; their scores (f32); sine and cosine of one step of each timing frequency (f64); the embeddings; then per
 * layer norm, qkv, out, (residual of the first,) norm, conv1, conv2; and the last layer. A matrix is a scale per row
 * and a bias per row (f32; none for embeddings), then its rows of signed bytes, one row per output.
 */
export function cutSentences(folder: string): Uint8Array {
  const vocabulary = JSON.parse(readFileSync(join(folder, 'dist/vocab.json'), 'utf8')) as [
    string,
    number | null,
  ][];
  const weight = weightsIn(join(folder, 'dist'));
  const parts: Uint8Array[] = [];
  const put = (values: ArrayBufferView): void => {
    const bytes = new Uint8Array(Math.ceil(values.byteLength / 8) * 8);
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    parts.push(bytes);
  };
  const matrix = ([kernel, bias]: readonly [string, string]): void => {
    const { values, shape } = weight(kernel);
    const outputs = shape.at(-1) ?? 0;
    const inputs = values.length / outputs;
    const rows = new Float32Array(values.length);
    for (let row = 0; row < outputs; row += 1)
      for (let column = 0; column < inputs; column += 1)
        rows[row * inputs + column] = values[column * outputs + row] ?? 0;
    const { scales, bytes } = quantised(rows, outputs);
    [scales, weight(bias).values, bytes].forEach(put);
  };

  const pieces = new TextEncoder().encode(vocabulary.map(([piece]) => piece).join('\n'));
  put(Uint32Array.of(pieces.length));
  put(pieces);
  put(Float32Array.from(vocabulary, ([, score]) => score ?? 0));
  const steps = [...weight('TimingSignal/ExpandDims_1').values];
  put(Float64Array.from([...steps.map(Math.sin), ...steps.map(Math.cos)]));
  const { values, shape } = weight('module/Embeddings_en');
  // The table ends with rows that no piece has.
  const embeddings = quantised(
    values.subarray(0, vocabulary.length * (shape[1] ?? 0)),
    vocabulary.length,
  );
  [embeddings.scales, embeddings.bytes].forEach(put);
  for (const index of [0, 1]) {
    for (const name of norm(index, '')) put(weight(name).values);
    matrix(heads(index, 'qkv_transform_single'));
    matrix(heads(index, 'output_transform_single'));
    if (index === 0)
      matrix([
        layer(0, 'dense/kernel/ConcatPartitions/concat'),
        layer(0, 'dense/bias/ConcatPartitions/concat'),
      ]);
    for (const name of norm(index, 'FFN/')) put(weight(name).values);
    matrix(conv(index, 'conv1'));
    matrix(conv(index, 'conv2'));
  }
  matrix(['tanh_layer_0/weights', 'tanh_layer_0/bias']);
  return new Uint8Array(Buffer.concat(parts));
}

/** The tensors of the model, asked for by how their name ends. */
function weightsIn(folder: string): (end: string) => { values: Float32Array; shape: number[] } {
  const model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as Model;
  const tensors = new Map<string, { values: Float32Array; shape: number[] }>();
  for (const { paths, weights } of model.weightsManifest) {
    const bytes = new Uint8Array(
      Buffer.concat(paths.map((path) => readFileSync(join(folder, path)))),
    ).buffer;
    let at = 0;
    for (const { name, shape, dtype } of weights) {
      const count = shape.reduce((product, size) => product * size, 1);
      if (dtype === 'float32')
        tensors.set(name, { values: new Float32Array(bytes, at, count), shape });
      at += 4 * count;
    }
  }
  return (end) => {
    const found = [...tensors].filter(([name]) => name.endsWith(end));
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} tensors end in ${end}`);
    return found[0][1];
  };
}

function quantised(values: Float32Array, rows: number): { scales: Float32Array; bytes: Int8Array } {
  const width = values.length / rows;
  const scales = new Float32Array(rows);
  const bytes = new Int8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width);
    const scale =
      Math.fround(own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127) || 1;
    scales[row] = scale;
    own.forEach((value, column) => {
      bytes[row * width + column] = Math.max(-127, Math.min(127, Math.round(value / scale)));
    });
  }
  return { scales, bytes };
}
