// Reads dates and periods as people write them in resumes, in English and Spanish and some neighbours: "Nov 2021 – Present", "03/2019 to 06/2020", "2016-20", "desde enero de 2020".
import { inWords } from '#domain/text/wordLimits.ts';
import {
  betweenPattern,
  briefRange,
  cutDate,
  hangingPattern,
  monthNumbers,
  monthThenYear,
  monthWord,
  onwardsPattern,
  openPattern,
  rangePattern,
  shortRange,
  sincePattern,
  singlePattern,
  untilPattern,
  wholeDate,
  yearThenMonth,
  yearWord,
} from './datePatterns.ts';

export interface Period {
  /** "2021-11" or "2021"; null when only an end is given. */
  start: string | null;
  end: string | null;
  current: boolean;
  /** Places in the text (UTF-16). */
  from: number;
  to: number;
  startAt: [number, number] | null;
  endAt: [number, number] | null;
  /** One date, no range. */
  single: boolean;
}

/** "Nov 2021" → "2021-11"; years alone stay years. Null when the words are no date. */
export function yearMonthOf(words: string): string | null {
  const text = words.toLowerCase();
  const name = monthWord.exec(text)?.[1];
  const found = yearWord.exec(text)?.[0] ?? toLongYear(inWords(/['’](\d{2})\b/).exec(text)?.[1]);
  if (!found) return null;
  const numbered = yearThenMonth.exec(text)?.[1] ?? monthThenYear.exec(text)?.[1];
  const value = name ? monthNumbers.get(name) : numbered ? Number(numbered) : undefined;
  return value ? `${found}-${String(value).padStart(2, '0')}` : found;
}

/** "Mar 19" → "Mar 2019", "03/19" → "03/2019". */
function writeInFull(brief: string): string {
  return `${brief.slice(0, -2)}${brief.includes('/') ? '' : ' '}${toLongYear(brief.slice(-2)) ?? ''}`;
}

function toLongYear(two: string | undefined): string | undefined {
  return two === undefined ? undefined : `${Number(two) > 50 ? '19' : '20'}${two}`;
}

function findAll(pattern: RegExp, text: string, taken: readonly Period[]): RegExpMatchArray[] {
  return Array.from(text.matchAll(pattern)).filter(
    (match) =>
      !taken.some(
        ({ from, to }) => (match.index ?? 0) < to && (match.index ?? 0) + match[0].length > from,
      ),
  );
}

function findSpan(match: RegExpMatchArray, part: string, after = 0): [number, number] {
  const start = (match.index ?? 0) + match[0].indexOf(part, after);
  return [start, start + part.length];
}

const extentOf = (match: RegExpMatchArray): Pick<Period, 'from' | 'to'> => ({
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
});

/** "Nov 2021 – Present", "between 2019 and 2021". */
function findRanges(text: string): Period[] {
  return [...findAll(rangePattern, text, []), ...findAll(betweenPattern, text, [])].flatMap(
    (match): Period[] => {
      const [, first = '', last = ''] = match;
      const isOpen = openPattern.test(last.trim());
      const end = isOpen ? null : yearMonthOf(last);
      const start = yearMonthOf(first) ?? (end ? yearMonthOf(`${first} ${end.slice(0, 4)}`) : null);
      if (start && end && end < start.slice(0, end.length)) return [];
      return [
        {
          start,
          end,
          current: isOpen,
          ...extentOf(match),
          startAt: findSpan(match, first),
          endAt: findSpan(match, last, match[0].length - last.length),
          single: false,
        },
      ];
    },
  );
}

/** "Mar 19 – Jun 22". */
function findBriefRanges(text: string, taken: readonly Period[]): Period[] {
  return findAll(briefRange, text, taken).flatMap((match): Period[] => {
    const [, first = '', last = ''] = match;
    const isOpen = openPattern.test(last.trim());
    const [start, end] = [
      yearMonthOf(writeInFull(first)),
      isOpen ? null : yearMonthOf(writeInFull(last)),
    ];
    if (!start || (end !== null && end < start) || (end === null && !isOpen)) return [];
    return [
      {
        start,
        end,
        current: isOpen,
        ...extentOf(match),
        startAt: findSpan(match, first),
        endAt: findSpan(match, last, match[0].length - last.length),
        single: false,
      },
    ];
  });
}

/** "2019-21". */
function findShortRanges(text: string, taken: readonly Period[]): Period[] {
  return findAll(shortRange, text, taken).flatMap((match): Period[] => {
    const [, first = '', last = ''] = match;
    const end = `${first.slice(0, 2)}${last}`;
    if (end < first || (Number(last) <= 12 && Number(end) - Number(first) > 12)) return [];
    return [
      {
        start: first,
        end,
        current: false,
        ...extentOf(match),
        startAt: findSpan(match, first),
        endAt: findSpan(match, last, first.length),
        single: false,
      },
    ];
  });
}

/** Periods with one end in the text: "since 2019", "2019 onwards", "until 2021". */
function findHalfOpenPeriods(
  pattern: RegExp,
  isStart: boolean,
  text: string,
  taken: readonly Period[],
): Period[] {
  return findAll(pattern, text, taken).flatMap((match): Period[] => {
    const words = match[1] ?? '';
    const value = yearMonthOf(words);
    if (!value) return [];
    return [
      {
        start: isStart ? value : null,
        end: isStart ? null : value,
        current: isStart,
        ...extentOf(match),
        startAt: isStart ? findSpan(match, words) : null,
        endAt: isStart ? null : findSpan(match, words),
        single: false,
      },
    ];
  });
}

function findSingleDates(text: string, taken: readonly Period[]): Period[] {
  return findAll(singlePattern, text, taken).flatMap((match): Period[] => {
    const words = match[1] ?? '';
    const value = yearMonthOf(words);
    if (!value) return [];
    return [
      {
        start: null,
        end: value,
        current: false,
        ...extentOf(match),
        startAt: null,
        endAt: findSpan(match, words),
        single: true,
      },
    ];
  });
}

/** The periods and dates of a text in order; they never overlap. */
export function findPeriods(text: string): Period[] {
  if (!/\d\d/.test(text)) return [];
  const found = findRanges(text);
  found.push(...findBriefRanges(text, found));
  found.push(...findShortRanges(text, found));
  for (const pattern of [sincePattern, onwardsPattern, hangingPattern])
    found.push(...findHalfOpenPeriods(pattern, true, text, found));
  found.push(...findHalfOpenPeriods(untilPattern, false, text, found));
  found.push(...findSingleDates(text, found));
  return found.sort((a, b) => a.from - b.from);
}

/** True when a text is a date or period, whole or cut off, and hardly anything else. */
export function isDateLike(text: string): boolean {
  const plain = text.trim().replace(/^[([]|[)\]]$/g, '');
  if (plain === '' || plain.length > 48) return false;
  if (openPattern.test(plain) || wholeDate.test(plain) || cutDate.test(plain))
    return /\d|^\p{L}+\s*(?:[-–—]|$)/u.test(plain);
  const periods = findPeriods(plain);
  if (periods.length === 0) return false;
  let rest = plain;
  for (const { from, to } of [...periods].reverse()) rest = rest.slice(0, from) + rest.slice(to);
  return (
    rest.replaceAll(
      inWords(
        /\(?\d{1,2}\s*(?:years?|yrs?|months?|mos?|años?|mes(?:es)?)\s*(?:(?:and|y)\s*)?|[\s()[\],;:–—-]|\bto\b/giu,
      ),
      '',
    ).length <= 2
  );
}
