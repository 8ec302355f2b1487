// The reasons and remarks of a rating as sentences in the reader's language.
import { answerFlagsEn, reasonsEn } from './reasons.en.ts';
import { answerFlagsEs, reasonsEs } from './reasons.es.ts';
import { answerFlags, reasonCodes } from './reasons.ts';

const texts = { en: reasonsEn, es: reasonsEs } as const;

/** The sentence of a reason; a code this version does not know is shown as it is. `number`: how the reader's language writes one. */
export function reasonSentence(
  language: 'en' | 'es',
  code: string,
  values: Readonly<Record<string, string | number>>,
  number: (value: number) => string,
): string {
  const known = reasonCodes.find((one) => one === code);
  if (!known) return code;
  return texts[language][known].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : (value ?? '…');
  });
}

const remarks = { en: answerFlagsEn, es: answerFlagsEs } as const;

/** The sentence of a remark that does not change the level; one this version does not know is shown as it is. */
export function flagSentence(language: 'en' | 'es', flag: string): string {
  const known = answerFlags.find((one) => one === flag);
  return known ? remarks[language][known] : flag;
}
