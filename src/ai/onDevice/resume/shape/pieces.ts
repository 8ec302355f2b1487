// Lines with their number, spans in them, and how a line is cut into its parts.
import { inWords } from '#domain/text/wordLimits.ts';
import type { ReadFrom, ReadLine } from '#domain/resume/resume.ts';

/** A line of the resume. `masked`: sentences that address a machine are blanked out (same length). `at`: where the text begins after a bullet or icon. */
export interface Line extends ReadLine {
  index: number;
  masked: string;
  at: number;
  bullet: boolean;
}

export interface Found {
  text: string;
  from: ReadFrom;
}

/** A trimmed part of a line; punctuation and brackets around it fall away. Null when nothing is left. */
export function findPiece(line: Line, start: number, end: number): Found | null {
  let [from, to] = [Math.max(0, start), Math.min(line.masked.length, end)];
  const loose = /[\s,;:|·•–—@/-]/u;
  while (
    from < to &&
    (loose.test(line.masked[from] ?? '') ||
      /\p{So}|\p{Extended_Pictographic}|\p{Co}|\uFE0F/u.test(line.masked[from] ?? ''))
  )
    from += 1;
  while (to > from && loose.test(line.masked[to - 1] ?? '')) to -= 1;
  // The end of the sentence before; ".NET" begins with its dot.
  if (/^\.\s/u.test(line.masked.slice(from, to))) return findPiece(line, from + 1, to);
  const inside = line.masked.slice(from, to);
  if (inside.startsWith('(') && inside.endsWith(')') && !inside.slice(1, -1).includes('('))
    return findPiece(line, from + 1, to - 1);
  if (inside.endsWith('(') || (inside.endsWith(')') && !inside.includes('(')))
    return findPiece(line, from, to - 1);
  if (inside.startsWith('(') && !inside.includes(')')) return findPiece(line, from + 1, to);
  if (
    inside.endsWith('.') &&
    inside.length > 3 &&
    !inWords(/\b(?:inc|ltd|co|corp|jr|sr|s\.l|s\.a|b\.v|n\.v|e\.v|llc|\p{Lu})\.$/iu).test(inside)
  )
    return findPiece(line, from, to - 1);
  return to > from ? { text: inside, from: { line: line.index, start: from, end: to } } : null;
}

/** Cuts a range of a line at a pattern, but not inside brackets. */
export function cutAt(line: Line, start: number, end: number, pattern: RegExp): [number, number][] {
  const text = line.masked.slice(start, end);
  const parts: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(
    new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
  )) {
    const before = text.slice(0, match.index);
    if ((before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)) continue;
    parts.push([start + from, start + match.index]);
    from = match.index + match[0].length;
  }
  parts.push([start + from, end]);
  return parts.filter(([a, b]) => line.masked.slice(a, b).trim() !== '');
}
