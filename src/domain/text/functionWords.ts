/** Stop words in English and Spanish; also used to tell the two languages apart. */
import lists from './functionWords.words.json';
import { wordsOf } from './sentences.ts';

const words = { en: new Set(lists.en), es: new Set(lists.es) } as const;

/** True for a word without subject matter. */
export function isFunctionWord(lower: string, language: 'en' | 'es'): boolean {
  return words[language].has(lower);
}

/** The language most function words belong to, and the share of words that are function words of either (low: neither language). */
export function languageOf(lowers: readonly string[]): { language: 'en' | 'es'; known: number } {
  let english = 0;
  let castilian = 0;
  for (const word of lowers.slice(0, 600)) {
    const isEnglish = words.en.has(word);
    const isSpanish = words.es.has(word);
    if (isEnglish && !isSpanish) english += 1;
    if (isSpanish && !isEnglish) castilian += 1;
  }
  const counted = Math.min(lowers.length, 600);
  return {
    language: castilian > english ? 'es' : 'en',
    known: counted === 0 ? 0 : Math.max(english, castilian) / counted,
  };
}

/** The language most words of a text are of. */
export function detectLanguage(text: string): 'en' | 'es' {
  return languageOf(wordsOf(text.slice(0, 20_000)).map(({ lower }) => lower)).language;
}

/** True when a text is clearly in one language and not in the other: names and borrowed words do not make it so. */
export function isWrittenIn(
  lowers: readonly string[],
  language: 'en' | 'es',
  other: 'en' | 'es',
): boolean {
  const share = (own: ReadonlySet<string>, theirs: ReadonlySet<string>): number =>
    lowers.filter((word) => own.has(word) && !theirs.has(word)).length / Math.max(1, lowers.length);
  return share(words[language], words[other]) >= 0.2 && share(words[other], words[language]) < 0.08;
}
