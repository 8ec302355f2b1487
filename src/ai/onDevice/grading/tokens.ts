// Reads a text for grading: its words as stems with a weight each, numbers in one form, and the words that turn a meaning round.
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import lists from './tokens.words.json';

export type Language = 'en' | 'es';

export interface Token {
  lower: string;
  stem: string;
  /** How much the word says: 0 for articles and the like, 1 for words with a subject of their own. */
  weight: number;
  /** Its position in the text (UTF-16). */
  start: number;
  end: number;
  /** Is negated. */
  negated: boolean;
}

const empty: Record<Language, ReadonlySet<string>> = {
  en: new Set(lists.emptyEnglish),
  es: new Set(lists.emptySpanish),
};

const faint: Record<Language, ReadonlySet<string>> = {
  en: new Set(lists.faintEnglish),
  es: new Set(lists.faintSpanish),
};

const numberWords: Record<string, string> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twice: '2',
  once: '1',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
};

const negations: Record<Language, ReadonlySet<string>> = {
  en: new Set('not no never none neither nor without cannot nothing'.split(' ')),
  es: new Set('no nunca ningún ninguno ninguna nada ni sin jamás tampoco'.split(' ')),
};

/** True for "not", "never", "without", "isn't" and the like. */
function isNegation(lower: string, language: Language): boolean {
  return negations[language].has(lower) || (language === 'en' && lower.endsWith("n't"));
}

function weightOf(lower: string, language: Language): number {
  if (empty[language].has(lower)) return 0;
  if (isNegation(lower, language)) return 0.5;
  return faint[language].has(lower) ? 0.4 : 1;
}

/** The words of a text. Words joined by a hyphen, a stroke or a stop count singly. */
export function tokensOf(text: string, language: Language): Token[] {
  let under = 0;
  let last = 0;
  return wordsOf(text).flatMap((word) => {
    if (/[.;:!?,\n]/.test(text.slice(last, word.start))) under = 0;
    last = word.end;
    const parts =
      /^[\p{L}\p{N}'’]+$/u.test(word.text) ||
      /[+#]$/.test(word.lower) ||
      /^[\d.]+$/.test(word.lower)
        ? [{ text: word.lower, at: 0 }]
        : Array.from(word.lower.matchAll(/[\p{L}\p{N}'’]+/gu), (match) => ({
            text: match[0],
            at: match.index,
          }));
    return parts.map(({ text: lower, at }) => {
      const number = numberWords[lower];
      const negated = under > 0;
      under = isNegation(lower, language)
        ? 3
        : weightOf(lower, language) > 0
          ? Math.max(0, under - 1)
          : under;
      return {
        lower,
        negated,
        stem: number ?? stemOf(lower, language),
        weight: number !== undefined && lower !== 'once' ? 1 : weightOf(lower, language),
        start: word.start + at,
        end: word.start + at + lower.length,
      };
    });
  });
}
