// How much a line looks like the title of a role.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { findRole } from './titleCleaning.ts';

const openers = new Set([
  'en',
  'in',
  'at',
  'desde',
  'since',
  'as',
  'como',
  'por',
  'if',
  'si',
  'when',
]);
const prepositions = new Set([
  'of',
  'in',
  'at',
  'en',
  'to',
  'for',
  'with',
  'by',
  'from',
  'on',
  'de',
  'para',
  'con',
  'por',
]);
const clauseWords = inWords(
  /\b(?:you|your|we|our|are|is|was|be|will|can|do|does|have|has|this|that|there|here|tú|te|tus?|somos|eres|us|busca|buscan|precisa|necesita|selecciona|solicita|requiere|hiring|looking|seeks|seeking|\p{L}{3,}(?:amos|emos|imos))\b/iu,
);

/** How much a line looks like a title, 0 to 1: a role before any preposition, and no clause. */
export function scoreTitleLikeness(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14 || text.length > 110) return 0;
  if (/[.!?]$/.test(text) || clauseWords.test(text)) return 0;
  const noun = findRole(words);
  const preposition = words.findIndex((word) => prepositions.has(word.lower));
  if (noun < 0 || openers.has(words[0]?.lower ?? '') || (preposition >= 0 && preposition < noun))
    return 0;
  const capital = /^[\p{Lu}.(]/u.test(text) ? 0.3 : 0;
  return 0.4 + capital + (words.length <= 7 ? 0.3 : 0.1);
}
