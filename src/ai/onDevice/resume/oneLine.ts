// Jobs of short resumes that stand in one line: "Title, Company, City, years. What was done."
import { periodsIn, type Period } from './dates.ts';
import type { Line } from './pieces.ts';

const mostPieces = 5;
const mostWords = 7;
/** The end of a sentence; "St. Mary" and "Mr. Low" go on. */
const sentenceEnd = /(?<=[\p{L}\p{N}%)]{3})[.!?]\s+(?=[\p{Lu}\p{N}¿¡])/gu;

/** True for names between commas: each begins like a name and is short. */
function isNames(text: string): boolean {
  const pieces = text.replace(/[\s,(|–—-]+$/u, '').split(/\s*,\s+|\s[|·–—]\s/u);
  const isName = (piece: string): boolean => /^[\p{Lu}\p{N}"“«(]/u.test(piece) && piece.split(/\s+/).length <= mostWords;
  return pieces.length >= 2 && pieces.length <= mostPieces && pieces.every(isName);
}

/** Where the head that ends with this period begins; null where the words before it are no names, or nothing stands apart behind it. */
function headBegins(text: string, from: number, period: Period): number | null {
  if (!/^\s*[\])]?\s*(?:[.:;](?:\s|$)|[–—-]\s+\p{L}+\s+\p{Ll}|$)/u.test(text.slice(period.to))) return null;
  const before = text.slice(from, period.from);
  if (period.single && !/[,(]\s*$/u.test(before)) return null;
  if (isNames(before.trimStart())) return from;
  const last = [...before.matchAll(sentenceEnd)].at(-1);
  const start = last ? from + last.index + last[0].length : from;
  return last && isNames(text.slice(start, period.from)) ? start : null;
}

/** The head of a line that begins with its dates: "Sept 2021 to date: Company, Title. What was done."; null where no names and no sentence follow. */
function headBehindDates(line: Line): { start: number; end: number } | null {
  const text = line.masked;
  const period = periodsIn(text).find(({ single }) => !single);
  if (!period || text.slice(line.at, period.from).trim() !== '') return null;
  const names = period.to + (/^[\s:,–—-]*/u.exec(text.slice(period.to))?.[0].length ?? 0);
  const stop = [...text.slice(names).matchAll(sentenceEnd)][0];
  return stop && isNames(text.slice(names, names + stop.index)) ? { start: period.from, end: names + stop.index } : null;
}

/** The heads in a line, each from its first word to behind its years. */
function headsIn(line: Line): { start: number; end: number }[] {
  const dated = headBehindDates(line);
  if (dated) return [dated];
  const heads: { start: number; end: number }[] = [];
  let from = line.at;
  for (const period of periodsIn(line.masked)) {
    if (period.from < from || (line.bullet && period.single)) continue;
    const start = headBegins(line.masked, from, period);
    if (start === null) continue;
    const end = period.to + (/^\s*[\])]/u.exec(line.masked.slice(period.to))?.[0].length ?? 0);
    heads.push({ start, end });
    from = end + (/^\s*[.:;]?\s*/u.exec(line.masked.slice(end))?.[0].length ?? 0);
  }
  return heads;
}

/** True for a line that holds a whole job: names, years, and words on what was done. */
export function isWholeJob(line: Line): boolean {
  const [first] = headsIn(line);
  return first !== undefined && line.masked.slice(first.end).replace(/^[\s.:;]+/u, '').length >= 3;
}

/** A line that holds whole jobs as the lines it could have been: heads, and what was done as items. Other lines stay as they are. */
export function jobLinesOf(line: Line): Line[] {
  const heads = headsIn(line);
  if (!isWholeJob(line) || heads[0]?.start !== line.at + line.masked.slice(line.at).search(/\S/)) return [line];
  return heads.flatMap(({ start, end }, index) => {
    const next = heads[index + 1]?.start ?? line.masked.length;
    const body = end + (/^[\s.:;–—-]*/u.exec(line.masked.slice(end, next))?.[0].length ?? 0);
    // What stands before belongs to the job before.
    const head: Line = { ...line, masked: ' '.repeat(start) + line.masked.slice(start, end), at: start, bullet: false };
    return body < next ? [head, { ...line, masked: line.masked.slice(0, next), at: body, bullet: true }] : [head];
  });
}
