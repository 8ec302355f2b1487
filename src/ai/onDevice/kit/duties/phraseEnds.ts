// How a phrase may end: with a thing, not with a word that only describes one, and not in the middle of a list.
import { toBareWord } from './dutyParts.ts';
import { isVerb, turnGerundToBase } from './dutyVerbs.ts';
import { nounsToo, thingsDone } from './task/sharedWords.ts';

type Language = 'en' | 'es';

/** Words that say how a thing is, and are none: a phrase never ends with one. */
const describes: Record<Language, RegExp> = {
  en: /^(?:optimal|proper|right|new|global|local|internal|external|digital|final|annual|critical|key)$|(?:ly|ful|ive|ous|able|ible|ical|(?<!pl|gr|ten|merch|assist|account|consult|restaur|applic|particip)ant|ial|less|ed|-(?:quality|level|scale|end|performance))$/,
  es: /(?:mente|bles?|ivos?|ivas?|osos?|osas?)$/,
};
/** True for a word that says how a thing is. */
export const isDescribing = (word: string, language: Language): boolean =>
  describes[language].test(word);

/** False for a list that is cut off before its last thing; what precedes its last comma may only describe: "secure, testable code". */
export function isClosedList(text: string, language: Language): boolean {
  const words = text.split(/\s+/);
  const at = words.findLastIndex((word) => word.endsWith(','));
  return (
    at < 0 ||
    (language === 'en' && /^\p{L}+ [\p{L}-]+, (?:[\p{L}-]+, )*[\p{L}-]+ \p{L}+/u.test(text)) ||
    words.slice(at).some((word) => /^(?:and|or|y|e|o)$/.test(word)) ||
    (words.length - at > 2 && isDescribing(toBareWord(words[at]), language))
  );
}

/** "components Implementing Responsive Design": a deed, not the name of a trade. */
export const isGerundOfLine = (word: string): boolean =>
  turnGerundToBase(word.toLowerCase()) !== null && !thingsDone.has(word.toLowerCase());

/** "open stalls, watch the till and the scales": two deeds with nothing but a comma between them. */
export function isOpenSeries(words: readonly string[], start: number): boolean {
  const isAction = (index: number): boolean => {
    const word = toBareWord(words[index]);
    return (isVerb(word) && !nounsToo.has(word)) || word === 'watch';
  };
  const next = words.findIndex(
    (_, index) => index > start && (words[index - 1] ?? '').endsWith(',') && isAction(index),
  );
  return (
    next > 0 &&
    !words.some((word, index) => index > next && /^(?:and|or)$/.test(word) && isAction(index + 1))
  );
}
