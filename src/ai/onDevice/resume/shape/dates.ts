// Reads dates and periods as people write them in resumes, in English and Spanish and some neighbours: "Nov 2021 – Present", "03/2019 to 06/2020", "2016-20", "desde enero de 2020".
import { inWords } from '#domain/text/wordLimits.ts';

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

const months: readonly string[] = [
  'january jan enero ene januar jänner janvier janv janeiro',
  'february feb febrero februar février févr fev fevereiro',
  'march mar marzo märz mrz mars março',
  'april apr abril abr avril avr',
  'may mayo mai maio',
  'june jun junio juni juin junho',
  'july jul julio juli juillet juil julho',
  'august aug agosto ago août',
  'september sep sept septiembre setiembre septembre setembro set',
  'october oct octubre oktober okt octobre outubro out',
  'november nov noviembre novembre novembro',
  'december dec diciembre dic dezember dez décembre déc dezembro',
];
const monthNumbers = new Map(
  months.flatMap((names, index) =>
    names.split(' ').map((name): [string, number] => [name, index + 1]),
  ),
);
const monthNames = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|');

const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const shortYear = `['’]\\d{2}`;
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
/** "15th", "1.º", "1ro", "1er", "21ᵗʰ"; with or without "the" or "el" before it. */
const ordinalDay = `(?:(?:the|el|le)\\s+)?(?:${day}(?:st|nd|rd|th|ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ|\\.?[ºª°]|(?:ro|er|do|to)\\.?|\\.)?|primero|first)`;
const named = `(?:(?:${ordinalDay}\\s+(?:de\\s+|of\\s+)?)?(?:${monthNames})\\.?,?\\s*(?:de\\s+|del\\s+|of\\s+)?(?:${ordinalDay},?\\s+|${day},\\s*)?(?:${year}|${shortYear}))`;
const numeric = `(?:${year}[-/.](?:0[1-9]|1[0-2])(?:[-/.]${day})?(?!\\d)|(?:${day}[-/.])?${month}\\s?[-/.]\\s?${year}(?!\\d))`;
/** "2025 Jan", as tables have it; a year or day behind the month would make it another date. */
const turned = `(?:${year}\\s+(?:${monthNames})\\.?(?![\\p{L}]|,?\\s*\\d))`;
const season = `(?:(?:early|mid|late|spring|summer|autumn|fall|winter|primavera|verano|otoño|invierno|q[1-4])[- ]+(?:de\\s+)?${year})`;
const date = `(?:${named}|${numeric}|${season}|${turned}|${year}(?!\\d))`;
const open = `(?:present(?:\\s+day)?|now|current(?:ly)?|today|ongoing|to\\s+date|date|till\\s+date|heute|jetzt|la\\s+actualidad|actualidad|actual(?:mente)?|presente|el\\s+presente|la\\s+fecha|hoy|al\\s+(?:d[ií]a\\s+de\\s+hoy|presente)|a\\s+la\\s+fecha|act\\.?|still\\s+there|aujourd['’]hui|présent|atual|atualmente|en\\s+curso)`;
const bareMonth = `(?:${monthNames})\\.?`;
const dash = `(?:\\s*[-–—‐‑−→~]+\\s*(?:to\\s+)?|\\s+(?:(?:up\\s+)?to|until|till|through|thru|bis|a|al|hasta|à|até)\\s+)`;
const edgeBefore = '(?<![\\p{L}\\p{N}.,€$£])';
const edgeAfter = '(?![\\p{L}%]|[.,]?\\d)';

const rangePattern = new RegExp(
  `${edgeBefore}(?:(?:from|since|desde|seit|von|de|del)\\s+)?(${date}|${bareMonth}(?=${dash}(?:${named})))${dash}(${date}|${open})${edgeAfter}`,
  'giu',
);
const shortRange = new RegExp(
  `${edgeBefore}(${year})\\s?[-–—/]\\s?(\\d{2})(?!\\d|[-/.]\\d)${edgeAfter}`,
  'giu',
);
/** "Mar 19 – Jun 22", "03/19 a 05/22": years of two digits count where both ends have a month. */
const briefDate = `(?:(?:${monthNames})\\.?\\s?|${month}/)\\d{2}`;
const briefRange = new RegExp(
  `${edgeBefore}(?:(?:from|desde|de|del)\\s+)?(${briefDate})${dash}(${briefDate}|${open})${edgeAfter}(?!/|,?\\s{0,3}(?:19|20)\\d\\d)`,
  'giu',
);
const sincePattern = new RegExp(
  `${edgeBefore}(?:since|from|desde|a\\s+partir\\s+de|seit|depuis)\\s+(${date})(?:\\s*[-–—]+)?${edgeAfter}`,
  'giu',
);
const onwardsPattern = new RegExp(
  `${edgeBefore}(${date})\\s+(?:onwards?|en\\s+adelante)${edgeAfter}`,
  'giu',
);
const betweenPattern = new RegExp(
  `${edgeBefore}(?:between|entre)\\s+(${date})\\s+(?:and|y)\\s+(${date}|${open})${edgeAfter}`,
  'giu',
);
const hangingPattern = new RegExp(`${edgeBefore}(${date})\\s*[-–—→]+\\s*(?=$|[)|\\t\\]])`, 'giu');
const untilPattern = new RegExp(
  `${edgeBefore}(?:until|till|hasta|bis)\\s+(${date})${edgeAfter}`,
  'giu',
);
const singlePattern = new RegExp(`${edgeBefore}(${date})${edgeAfter}`, 'giu');
const openPattern = new RegExp(`^${open}$`, 'iu');
const wholeDate = new RegExp(`^(?:(?:to|bis|a|hasta|until)\\s+)?(?:${date}|${open})$`, 'iu');
const cutDate = new RegExp(`^(?:${date}|${bareMonth})\\s*(?:[-–—]+|to|a)?(?:\\s*to)?$`, 'iu');
const monthWord = new RegExp(`(?:^|[^\\p{L}])(${monthNames})(?![\\p{L}])`, 'u');
const yearWord = new RegExp(year);
const yearThenMonth = new RegExp(`${year}[-/.](0[1-9]|1[0-2])`);
const monthThenYear = new RegExp(`(?:^|[-/.])\\s?(${month})\\s?[-/.]\\s?${year}`);

