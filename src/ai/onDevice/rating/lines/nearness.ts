// How near a sentence is to a rubric line by the packs: sentence vectors and aligned words. Only a hint where to look; it never raises a level by itself.
import type { Packs } from '#ai/onDevice/packs/packs.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';

export interface Nearness {
  /** [line][statement]: cosine of the sentence vectors, 0 without the pack. */
  deep: number[][];
  /** [line][statement]: mean over the line's words of the nearest word of the sentence, 0 without the pack. */
  aligned: number[][];
}

const kept = new Map<string, Float32Array>();

/** Vectors of texts that come again and again (questions, rubric lines): read once. */
export function createVectorCache(
  texts: readonly string[],
  deep: NonNullable<Packs['deep']>,
): Float32Array[] {
  const missing = [...new Set(texts)].filter((text) => !kept.has(text));
  if (kept.size + missing.length > 600) kept.clear();
  const wanted = kept.size === 0 ? [...new Set(texts)] : missing;
  deep.embed(wanted).forEach((vector, index) => kept.set(wanted[index] ?? '', vector));
  return texts.map((text) => kept.get(text) ?? new Float32Array());
}

/** A figure that compares the same on every machine. */
function roundFigure(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function computeCosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return roundFigure(sum);
}

function listContentWords(text: string): string[] {
  return wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => word.length > 2 && !isFunctionWord(word, 'en'));
}

function computeAlignment(
  line: readonly string[],
  sentence: readonly string[],
  words: NonNullable<Packs['words']>,
): number {
  if (line.length === 0) return 0;
  const best = line.map((word) =>
    sentence.reduce(
      (most, other) => Math.max(most, word === other ? 1 : words.similarity(word, other)),
      0,
    ),
  );
  return roundFigure(best.reduce((sum, value) => sum + value, 0) / line.length);
}

/** The packs read English only: in another language nothing is near. */
export function nearnessOf(
  lines: readonly string[],
  statements: readonly string[],
  packs: Packs,
  language: 'en' | 'es',
): Nearness {
  const none = lines.map(() => statements.map(() => 0));
  if (language !== 'en' || statements.length === 0 || lines.length === 0)
    return { deep: none, aligned: none };
  let deep = none;
  if (packs.deep) {
    const theirs = packs.deep.embed(statements);
    deep = createVectorCache(lines, packs.deep).map((line) =>
      theirs.map((vector) => computeCosine(line, vector)),
    );
  }
  const { words } = packs;
  const sentenceWords = statements.map(listContentWords);
  return {
    deep,
    aligned: words
      ? lines.map((line) => {
          const own = listContentWords(line);
          return sentenceWords.map((sentence) => computeAlignment(own, sentence, words));
        })
      : none,
  };
}
