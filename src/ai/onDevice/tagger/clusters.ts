// Word clusters: words of like use share a number. Read from a table of hashes made from GloVe (tools/train/taggerClusters.ts).
import { hashOf, wordMask } from './hashes.ts';

export interface Clusters {
  /** The fine cluster of a lower-case word, from 1; 0 for an unknown word. */
  fine: (lower: string) => number;
  /** The middle and the coarse cluster a fine one lies in; 0 for 0. */
  middle: (fine: number) => number;
  coarse: (fine: number) => number;
}

/** Reads the table: counts, the coarser clusters of each fine one, then hash steps and cluster numbers. @throws RangeError when it is cut short. */
export function readClusters(bytes: Uint8Array): Clusters {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = view.getUint32(0, true);
  const fineCount = view.getUint16(4, true);
  let at = 6;
  const middle = bytes.slice(at, at + fineCount);
  const coarse = bytes.slice(at + fineCount, at + fineCount * 2);
  at += fineCount * 2;
  const table = new Map<number, number>();
  const low = bytes.length - words * 2;
  let hash = 0;
  for (let index = 0; index < words; index += 1) {
    let step = 0;
    let shift = 0;
    for (let more = true; more; at += 1, shift += 7) {
      const byte = bytes[at] ?? 0;
      step |= (byte & 127) << shift;
      more = byte > 127 && at < low;
    }
    hash += step;
    table.set(hash, (bytes[low + index] ?? 0) | ((bytes[low + words + index] ?? 0) << 8));
  }
  return {
    fine: (lower) => table.get(hashOf(lower) & wordMask) ?? 0,
    middle: (fine) => (fine === 0 ? 0 : (middle[fine - 1] ?? 0) + 1),
    coarse: (fine) => (fine === 0 ? 0 : (coarse[fine - 1] ?? 0) + 1),
  };
}
