// Numbers from words and from pairs of numbers: the tagger knows no words, only their hashes.

/** A 32-bit number from a text (FNV-1a over UTF-16 units, finished). */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return hash ^ (hash >>> 13);
}

/** One number from three: what kind of feature it is, and up to two values. */
export function mixHash(kind: number, a: number, b = 0): number {
  let hash = Math.imul(a ^ Math.imul(kind + 1, 0x9e37_79b1), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(b ^ 0x27d4_eb2f, 0x1656_67b1), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

/** Bits of a word's hash by which the cluster table knows it. */
const wordBits = 24;
export const wordMask = (1 << wordBits) - 1;
