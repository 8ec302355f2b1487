// Words a letter or a rewritten line may use without proof: they say nothing about a person that could be true or false.
import { foldWord } from '#domain/text/stem.ts';
import lists from './frameWords.words.json';

const words = {
  en: new Set(lists.english),
  es: new Set(lists.spanish.map(foldWord)),
} as const;

/** True for a word that claims nothing. */
export function isFrameWord(lower: string, language: 'en' | 'es'): boolean {
  return (
    words[language].has(lower) ||
    words[language].has(foldWord(lower)) ||
    words[language].has(foldWord(lower).replace(/'s$/, ''))
  );
}
