// How dates and periods are written in resumes, in English and Spanish.

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
export const monthNumbers = new Map(
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

export const rangePattern = new RegExp(
  `${edgeBefore}(?:(?:from|since|desde|seit|von|de|del)\\s+)?(${date}|${bareMonth}(?=${dash}(?:${named})))${dash}(${date}|${open})${edgeAfter}`,
  'giu',
);
export const shortRange = new RegExp(
  `${edgeBefore}(${year})\\s?[-–—/]\\s?(\\d{2})(?!\\d|[-/.]\\d)${edgeAfter}`,
  'giu',
);
/** "Mar 19 – Jun 22", "03/19 a 05/22": years of two digits count where both ends have a month. */
const briefDate = `(?:(?:${monthNames})\\.?\\s?|${month}/)\\d{2}`;
export const briefRange = new RegExp(
  `${edgeBefore}(?:(?:from|desde|de|del)\\s+)?(${briefDate})${dash}(${briefDate}|${open})${edgeAfter}(?!/|,?\\s{0,3}(?:19|20)\\d\\d)`,
  'giu',
);
export const sincePattern = new RegExp(
  `${edgeBefore}(?:since|from|desde|a\\s+partir\\s+de|seit|depuis)\\s+(${date})(?:\\s*[-–—]+)?${edgeAfter}`,
  'giu',
);
export const onwardsPattern = new RegExp(
  `${edgeBefore}(${date})\\s+(?:onwards?|en\\s+adelante)${edgeAfter}`,
  'giu',
);
export const betweenPattern = new RegExp(
  `${edgeBefore}(?:between|entre)\\s+(${date})\\s+(?:and|y)\\s+(${date}|${open})${edgeAfter}`,
  'giu',
);
export const hangingPattern = new RegExp(
  `${edgeBefore}(${date})\\s*[-–—→]+\\s*(?=$|[)|\\t\\]])`,
  'giu',
);
export const untilPattern = new RegExp(
  `${edgeBefore}(?:until|till|hasta|bis)\\s+(${date})${edgeAfter}`,
  'giu',
);
export const singlePattern = new RegExp(`${edgeBefore}(${date})${edgeAfter}`, 'giu');
export const openPattern = new RegExp(`^${open}$`, 'iu');
export const wholeDate = new RegExp(`^(?:(?:to|bis|a|hasta|until)\\s+)?(?:${date}|${open})$`, 'iu');
export const cutDate = new RegExp(
  `^(?:${date}|${bareMonth})\\s*(?:[-–—]+|to|a)?(?:\\s*to)?$`,
  'iu',
);
export const monthWord = new RegExp(`(?:^|[^\\p{L}])(${monthNames})(?![\\p{L}])`, 'u');
export const yearWord = new RegExp(year);
export const yearThenMonth = new RegExp(`${year}[-/.](0[1-9]|1[0-2])`);
export const monthThenYear = new RegExp(`(?:^|[-/.])\\s?(${month})\\s?[-/.]\\s?${year}`);
