// Driving licences: which categories a certificate names, and which each includes.
import { inWords } from '#domain/text/wordLimits.ts';

export const driving = inWords(
  /\b(?:conducir|conducci[oó]n|manejo|manejar|driving|driver['’]?s?|category|categor[ií]a|car licen[cs]e|permiso|minibus)\b/iu,
);
export const drivingLicenceWords = inWords(
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]es?|(?:clean|full|car|van|lorry|hgv|minibus|uk|eu) (?:driving )?licen[cs]e|licen[cs]e (?:category|class)|(?:licen[cs]es?|licencia|carn[eé]s?|permisos?|libreta)(?: de)?(?: (?:conducir|conducci[oó]n|manejo|manejar|tipo|clase|categor[ií]a|camioneta|coche))|(?:category|class|categor[ií]a|clase) [A-D]|driver CPC|(?:licencia|carn[eé]|permiso|licen[cs]e|libreta)s? (?:[A-D]\d?|AM)(?:\+E)?)(?![\p{L}\d])/iu,
);
/** Leave to ride or to learn, which is not leave to drive a car. */
export const lesserDriving = inWords(
  /\b(?:provisional|learner|moped|motorcycle|motorbike|ciclomotor|moto(?:cicleta)?)\b/iu,
);
/** The category of mopeds; "am" in small letters is a verb, and half of the day. */
export const mopedCategory = inWords(/\bAM\b/u);
/** A driving licence with no category named. */
export const anyDriving = inWords(
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]e|(?:carn[eé]|permiso|licencia|libreta) (?:de )?(?:conducir|conducci[oó]n|manejo|manejar))\b/iu,
);
/** Which driving categories a category includes. */
export const includesCategory: Readonly<Record<string, string>> = {
  'C+E': 'C+E C C1 B',
  C: 'C C1 B',
  C1: 'C1 B',
  'D+E': 'D D1 B',
  D: 'D D1 B',
  D1: 'D1 B',
  B: 'B',
  'B+E': 'B',
  A: 'A',
};
export const listCategories = (text: string): string[] =>
  [
    ...text
      .replace(/^A\s/u, ' ')
      .matchAll(/(?<![\p{L}\d+])(?:C\+E|D\+E|B\+E|C1|D1|[ABCD])(?![\p{L}\d'’+])/gu),
  ].map(([name]) => name);