/** "Nov 2021" → "2021-11"; years alone stay years. Null when the words are no date. */
export function yearMonthOf(words: string): string | null {
  const text = words.toLowerCase();
  const name = monthWord.exec(text)?.[1];
  const found = yearWord.exec(text)?.[0] ?? longYear(inWords(/['’](\d{2})\b/).exec(text)?.[1]);
  if (!found) return null;
  const numbered = yearThenMonth.exec(text)?.[1] ?? monthThenYear.exec(text)?.[1];
  const value = name ? monthNumbers.get(name) : numbered ? Number(numbered) : undefined;
  return value ? `${found}-${String(value).padStart(2, '0')}` : found;
}

/** "Mar 19" → "Mar 2019", "03/19" → "03/2019". */
function inFull(brief: string): string {
  return `${brief.slice(0, -2)}${brief.includes('/') ? '' : ' '}${longYear(brief.slice(-2)) ?? ''}`;
}

function longYear(two: string | undefined): string | undefined {
  return two === undefined ? undefined : `${Number(two) > 50 ? '19' : '20'}${two}`;
}

function all(pattern: RegExp, text: string, taken: readonly Period[]): RegExpMatchArray[] {
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

/** The periods and dates of a text in order; they never overlap. */
export function periodsIn(text: string): Period[] {
  const found: Period[] = [];
  if (!/\d\d/.test(text)) return found;
  for (const match of [...all(rangePattern, text, found), ...all(betweenPattern, text, found)]) {
    const [, first = '', last = ''] = match;
    const lastAt = match[0].length - last.length;
    const isOpen = openPattern.test(last.trim());
    const endDate = isOpen ? null : yearMonthOf(last);
    const start =
      yearMonthOf(first) ?? (endDate ? yearMonthOf(`${first} ${endDate.slice(0, 4)}`) : null);
    const from = match.index ?? 0;
    if (start && endDate && endDate < start.slice(0, endDate.length)) continue;
    found.push({
      start,
      end: endDate,
      current: isOpen,
      from,
      to: from + match[0].length,
      startAt: findSpan(match, first),
      endAt: findSpan(match, last, lastAt),
      single: false,
    });
  }
  for (const match of all(briefRange, text, found)) {
    const [, first = '', last = ''] = match;
    const isOpen = openPattern.test(last.trim());
    const [start, end] = [yearMonthOf(inFull(first)), isOpen ? null : yearMonthOf(inFull(last))];
    if (!start || (end !== null && end < start) || (end === null && !isOpen)) continue;
    found.push({
      start,
      end,
      current: isOpen,
      from: match.index ?? 0,
      to: (match.index ?? 0) + match[0].length,
      startAt: findSpan(match, first),
      endAt: findSpan(match, last, match[0].length - last.length),
      single: false,
    });
  }
  for (const match of all(shortRange, text, found)) {
    const [, first = '', last = ''] = match;
    const end = `${first.slice(0, 2)}${last}`;
    if (end < first || (Number(last) <= 12 && Number(end) - Number(first) > 12)) continue;
    found.push({
      start: first,
      end,
      current: false,
      from: match.index ?? 0,
      to: (match.index ?? 0) + match[0].length,
      startAt: findSpan(match, first),
      endAt: findSpan(match, last, first.length),
      single: false,
    });
  }
  for (const [pattern, isStart] of [
    [sincePattern, true],
    [onwardsPattern, true],
    [hangingPattern, true],
    [untilPattern, false],
  ] as const) {
    for (const match of all(pattern, text, found)) {
      const words = match[1] ?? '';
      const value = yearMonthOf(words);
      if (value)
        found.push({
          start: isStart ? value : null,
          end: isStart ? null : value,
          current: isStart,
          from: match.index ?? 0,
          to: (match.index ?? 0) + match[0].length,
          startAt: isStart ? findSpan(match, words) : null,
          endAt: isStart ? null : findSpan(match, words),
          single: false,
        });
    }
  }
  for (const match of all(singlePattern, text, found)) {
    const words = match[1] ?? '';
    const value = yearMonthOf(words);
    if (value)
      found.push({
        start: null,
        end: value,
        current: false,
        from: match.index ?? 0,
        to: (match.index ?? 0) + match[0].length,
        startAt: null,
        endAt: findSpan(match, words),
        single: true,
      });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** True when a text is a date or period, whole or cut off, and hardly anything else. */
export function isDateLike(text: string): boolean {
  const plain = text.trim().replace(/^[([]|[)\]]$/g, '');
  if (plain === '' || plain.length > 48) return false;
  if (openPattern.test(plain) || wholeDate.test(plain) || cutDate.test(plain))
    return /\d|^\p{L}+\s*(?:[-–—]|$)/u.test(plain);
  const periods = periodsIn(plain);
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
