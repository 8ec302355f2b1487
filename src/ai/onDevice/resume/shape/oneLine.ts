// Jobs of short resumes on one line: "Title, Company, City, years. What was done."
import { findPeriods, type Period } from './dates.ts';
import { scoreTitle } from './kinds.ts';
import type { Line } from './pieces.ts';

const mostPieces = 5;
const mostWords = 7;
/** The end of a sentence; "St. Mary" and "Mr. Low" go on. */
const sentenceEnd = /(?<=[\p{L}\p{N}%)]{3})[.!?]\s+(?=[\p{Lu}\p{N}¿¡])/gu;

/** True for the name of a firm and nothing else. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= mostWords &&
    words.filter((word) => /^[\p{Lu}\p{N}&]/u.test(word)).length * 2 > words.length
  );
}

/** True for names between commas: each begins like a name and is short. */
function isNames(text: string): boolean {
  const pieces = text.replace(/[\s,(|–—-]+$/u, '').split(/\s*,\s+|\s[|·–—]\s/u);
  return (
    pieces.length >= 2 &&
    pieces.length <= mostPieces &&
    pieces.every(
      (piece) => /^[\p{Lu}\p{N}"“«(]/u.test(piece) && piece.split(/\s+/).length <= mostWords,
    )
  );
}

/** Where the head that ends with this period begins; null where the words before it are no names, or nothing set apart follows. */
function findHeadBeginning(text: string, from: number, period: Period): number | null {
  if (!/^\s*[\])]?\s*(?:[.:;](?:\s|$)|[–—-]\s+\p{L}+\s+\p{Ll}|$)/u.test(text.slice(period.to)))
    return null;
  const before = text.slice(from, period.from);
  if (period.single && !/[,(]\s*$/u.test(before)) return null;
  if (isNames(before.trimStart())) return from;
  const last = [...before.matchAll(sentenceEnd)].at(-1);
  const start = last ? from + last.index + last[0].length : from;
  return last && isNames(text.slice(start, period.from)) ? start : null;
}

/** True for a post among a few short names: "Kestrel Timber: forklift operator, full time". */
function holdsPost(text: string): boolean {
  const pieces = text.split(/\s*,\s+|:\s+|\.\s+|\s[|·–—]\s/u);
  return (
    pieces.length <= mostPieces &&
    pieces.every((piece) => piece.split(/\s+/).length <= mostWords) &&
    pieces.some((piece) => scoreTitle(piece) >= 3)
  );
}

/** The head of a line that begins with its dates: "Sept 2021 to date: Company, Title. What was done."; null where no names and no sentence follow. */
function findHeadBehindDates(line: Line): { start: number; end: number } | null {
  const text = line.masked;
  const period = findPeriods(text).find(({ single }) => !single);
  if (!period || text.slice(line.at, period.from).trim() !== '') return null;
  const names = period.to + (/^[\s.:,|–—-]*/u.exec(text.slice(period.to))?.[0].length ?? 0);
  const rest = text.slice(names);
  const stops = [...rest.matchAll(sentenceEnd)].map(({ index }) => index);
  const [first] = stops;
  if (first !== undefined && isNames(rest.slice(0, first)))
    return { start: period.from, end: names + first };
  // Two sentences, or a colon, may separate the firm from the post.
  const stop = [
    ...stops.slice(0, 2),
    ...[...rest.matchAll(/:\s/gu)].slice(0, 2).map(({ index }) => index),
  ]
    .sort((a, b) => a - b)
    .find((at) => holdsPost(rest.slice(0, at)));
  if (stop !== undefined) return { start: period.from, end: names + stop };
  // "Dec 2024 to today: Saltmarsh Foods. What was done."
  return first !== undefined && text[period.to] === ':' && isName(rest.slice(0, first))
    ? { start: period.from, end: names + first }
    : null;
}

/** The heads in a line, each from its first word to behind its years. */
function findHeads(line: Line): { start: number; end: number }[] {
  const dated = findHeadBehindDates(line);
  if (dated) return [dated];
  const heads: { start: number; end: number }[] = [];
  let from = line.at;
  for (const period of findPeriods(line.masked)) {
    if (period.from < from || (line.bullet && period.single)) continue;
    const start = findHeadBeginning(line.masked, from, period);
    if (start === null) continue;
    const end = period.to + (/^\s*[\])]/u.exec(line.masked.slice(period.to))?.[0].length ?? 0);
    heads.push({ start, end });
    from = end + (/^\s*[.:;]?\s*/u.exec(line.masked.slice(end))?.[0].length ?? 0);
  }
  return heads;
}

/** True for a line that holds a whole job: names, years, and words on what was done. */
export function isWholeJob(line: Line): boolean {
  const [first] = findHeads(line);
  return first !== undefined && line.masked.slice(first.end).replace(/^[\s.:;]+/u, '').length >= 3;
}

/** A line that holds whole jobs as the lines it could have been: heads, and what was done as items. Other lines stay as they are. */
export function jobLinesOf(line: Line): Line[] {
  const heads = findHeads(line);
  if (!isWholeJob(line) || heads[0]?.start !== line.at + line.masked.slice(line.at).search(/\S/))
    return [line];
  return heads.flatMap(({ start, end }, index) => {
    const next = heads[index + 1]?.start ?? line.masked.length;
    const body = end + (/^[\s.:;–—-]*/u.exec(line.masked.slice(end, next))?.[0].length ?? 0);
    // What precedes it belongs to the previous job.
    const head: Line = {
      ...line,
      masked: ' '.repeat(start) + line.masked.slice(start, end),
      at: start,
      bullet: false,
    };
    return body < next
      ? [head, { ...line, masked: line.masked.slice(0, next), at: body, bullet: true }]
      : [head];
  });
}
