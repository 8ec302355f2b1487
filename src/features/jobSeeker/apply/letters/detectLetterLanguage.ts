// A letter is written in the language of the posting it answers, not in that of the screen it is written on.
import { languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';

/** The language a text is clearly written in; `otherwise` where it is too short or in a third one. */
export function detectLetterLanguage(text: string, otherwise: 'en' | 'es'): 'en' | 'es' {
  const words = wordsOf(text);
  const { language, known } = languageOf(words.map(({ lower }) => lower));
  return words.length >= 20 && known >= 0.12 ? language : otherwise;
}
