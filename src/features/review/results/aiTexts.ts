// The AI's codes as sentences in the reader's language.
import { flagSentence, reasonSentence } from '#ai/reasons/reasonSentence.ts';
import { toLanguage } from '#i18n/languages.ts';
import { formatFor } from '#i18n/useFormat.ts';

/** The sentence of a reason; a code this version does not know is shown as it is. */
export function formatReason(
  language: string,
  code: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return reasonSentence(toLanguage(language), code, values, formatFor(language).number);
}

/** The sentence of a remark that does not change the level. */
export function flagText(language: string, flag: string): string {
  return flagSentence(toLanguage(language), flag);
}
