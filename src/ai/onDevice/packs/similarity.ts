// How much two sentences say the same, from 0 to 1: by the sentence encoder, by word vectors, by words and their stems, and by letters.
import { stemOf } from '#domain/text/stem.ts';
import type { Packs, SentenceVectors, WordVectors } from './packs.ts';

/** A similarity of two English texts, symmetric. Cheap to ask again about the same text. */
export type Similarity = (a: string, b: string) => number;

interface Word {
  lower: string;
  stem: string;
  weight: number;
  isNumber: boolean;
}

/** A word this frequent counts half; more frequent ones less (smooth inverse frequency, Arora 2017). */
const halfRank = 100;
/** Cosines below this say nothing about two words. */
const leastCosine = 0.3;
/** Letters in a run. */
const run = 4;

function wordsOf(text: string, words: WordVectors | null): Word[] {
  return (text.toLowerCase().match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu) ?? []).map(
    (lower) => {
      const rank = words?.rank(lower);
      return {
        lower,
        stem: stemOf(lower, 'en'),
        weight: rank === undefined ? 1 : (rank + 2) / (rank + 2 + halfRank),
        isNumber: /^\d/.test(lower),
      };
    },
  );
}

/** Keeps what was worked out about a text. */
function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

function computeDot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let position = 0; position < a.length; position += 1)
    sum += (a[position] ?? 0) * (b[position] ?? 0);
  return sum;
}

/** Share of stems in common. Needs no pack. */
export function stemSimilarity(): Similarity {
  const stemsOf = memoize((text) => new Set(wordsOf(text, null).map(({ stem }) => stem)));
  return (a, b) => {
    const [first, second] = [stemsOf(a), stemsOf(b)];
    const shared = [...first].filter((stem) => second.has(stem)).length;
    const all = first.size + second.size - shared;
    return all === 0 ? 0 : shared / all;
  };
}

/** Cosine of the sentence encoder. */
export function createSentenceSimilarity(deep: SentenceVectors): Similarity {
  const vectorOf = memoize((text) => deep.embed([text])[0] ?? new Float32Array());
  return (a, b) => Math.max(0, computeDot(vectorOf(a), vectorOf(b)));
}

/** Cosine of the mean word vectors, rare words counting more. */
export function createMeanSimilarity(words: WordVectors): Similarity {
  const vectorOf = memoize((text) => {
    const sum = new Float32Array(words.vector('the')?.length ?? 0);
    for (const { lower, weight } of wordsOf(text, words))
      words.vector(lower)?.forEach((value, position) => {
        sum[position] = (sum[position] ?? 0) + weight * value;
      });
    const length = Math.sqrt(computeDot(sum, sum));
    return length === 0 ? sum : sum.map((value) => value / length);
  });
  return (a, b) => Math.max(0, computeDot(vectorOf(a), vectorOf(b)));
}

/** Share of the words' weight that has a partner in the other text: the same stem, or a word of near meaning. Without word vectors only stems count. */
export function createAlignedSimilarity(words: WordVectors | null): Similarity {
  const listOf = memoize((text) => wordsOf(text, words));
  const likeness = (a: Word, b: Word): number => {
    if (a.stem === b.stem) return 1;
    if (a.isNumber || b.isNumber) return 0;
    const cosine = words?.similarity(a.lower, b.lower) ?? 0;
    return cosine < leastCosine ? 0 : cosine;
  };
  const found = (from: readonly Word[], to: readonly Word[]): number =>
    from.reduce(
      (sum, word) =>
        sum + word.weight * to.reduce((most, other) => Math.max(most, likeness(word, other)), 0),
      0,
    );
  return (a, b) => {
    const [first, second] = [listOf(a), listOf(b)];
    const all = [...first, ...second].reduce((sum, { weight }) => sum + weight, 0);
    return all === 0 ? 0 : (found(first, second) + found(second, first)) / all;
  };
}

/** Cosine of the runs of four letters, over the borders of words: sees slips of the pen and families of words. Needs no pack. */
export function createLetterSimilarity(): Similarity {
  const runsOf = memoize((text) => {
    const plain = ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
      .trim()} `;
    const counts = new Map<string, number>();
    for (let start = 0; start + run <= plain.length; start += 1) {
      const letters = plain.slice(start, start + run);
      counts.set(letters, (counts.get(letters) ?? 0) + 1);
    }
    return { counts, squares: [...counts.values()].reduce((sum, count) => sum + count * count, 0) };
  });
  return (a, b) => {
    const [first, second] = [runsOf(a), runsOf(b)];
    if (first.squares === 0 || second.squares === 0) return 0;
    let sum = 0;
    for (const [letters, count] of first.counts) sum += count * (second.counts.get(letters) ?? 0);
    return sum / Math.sqrt(first.squares * second.squares);
  };
}

/** The best there is with these packs: the mean of what the sentence encoder, the aligned words and the letters say, without the first where it is missing. */
export function createSimilarity({ words, deep }: Pick<Packs, 'words' | 'deep'>): Similarity {
  const ways = [
    createAlignedSimilarity(words),
    createLetterSimilarity(),
    ...(deep ? [createSentenceSimilarity(deep)] : []),
  ];
  return (a, b) =>
    Math.round((1e6 * ways.reduce((sum, way) => sum + way(a, b), 0)) / ways.length) / 1e6;
}
