// The AI's codes as sentences in the reader's language.
import { answerFlagsEn } from '#ai/reasons/reasons.en.ts';
import { answerFlagsEs } from '#ai/reasons/reasons.es.ts';
import { answerFlags, type ReasonCode } from '#ai/reasons/reasons.ts';
import { reasonSentence } from '#ai/reasons/reasonSentence.ts';
import { toLanguage } from '#i18n/languages.ts';
import { formatFor } from '#i18n/useFormat.ts';

const texts = { en: answerFlagsEn, es: answerFlagsEs } as const;
type Values = Readonly<Record<string, string | number>>;

/** What speaks for a level; the others speak against it. */
const inFavour: ReadonlySet<string> = new Set<ReasonCode>([
  'contextFound',
  'actionFound',
  'reasoningFound',
  'resultFound',
  'resultWithNumber',
  'learningFound',
  'checkFound',
  'specific',
  'lookForCovered',
  'keyPointsCovered',
  'keyPointCovered',
  'keyPointPartly',
  'followUpsHelped',
]);

/** True for what neither speaks for nor against a level. */
export function isNeutral(code: string): boolean {
  return code === 'addressesAi';
}

export function speaksFor(code: string): boolean {
  return inFavour.has(code);
}

/** The sentence of a reason; a code this version does not know is shown as it is. */
export function formatReason(language: string, code: string, values: Values): string {
  return reasonSentence(toLanguage(language), code, values, formatFor(language).number);
}

/** The sentence of a remark that does not change the level. */
export function flagText(language: string, flag: string): string {
  const known = answerFlags.find((one) => one === flag);
  return known ? texts[toLanguage(language)][known] : flag;
}
