// What a task may lean on beside rules: word vectors and a sentence encoder. Each is a file of its own that may be missing; the version of a result says which were there.
import type { Tagger } from '#ai/onDevice/tagger/model.ts';

/** Word vectors (GloVe, 100 dimensions, the most frequent words). Lower-case words; unknown words have no vector. */
export interface WordVectors {
  vector: (word: string) => Float32Array | undefined;
  /** Cosine of two words; 1 for the same word, 0 when either is unknown. */
  similarity: (a: string, b: string) => number;
  /** Place of a word by frequency in general English, 0 for the most frequent; undefined for an unknown word. */
  rank: (word: string) => number | undefined;
}

/** A sentence encoder (512 dimensions). The same text gives the same numbers in every browser. */
export interface SentenceVectors {
  /** One vector of length 1 for each text, in order. Long texts are cut at 128 pieces: give sentences. */
  embed: (texts: readonly string[]) => Float32Array[];
}

export interface Packs {
  words: WordVectors | null;
  deep: SentenceVectors | null;
  /** Finds knowledge and skills in job postings and resumes. */
  tagger: Tagger | null;
}
export type PackName = keyof Packs;

export const noPacks: Packs = { words: null, deep: null, tagger: null };

/** What happens while a pack comes over the network; a pack that lies in this browser already reports nothing. */
export type PackReport =
  | { pack: PackName; state: 'loading'; done: number; of: number }
  | { pack: PackName; state: 'ready' | 'absent' };
