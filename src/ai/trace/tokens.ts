// Cuts a claim into what has to be traced: numbers with their unit, names, titles of rank, and words with a meaning of their own.
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf, type Word } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import lists from './tokens.words.json';

export type Language = 'en' | 'es';
export interface Token extends Word {
  kind: 'number' | 'rank' | 'lead' | 'name' | 'word' | 'small';
  /** What has to be found again: a number with sign and scale, or a stem. */
  key: string;
}

const numberWords: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  dozen: '12',
  half: '0.5',
  twice: 'x2',
  double: 'x2',
  doubled: 'x2',
  tripled: 'x3',
  halved: '0.5',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  quince: '15',
  veinte: '20',
  treinta: '30',
  cuarenta: '40',
  cincuenta: '50',
  cien: '100',
  mil: '1000',
  mitad: '0.5',
  doble: 'x2',
  docena: '12',
};
const scales = new Set([
  'million',
  'millions',
  'billion',
  'billions',
  'thousand',
  'hundred',
  'millón',
  'millones',
  'mil',
  'k',
  'm',
  'bn',
]);
const ranks =
  /^(?:senior|sr|lead|leader|principal|head|chief|director|directora|vp|president|presidenta?|vice|manager|gerente|jef[ea]|founder|co-founder|cofounder|fundador[a]?|executive|ejecutiv[oa]|staff|expert|expert[oa]|architect|supervisor[a]?|cto|ceo|cfo|coo|owner|partner|soci[oa]|captain|commander|master|doctor|phd|junior)$/i;

/** Verbs that say who was in charge: they are traced by a verb of their own row, never by a noun with the same stem ("managed" by "management"). */
const leadership = new Set(lists.leadership);

/** A number as one key: "1,200" and "1200" are one, "31 %" and "31%" too; a scale word belongs to it. */
function buildNumberKey(text: string, words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (!word) return null;
  if (/^\d/.test(word.text)) {
    const digits = word.text
      .replaceAll(/[,.](?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.')
      .toLowerCase();
    if (/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(word.text)) return word.text.slice(0, 4);
    const after = text.slice(word.end, word.end + 3);
    const next = words[at + 1]?.lower ?? '';
    return (
      digits +
      (/^\s?%/.test(after) || /^(?:percent|per$|por$)/.test(next) ? '%' : '') +
      (scales.has(next) ? next.slice(0, 2) : '')
    );
  }
  // "once" is eleven in Spanish and a time in English; "mil" and "half" are numbers on their own only in their language.
  return Object.hasOwn(numberWords, word.lower) ? (numberWords[word.lower] ?? null) : null;
}

/** Words, with "4,000" and "1.200.000" as one. */
function splitWordsAndNumbers(text: string): Word[] {
  const words: Word[] = [];
  for (const word of wordsOf(text)) {
    const last = words.at(-1);
    const whole =
      last &&
      /^\d{3}(?!\d)/.test(word.text) &&
      /^\d{1,3}(?:[.,]\d{3})*$/.test(last.text) &&
      text.slice(last.end, word.start) === ',';
    if (last && whole)
      words[words.length - 1] = {
        start: last.start,
        end: word.end,
        text: text.slice(last.start, word.end),
        lower: text.slice(last.start, word.end).toLowerCase(),
      };
    else words.push(word);
  }
  return words;
}

/** The tokens of a text, in order. */
export function tokensOf(text: string, language: Language): Token[] {
  const words = splitWordsAndNumbers(text);
  return words.map((word, at): Token => {
    const number =
      word.lower === 'once' && language === 'en' ? null : buildNumberKey(text, words, at);
    const stem = stemOf(word.lower.replace(/'s$/, ''), language);
    if (
      number !== null &&
      !(scales.has(word.lower) && at > 0 && /^\d/.test(words[at - 1]?.text ?? ''))
    )
      return { ...word, kind: 'number', key: number };
    if (leadership.has(word.lower)) return { ...word, kind: 'lead', key: stem };
    if (ranks.test(word.text)) return { ...word, kind: 'rank', key: foldWord(word.lower) };
    const opening =
      at === 0 || /[.!?:•\n]\s*["“«(]?$/.test(text.slice(Math.max(0, word.start - 4), word.start));
    const capital = !opening && /^\p{Lu}/u.test(word.text) && !/^I(?:'|’|$)/.test(word.text);
    if (
      !capital &&
      (isFunctionWord(word.lower, 'en') ||
        isFunctionWord(word.lower, 'es') ||
        word.lower.length === 1)
    )
      return { ...word, kind: 'small', key: word.lower };
    const name =
      capital ||
      /^[\p{Lu}\d&/.-]{2,}$/u.test(word.text) ||
      /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|[+#]/u.test(word.text);
    return { ...word, kind: name ? 'name' : 'word', key: stem };
  });
}
