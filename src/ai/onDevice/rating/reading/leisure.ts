// Words of private life: an answer that is mostly about them, and has nothing in common with the question, answers something else.
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import type { Statement } from './statements.ts';
import lists from './leisure.words.json';

const whole = new Set(
  lists.beginnings.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1)),
);
const starts = lists.beginnings.filter((word) => word !== '' && !word.endsWith('.'));

/** The share of the sentences that speak of private life, 0 to 1. */
export function computeLeisureShare(statements: readonly Statement[]): number {
  if (statements.length === 0) return 0;
  const speaks = ({ text }: Statement): boolean =>
    wordsOf(text).some(({ lower }) => {
      const word = foldWord(lower);
      return whole.has(word) || starts.some((start) => word.startsWith(start));
    });
  return statements.filter(speaks).length / statements.length;
}
