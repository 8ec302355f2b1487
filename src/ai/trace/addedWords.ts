// Finds words that a rewritten text has and its source has not; blanks in [square brackets] are free.
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';

/** The words with a meaning of their own, and the numbers, that `text` adds to `source`; in the order of the text. Inflected forms count as the same word. */
export function findAddedWords(text: string, source: string): string[] {
  const known = wordsOf(source);
  const { language } = languageOf(known.map(({ lower }) => lower));
  const stems = new Set(known.map(({ lower }) => stemOf(lower, language)));
  const exact = new Set(known.map(({ lower }) => lower));
  return wordsOf(text.replaceAll(/\[[^\]]*\]/g, ' '))
    .filter(
      ({ lower }) =>
        !exact.has(lower) &&
        (/\d/.test(lower) ||
          !(isFunctionWord(lower, language) || stems.has(stemOf(lower, language)))),
    )
    .map((word) => word.text);
}
