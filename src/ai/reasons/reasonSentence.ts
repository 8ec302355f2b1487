// The reasons of a rating as sentences in the reader's language.
import { reasonsEn } from './reasons.en.ts';
import { reasonsEs } from './reasons.es.ts';
import { reasonCodes } from './reasons.ts';

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
