// Makes a small layer from fitted weights: the strongest rows, in whole steps; and writes it as the tagger reads it.
import type { Layer } from '#ai/onDevice/tagger/model.ts';
import { free, movesOf, type Weights } from './fits/crfTraining.ts';

/** The `most` rows with the largest weights, in steps of 1/127 of the largest kept weight (cut at `top`). */
export function smallLayer(
  { table, bits, moves }: Weights,
  most: number,
  top: number,
  threshold: number,
): Layer {
  const rows = table.length / free;
  const strength = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1)
    for (let label = 0; label < free; label += 1)
      strength[row] = Math.max(strength[row] ?? 0, Math.abs(table[row * free + label] ?? 0));
  const bar = [...strength].sort((a, b) => b - a)[Math.min(most, rows - 1)] ?? 0;
  const scale = top / 127;
  const small = new Int8Array(table.length);
  for (let row = 0; row < rows; row += 1) {
    if ((strength[row] ?? 0) <= bar) continue;
    for (let label = 0; label < free; label += 1)
      small[row * free + label] = Math.max(
        -127,
        Math.min(127, Math.round((table[row * free + label] ?? 0) / scale)),
      );
  }
  return { bits, scale, moves: movesOf(moves), threshold, rows: small };
}

export function layerBytes({ bits, scale, moves, threshold, rows }: Layer): Buffer {
  const kept: number[] = [];
  for (let row = 0; row < rows.length / free; row += 1)
    if (rows.subarray(row * free, (row + 1) * free).some((weight) => weight !== 0)) kept.push(row);
  const head = Buffer.alloc(24 + moves.length * 8);
  head.writeUInt32LE(kept.length, 0);
  head.writeUInt32LE(bits, 4);
  head.writeDoubleLE(scale, 8);
  head.writeDoubleLE(threshold, 16);
  moves.forEach((move, index) => head.writeDoubleLE(move, 24 + index * 8));
  const steps: number[] = [];
  let before = 0;
  for (const row of kept) {
    let step = row - before;
    before = row;
    while (step > 127) {
      steps.push((step & 127) | 128);
      step >>>= 7;
    }
    steps.push(step);
  }
  const planes = [0, 1, 2, 3].map((label) =>
    Buffer.from(kept.map((row) => (rows[row * free + label] ?? 0) & 255)),
  );
  return Buffer.concat([head, Buffer.from(steps), ...planes]);
}
