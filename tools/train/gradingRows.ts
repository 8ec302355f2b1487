// The graded short answers as figures and truths, for fitting and for measuring.
import { featuresOf } from '#ai/onDevice/grading/features.ts';
import { createLikeness } from '#ai/onDevice/grading/likeness.ts';
import { computeTerms } from '#ai/onDevice/grading/model.ts';
import { tokensOf } from '#ai/onDevice/grading/tokens.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';

/** A line of mohler.jsonl, saf_english.jsonl or a semeval2013_*.jsonl. */
export interface GradedLine {
  dataset: string;
  set?: string;
  qid: string;
  group: string;
  question: string;
  answer: string;
  reference?: string;
  references?: { text: string }[];
  score?: number;
  max?: number;
  label?: string;
}

export interface GradedRow {
  line: GradedLine;
  /** One list per reference. */
  byReference: number[][];
  /** Of the reference that is covered best. */
  terms: number[];
  /** 0 to 1; right and wrong as 1 and 0. */
  truth: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Reads lines in order; `words` null measures without word vectors. */
export function gradedRows(lines: readonly GradedLine[], words: WordVectors | null): GradedRow[] {
  const like = createLikeness(words);
  const read = new Map<string, ReturnType<typeof tokensOf>>();
  const tokens = (text: string): ReturnType<typeof tokensOf> => {
    const known = read.get(text) ?? tokensOf(text, 'en');
    read.set(text, known);
    return known;
  };
  return lines.map((line) => {
    const byReference = (line.references?.map(({ text }) => text) ?? [line.reference ?? '']).map(
      (reference) =>
        computeTerms(
          featuresOf(tokens(line.question), tokens(reference), tokens(line.answer), like),
        ),
    );
    return {
      line,
      byReference,
      terms: byReference.reduce((best, next) => (sumOf(next) > sumOf(best) ? next : best)),
      truth:
        line.score === undefined
          ? line.label === 'correct'
            ? 1
            : 0
          : line.score / (line.max ?? 1),
    };
  });
}
