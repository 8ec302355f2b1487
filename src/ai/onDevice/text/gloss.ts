// Spanish words by English ones, word for word: rough, but enough for an English-only sentence encoder to find the subject of a Spanish text.
import gloss from './gloss.json' with { type: 'json' };
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';

const words: Readonly<Record<string, string>> = gloss.words;
const stems: Readonly<Record<string, string>> = gloss.stems;

function findListed(list: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

/** A Spanish text in English words, in the order of the Spanish ones. Words without content fall; unknown ones stay as they are (names, tools, words that both languages share). */
export function glossOf(text: string): string {
  return wordsOf(text)
    .map(
      ({ lower }) =>
        findListed(words, foldWord(lower)) ?? findListed(stems, stemOf(lower, 'es')) ?? lower,
    )
    .filter((word) => word !== '')
    .join(' ');
}
