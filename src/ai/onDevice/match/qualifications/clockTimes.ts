// Clock times in words about work ("11p-7:30a", "de 15 a 21 h"), and how often a turn comes round.
import { inWords } from '#domain/text/wordLimits.ts';
import { findNumber, numberWords } from '#ai/onDevice/qualifications/numbers.ts';

/** Hours of the day; past midnight the end is above 24. */
export interface ClockRange {
  from: number;
  to: number;
}

const hour = String.raw`(\d{1,2}|midnight|noon|medianoche|mediod[ií]a)(?:[:.](\d\d))?`;
const half = String.raw`\s?(a\.?m\.?|p\.?m\.?|a|p|h(?:rs?|oras)?)?(?![\p{L}\d])`;
const range = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?:las )?${hour}${half}\s?(?:-|–|—|to|until|till|and|a|y|hasta)\s?(?:las )?${hour}${half}`,
  'giu',
);
/** Numbers alone are hours only where such words are near. */
const aboutHours = inWords(
  /\b(?:hours|shifts?|rota|open(?:ed|ing)?|clos(?:ed|ing)|horarios?|turnos?|jornada|lunes|monday|between|entre|nine to five|9 (?:to|-) 5|7 (?:to|-) 7)\b/iu,
);

function readHour(word: string, minutes: string | undefined, mark: string | undefined): number {
  if (/^(?:midnight|medianoche)$/iu.test(word)) return 24;
  if (/^(?:noon|mediod)/iu.test(word)) return 12;
  const plain = Number(word) + Number(minutes ?? 0) / 60;
  if (mark?.toLowerCase().startsWith('p') === true) return plain < 12 ? plain + 12 : plain;
  return mark?.toLowerCase().startsWith('a') === true && plain >= 12 ? plain - 12 : plain;
}

/** The stretches of the day that a text names. */
export function findClockRanges(text: string): ClockRange[] {
  const all = [...text.matchAll(range)];
  // "De 10 a 14 y de 17 a 21 h": what marks one of them as hours marks the others.
  const isMarked = all.some(
    ([, first = '', minutes, mark, last = '', lastMinutes, lastMark]) =>
      [minutes, mark, lastMinutes, lastMark].some((one) => one !== undefined) ||
      /\p{L}/u.test(first + last),
  );
  if (!isMarked && !aboutHours.test(text)) return [];
  return all.flatMap((found): ClockRange[] => {
    const [, first = '', minutes, mark, last = '', lastMinutes, lastMark] = found;
    let from = readHour(first, minutes, mark);
    let to = readHour(last, lastMinutes, lastMark);
    if (from > 24 || to > 24) return [];
    const isHalfDay = /^[ap]/iu.test(mark ?? '') || /^[ap]/iu.test(lastMark ?? '');
    // "3 to 11 pm": both are after noon; "9 to 5": only the end is.
    if (mark === undefined && /^p/iu.test(lastMark ?? '') && from < 12 && from + 12 < to)
      from += 12;
    if (!isHalfDay && minutes === undefined && to <= from && from <= 12 && to <= 8 && to < 12)
      to += 12;
    if (to <= from) to += 24;
    return to - from > 16 ? [] : [{ from, to }];
  });
}

/** Enough of the night to be called so. */
export const isOfNight = ({ from, to }: ClockRange): boolean =>
  (from >= 18 && to >= 28) || (from < 4 && to > from + 2);
export const isOfEvening = ({ from, to }: ClockRange): boolean => from < 22 && to >= 20 && to <= 26;
export const isOfAfternoon = ({ from, to }: ClockRange): boolean =>
  from >= 11 && from <= 17 && to >= 19 && to <= 25;
export const isOfMorning = ({ from, to }: ClockRange): boolean => from <= 9 && to <= 16;
export const isEarly = ({ from, to }: ClockRange): boolean =>
  from <= 6 && to > from + 3 && to <= 18;

/** Two stretches of one day with a long break between them. */
export const isSplit = (ranges: readonly ClockRange[]): boolean =>
  ranges.length === 2 &&
  ranges.every(({ from, to }) => to - from <= 7) &&
  (ranges[1]?.from ?? 0) - (ranges[0]?.to ?? 0) >= 1.5;

/** Half an hour more or less is no other turn. */
const leeway = 1;
/** True when one stretch of the day is within another. */
export const isWithin = (asked: ClockRange, own: ClockRange): boolean =>
  own.from <= asked.from + leeway && own.to >= asked.to - leeway;

const ordinals: Readonly<Record<string, number>> = {
  other: 2,
  second: 2,
  alternate: 2,
  alternating: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};
const everyNth = inWords(
  /\b(?:every|each) (other|second|third|fourth|fifth)\b|\b(alternate|alternating)\b/iu,
);
const oneIn = new RegExp(
  inWords(
    /(?<![\p{L}\d])(?:1|one|una?)(?: (?:week(?:end)?|saturday|sunday|night|semana|s[aá]bado|domingo))? (?:in|out of|(?:de )?cada|de) (\d|NUMBERS)\b/iu,
  ).source.replace('NUMBERS', numberWords),
  'iu',
);
const alternateEs = inWords(/\b(?:altern[oa]s?|s[ií] y otr[oa] no|cada dos)\b/iu);
const monthly = inWords(
  /\b(?:one|1|a|una?|once) (?:\p{L}+ )?(?:(?:of|de) \p{L}+ )?(?:(?:a|per|each|every) month|al mes|mensual)\b/iu,
);

/** Once in how many weeks a turn comes round; null where nothing says so. */
export function readEvery(text: string): number | null {
  const nth = everyNth.exec(text);
  if (nth) return ordinals[(nth[1] ?? nth[2] ?? '').toLowerCase()] ?? null;
  const one = oneIn.exec(text)?.[1];
  if (one !== undefined) return findNumber(one);
  if (alternateEs.test(text)) return 2;
  return monthly.test(text) ? 4 : null;
}
