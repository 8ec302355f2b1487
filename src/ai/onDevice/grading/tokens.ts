// Reads a text for grading: its words as stems with a weight each, numbers in one form, and the words that turn a meaning round.
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { stemOf } from '#ai/onDevice/text/stem.ts';

export type Language = 'en' | 'es';

export interface Token {
  lower: string;
  stem: string;
  /** How much the word says: 0 for articles and the like, 1 for words with a subject of their own. */
  weight: number;
  /** Where it stands in the text (UTF-16). */
  start: number;
  end: number;
  /** Stands under a "not" or its like. */
  negated: boolean;
}

const empty: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an the of is are was were be been being am do does did to in on at by for from with and or as it its that this these those there here he she they them their his her we us our you your i me my so then than which who whom whose what will would can could may might shall should has have had having also just very really into onto if but because while where when how why about out up down off over'.split(
      ' ',
    ),
  ),
  es: new Set(
    'un una unos unas el la los las lo de del a al en con por para y e o u que se su sus es son era eran ser fue fueron ha han haber hay esta este esto estas estos ese esa eso como si más pero porque cuando donde cual cuales quien le les me te nos mi tu muy también ya qué cómo cuál'.split(
      ' ',
    ),
  ),
};

const faint: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'use used using make makes made way ways thing things something example different get gets got one ones some any each other another more most such like need needs needed want call called mean means type kind part work works go goes take takes give gives given know good well able allow allows help helps lot many much only same all both every first second new even still usually often basically however therefore'.split(
      ' ',
    ),
  ),
  es: new Set(
    'usar usa usan hacer hace hacen forma manera cosa cosas algo ejemplo diferente diferentes cada otro otra otros otras mismo misma todo todos toda todas bien poder puede pueden tener tiene tienen tipo parte dar da permite ayuda mucho muchos solo sólo normalmente entonces'.split(
      ' ',
    ),
  ),
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
