// Driving licences: which categories a certificate names, and which each includes.
import { inWords } from '#domain/text/wordLimits.ts';
import { findNumber } from '#ai/onDevice/qualifications/numbers.ts';

export const driving = inWords(
  /\b(?:conducir|conducci[oó]n|manejo|manejar|driving|driver['’]?s?|category|categor[ií]a|car licen[cs]e|permiso|minibus)\b/iu,
);
export const drivingLicenceWords = inWords(
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]es?|(?:clean|full|car|van|lorry|hgv|minibus|uk|eu|manual|provisional)(?:,? (?:clean|full|manual|uk))* (?:driving )?licen[cs]e|licen[cs]e: (?:clean|full)|CDL|DL(?=[,;) ]|$)|(?:[HL]GV|PCV)(?! mechanic)|(?:car )?drivers?,? (?:with )?(?:own|my) (?:car|vehicle)|learning to drive|licen[cs]e (?:category|class)|(?:licen[cs]es?|licencia|carn[eé]s?|permisos?|libreta)(?: de)?(?: (?:conducir|conducci[oó]n|manejo|manejar|tipo|clase|categor[ií]a|camioneta|coche))|(?:category|class|categor[ií]a|clase) [A-D]|driver CPC|(?:licencia|carn[eé]|permiso|licen[cs]e|libreta)s? (?:[A-D]\d?|AM)(?:\+E)?)(?![\p{L}\d])/iu,
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
/** Lorries and coaches by their other names. */
const byOtherNames: readonly (readonly [RegExp, string])[] = [
  [
    inWords(/\b(?:CDL[- ]?(?:class )?A|(?:CDL )?class A CDL|(?:[HL]GV )?class (?:1|one))\b/iu),
    'C+E',
  ],
  [inWords(/\b(?:CDL[- ]?(?:class )?B|(?:CDL )?class B CDL|(?:[HL]GV )?class (?:2|two))\b/iu), 'C'],
  [inWords(/\bPCV\b/u), 'D'],
];

/** The categories that a text names, "C+E" also as "HGV Class 1". */
export const listCategories = (written: string): string[] =>
  [
    ...byOtherNames
      .reduce((text, [name, category]) => text.replace(name, category), written)
      .replace(/^A\s/u, ' ')
      .matchAll(/(?<![\p{L}\d+])(?:C\+E|D\+E|B\+E|C1|D1|[ABCD])(?![\p{L}\d'’+])/gu),
  ].map(([name]) => name);

/** "No more than six points", "a clean licence": the most that are allowed; null where nothing is said of them. */
export function readMostPoints(text: string): number | null {
  const most = inWords(
    /\b(?:no more than|max(?:imum)?(?: of)?|up to|fewer than|less than) (\S+) (?:penalty )?points\b/iu,
  ).exec(text)?.[1];
  if (most !== undefined) return findNumber(most);
  return inWords(/\b(?:clean|no points)\b/iu).test(text) ? 0 : null;
}

/** The points that a line on a licence tells; null where it tells none. */
export function readPoints(text: string): number | null {
  if (inWords(/\b(?:clean|no points|without points|no violations)\b/iu).test(text)) return 0;
  const own = inWords(/(?<![\p{L}\d])(\d{1,2}|three|six|nine) (?:penalty )?points\b/iu).exec(
    text,
  )?.[1];
  return own === undefined ? null : findNumber(own);
}
