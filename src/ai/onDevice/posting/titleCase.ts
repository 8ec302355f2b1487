// Titles in capitals are written as titles are: Spanish ones with one capital, English ones with one a word.
import { wordsOf } from '#domain/text/sentences.ts';

/** Whether the first word of a title is Spanish by its ending. */
export function isSpanishRole(role: string): boolean {
  return /(?:dor|dora|sor|sora|tor|tora|ero|era|ista|ico|ica|ario|aria|nte|ozo|oza|sta)(?:e?s)?(?:\/as?)?$/u.test(
    wordsOf(role)[0]?.lower ?? '',
  );
}

export function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() && !acronyms.has(text);
}

const smallWords = new Set([
  'and',
  'of',
  'the',
  'for',
  'in',
  'to',
  'de',
  'del',
  'y',
  'en',
  'la',
  'el',
  'los',
  'las',
  'para',
  'con',
]);
const acronyms = new Set([
  'IT',
  'QA',
  'HR',
  'UX',
  'UI',
  'BI',
  'IOS',
  'SAP',
  'AWS',
  'CRM',
  'ERP',
  'SEO',
  'CEO',
  'CTO',
  'CFO',
  'VP',
  'PHP',
  'SQL',
  'BPMN',
  'API',
  'PHD',
  'PLC',
  'CAD',
  'CNC',
  'ICU',
  'RN',
  'SRE',
  'RRHH',
  'TI',
  'NET',
  'IA',
  'AI',
  'ML',
  'B2B',
  'B2C',
  'CAMUNDA',
  'HGV',
  'LGV',
  'FP&A',
  'TIG',
  'MIG',
  'UCI',
  'ETT',
]);
/** The other gender behind a slash: "TÉCNICO/A". */
const ending = /^(?:a|as|o|os|e|es|x|r|ra|ras)$/u;

/** Spanish titles have one capital, English ones one a word. */
export function calmCase(text: string): string {
  const isSpanish = isSpanishRole(text);
  return text
    .split(/(\s+|\/|-)/)
    .map((word, index, all) => {
      if (acronyms.has(word)) return word;
      const lower = word.toLowerCase();
      return index > 0 &&
        (isSpanish || smallWords.has(lower) || (all[index - 1] === '/' && ending.test(lower)))
        ? lower
        : lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join('');
}
