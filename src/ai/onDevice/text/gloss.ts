// Spanish words by English ones, word for word: rough, but enough for an English-only sentence encoder to find the subject of a Spanish text.
import gloss from './gloss.json' with { type: 'json' };
import { wordsOf } from '#domain/text/sentences.ts';
import { folded, stemOf } from '#domain/text/stem.ts';

const words: Readonly<Record<string, string>> = gloss.words;
const stems: Readonly<Record<string, string>> = gloss.stems;

function listed(list: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

/** A Spanish text in English words, in the order of the Spanish ones. Words without content fall; unknown ones stay as they are (names, tools, words that both languages share). */
export function glossOf(text: string): string {
  return wordsOf(text)
    .map(({ lower }) => listed(words, folded(lower)) ?? listed(stems, stemOf(lower, 'es')) ?? lower)
    .filter((word) => word !== '')
    .join(' ');
}
