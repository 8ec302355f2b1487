// The hours, days or level that a certificate is for.
import { inWords } from '#domain/text/wordLimits.ts';
import { findNumber, numberWords } from '#ai/onDevice/qualifications/numbers.ts';

const readAmount = (text: string): { value: number; unit: string } | null => {
  const found =
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,3}|${numberWords})[- ]?(hours?|horas?|h(?![\p{L}])|days?|d[ií]as?)`,
      'iu',
    ).exec(text) ??
    /(?<![\p{L}])(?:(?:level|nivel|[ns]?vqs?|btec|aat)\s+|l)(\d)(?!\d)/iu.exec(text);
  return found
    ? {
        value: findNumber(found[1] ?? '') ?? 0,
        unit: (found[2] ?? 'level').slice(0, 1).toLowerCase(),
      }
    : null;
};
/** The higher of the kinds in which certificates come. */
const higherKind = inWords(/\b(?:universal|specialist|especialista|instructor|expert|experto)\b/iu);

/** True unless fewer hours or days, or a lower level, are stated than asked for. */
export function isEnough(stated: string, asked: string): boolean {
  const [given, wanted] = [readAmount(stated), readAmount(asked)];
  if (higherKind.test(asked) && !higherKind.test(stated)) return false;
  return !wanted || !given || given.unit !== wanted.unit || given.value >= wanted.value;
}
