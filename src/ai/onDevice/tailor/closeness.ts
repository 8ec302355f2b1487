// How close a line of a resume is to a job: asked terms first, then shared words with what the job is about.
import type { JobToWriteFor } from '#ai/tasks/job.ts';
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import { namesOf } from '#ai/trace/terms.ts';

/** The position in a text of a term, or another name of the same thing; the longest name first. */
export function findTerm(text: string, term: string): { start: number; end: number } | null {
  const lower = text.toLowerCase();
  for (const name of [...namesOf(term)].sort((a, b) => b.length - a.length)) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
      const end = at + name.length;
      if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}+#]/u.test(text[end] ?? ' '))
        return { start: at, end };
    }
  }
  return null;
}

function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).map(({ lower }) => lower);
  const { language } = languageOf(words);
  return new Set(
    words
      .filter((word) => word.length > 2 && !isFunctionWord(word, language))
      .map((word) => stemOf(word, language)),
  );
}

/** The words two texts share, counted by stem. */
export function countSharedWords(a: string, b: string): number {
  const stems = stemsOf(a);
  return [...stemsOf(b)].filter((stem) => stems.has(stem)).length;
}

/** Larger is closer; whole points, so that equal lines stay in their order. */
export function measureCloseness(
  text: string,
  { title, mustHave, niceToHave, responsibilities }: JobToWriteFor,
): number {
  const named = (terms: readonly string[]): number =>
    terms.filter((term) => findTerm(text, term)).length;
  return (
    named(mustHave) * 6 +
    named(niceToHave) * 3 +
    Math.max(0, ...responsibilities.map((line) => countSharedWords(text, line))) * 2 +
    countSharedWords(text, title) +
    (/\d/.test(text) ? 1 : 0)
  );
}

/** Indexes of the lines, closest first; equal ones stay in their order. */
export function sortClosestFirst(lines: readonly string[], job: JobToWriteFor): number[] {
  const points = lines.map((line) => measureCloseness(line, job));
  return lines
    .map((_, index) => index)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
}
