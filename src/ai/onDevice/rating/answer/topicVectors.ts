// What a text is about, as vectors: the mean of its telling words (word pack), of its sentences (deep pack), and its weighted stems and ideas (no pack).
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import { conceptsOf, findPhraseConcepts, weightOf } from '#ai/onDevice/rating/reading/concepts.ts';
import { createVectorCache } from '#ai/onDevice/rating/lines/nearness.ts';
import { isScaffold } from '#ai/onDevice/rating/reading/scaffold.ts';

/** A sparse vector of ideas and stems. */
export type Sparse = ReadonlyMap<string, number>;
export interface Topic {
  ideas: Sparse;
  stems: Sparse;
  words: Float32Array | null;
  deep: Float32Array | null;
}

function contentOf(text: string, language: 'en' | 'es'): string[] {
  return wordsOf(text)
    .map(({ lower }) => lower)
    .filter(
      (word) =>
        word.length > 2 &&
        !isFunctionWord(word, language) &&
        !isScaffold(stemOf(word, language), language),
    );
}

function toUnit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Mean of the word vectors, frequent words counting less; null when no word is known. */
function computeWordMean(
  words: readonly string[],
  pack: NonNullable<Packs['words']>,
): Float32Array | null {
  const mean = new Float32Array(100);
  let known = 0;
  for (const word of new Set(words)) {
    const vector = pack.vector(word);
    if (!vector) continue;
    known += 1;
    const rank = pack.rank(word) ?? 10_000;
    const weight = (rank + 20) / (rank + 600);
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return known === 0 ? null : toUnit(mean);
}

function meanOf(vectors: readonly Float32Array[]): Float32Array | null {
  const [first] = vectors;
  if (!first) return null;
  const mean = new Float32Array(first.length);
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0);
  return toUnit(mean);
}

/** Reads what a text is about. `keep`: it is a question or rubric that will be read again. */
export function topicOf(text: string, language: 'en' | 'es', packs: Packs, keep: boolean): Topic {
  const words = contentOf(text, language);
  const ideas = new Map<string, number>();
  for (const idea of [
    ...words.flatMap((word) => [...conceptsOf(word)]),
    ...findPhraseConcepts(text),
  ])
    ideas.set(idea, Math.min(3, (ideas.get(idea) ?? 0) + 1));
  for (const [idea, count] of ideas) ideas.set(idea, Math.sqrt(count) * weightOf(idea));
  const stems = new Map<string, number>();
  for (const word of words) stems.set(stemOf(word, language), 1);
  const sentences =
    language === 'en' && packs.deep
      ? sentencesOf(text)
          .map((span) => span.text)
          .slice(0, 40)
      : [];
  const deep =
    packs.deep && sentences.length > 0
      ? meanOf(keep ? createVectorCache(sentences, packs.deep) : packs.deep.embed(sentences))
      : null;
  return {
    ideas,
    stems,
    words: language === 'en' && packs.words ? computeWordMean(words, packs.words) : null,
    deep,
  };
}

export function computeSparseCosine(a: Sparse, b: Sparse): number {
  let dot = 0;
  let left = 0;
  let right = 0;
  for (const [key, value] of a) {
    dot += value * (b.get(key) ?? 0);
    left += value * value;
  }
  for (const value of b.values()) right += value * value;
  return dot === 0 ? 0 : Math.round((dot / Math.sqrt(left * right)) * 1e6) / 1e6;
}
