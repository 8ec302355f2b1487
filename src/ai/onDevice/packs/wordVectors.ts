// Reads the pack of word vectors: GloVe without what all words share, one byte per number (layout: tools/packs/cutWords.ts).
import type { WordVectors } from './packs.ts';

/** Throws a RangeError when the bytes are cut short. */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const dimensions = view.getUint32(4, true);
  const vocabulary = view.getUint32(8, true);
  const scales = 12 + vocabulary;
  const values = new Int8Array(
    bytes.buffer,
    bytes.byteOffset + scales + 4 * count,
    count * dimensions,
  );
  const ranks = new Map(
    new TextDecoder()
      .decode(bytes.subarray(12, scales))
      .trimEnd()
      .split('\n')
      .map((word, rank) => [word, rank]),
  );
  const known = new Map<string, Float32Array>();
  const lengths = new Float64Array(count).fill(-1);

  const dot = (a: number, b: number): number => {
    let sum = 0;
    for (let position = 0; position < dimensions; position += 1)
      sum += (values[a * dimensions + position] ?? 0) * (values[b * dimensions + position] ?? 0);
    return sum;
  };
  const lengthOf = (rank: number): number => {
    if (lengths[rank] === -1) lengths[rank] = Math.sqrt(dot(rank, rank));
    return lengths[rank] ?? 0;
  };
  return {
    rank: (word) => ranks.get(word),
    vector: (word) => {
      const rank = ranks.get(word);
      if (rank === undefined) return undefined;
      const ready = known.get(word);
      if (ready) return ready;
      const scale = view.getFloat32(scales + 4 * rank, true);
      const vector = Float32Array.from(
        values.subarray(rank * dimensions, (rank + 1) * dimensions),
        (value) => value * scale,
      );
      known.set(word, vector);
      return vector;
    },
    similarity: (a, b) => {
      if (a === b) return 1;
      const [first, second] = [ranks.get(a), ranks.get(b)];
      return first === undefined || second === undefined
        ? 0
        : dot(first, second) / (lengthOf(first) * lengthOf(second));
    },
  };
}
