/** A deterministic random choice, seeded by a text instead of a clock. */

/** A 32-bit number from a text (FNV-1a, finished). */
export function seedOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9_f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends only on seed and key. */
export function drawChance(seed: number, key: string): number {
  return seedOf(`${seed}:${key}`) / 0x1_0000_0000;
}
