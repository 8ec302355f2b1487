// How alike two words are: the same stem, a slip of the pen, one family, or near in meaning by the word vectors.
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { areOpposites } from './opposites.ts';
import type { Token } from './tokens.ts';

/** True when two words differ by at most `most` letters put in, left out, changed or swapped. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? 99) <= most;
}

function countSharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Likeness by letters: 1 same stem, 0.9 a slip, 0.75 one family, else 0. */
export function measureLetterLikeness(a: Token, b: Token): number {
  if (a.stem === b.stem || a.lower === b.lower) return 1;
  if (/\d/.test(a.stem) || /\d/.test(b.stem)) return 0;
  const shorter = Math.min(a.lower.length, b.lower.length);
  if (shorter < 4) return 0;
  if (shorter >= 5 && a.lower[0] === b.lower[0] && isWithin(a.lower, b.lower, shorter >= 9 ? 2 : 1))
    return 0.9;
  const start = countSharedStart(a.lower, b.lower);
  return start >= 5 && start >= 0.6 * Math.max(a.stem.length, b.stem.length) ? 0.75 : 0;
}

/** Least cosine that counts as near in meaning. */
const nearMeaning = 0.38;
/** What nearness in meaning is worth beside the same word: related words are often not the same thing. */
const meaningWorth = 0.65;

/** A likeness function with a memory, for one piece of work. */
export function createLikeness(words: WordVectors | null): (a: Token, b: Token) => number {
  const bare = createBareLikeness(words);
  return (a, b) => {
    if (a.weight === 0 || b.weight === 0) return a.stem === b.stem ? 1 : 0;
    if (areOpposites(a.stem, b.stem)) return a.negated === b.negated ? 0 : 0.7;
    return bare(a, b) * (a.negated === b.negated ? 1 : turned);
  };
}

/** What is left of a likeness when one of the two words is negated. */
const turned = 0.5;

function createBareLikeness(words: WordVectors | null): (a: Token, b: Token) => number {
  const known = new Map<string, number>();
  return (a, b) => {
    if (a.stem === b.stem) return 1;
    const key = a.lower < b.lower ? `${a.lower} ${b.lower}` : `${b.lower} ${a.lower}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let value = measureLetterLikeness(a, b);
    if (value === 0 && words && !/\d/.test(a.stem + b.stem)) {
      const cosine = Math.round(words.similarity(a.lower, b.lower) * 1e6) / 1e6;
      if (cosine >= nearMeaning) value = cosine * meaningWorth;
    }
    if (known.size > 200_000) known.clear();
    known.set(key, value);
    return value;
  };
}
