// Reads the head of an entry ("Senior Nurse at Kestrel, Lyon" and its dates): parts, periods, and which part is what.
import { inWords } from '#domain/text/wordLimits.ts';
import { isDateLike, findPeriods, type Period } from './dates.ts';
import { scoreEmployer, isCompanyForm, isEmploymentType, scoreTitle } from './kinds.ts';
import { cutAt, findPiece, type Found, type Line } from './pieces.ts';
import { isCity, isLocation, isLocationShaped, isRegion } from './locations.ts';

export interface Dated {
  period: Period;
  line: Line;
}
/** An independent part of a head: its words, and its pieces between commas. `at`: it followed "at" or "@". */
interface Group {
  pieces: Found[];
  at: boolean;
  /** Its end was a country or state: all of it may be a place. */
  placed: boolean;
}
export interface Head {
  groups: Group[];
  dates: Dated[];
}

/** A tab separates, also among dates: counting restarts after one. */
const strong =
  /\t|(?<![^\S\t])[^\S\t]+[|·•‖]\s+|(?<![^\S\t])[^\S\t]+[–—]\s+|(?<![^\S\t])[^\S\t]+-\s+(?!(?:[BM][A-Z]\p{L}{0,3}|PhD)(?:,|$))|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|(?<![^\S\t])[^\S\t]*\|\s*|(?<![^\S\t])[^\S\t]*[@]\s+|(?<![^\S\t])[^\S\t]+(?:at|bei|chez)\s+(?=[\p{Lu}\d])|(?<![^\S\t])[^\S\t]+\/\/\s+|;\s+|:\s+(?=\p{L}|\d)/u;
const atSign = inWords(/(?:@|\bat|\bbei|\bchez)\s*$/u);
const duration = inWords(
  /(?:\(\s*)?\b\d{1,2}\+?\s*(?:years?|yrs?|y|años?)(?:\s*(?:,|and|y)?\s*\d{1,2}\s*(?:months?|mos?|m|mes(?:es)?))?\s*\)?|(?:\(\s*)?\b\d{1,2}\s*(?:months?|mos|mes(?:es)?)\s*\)?/giu,
);

/** Takes trailing places off comma pieces: the last is a country or state, or all that is left after two pieces is a place. */
function removeLocation(pieces: Found[]): Found[] {
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (!last) return pieces;
  if (
    pieces.length >= 2 &&
    before &&
    isRegion(last.text) &&
    (isLocationShaped(before.text) || isCity(before.text)) &&
    (pieces.length >= 3 || (isCity(before.text) && scoreEmployer(before.text) < 1))
  )
    return pieces.slice(0, -2);
  if (pieces.length >= 2 && (isRegion(last.text) || isCity(last.text))) return pieces.slice(0, -1);
  if (pieces.length === 1 && isLocation(last.text)) return [];
  return pieces;
}

/** "Acme, Inc." is one piece. */
function withForms(pieces: Found[], line: Line): Found[] {
  const whole: Found[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && isCompanyForm(piece.text))
      whole[whole.length - 1] = {
        text: line.text.slice(last.from.start, piece.from.end),
        from: { ...last.from, end: piece.from.end },
      };
    else whole.push(piece);
  }
  return whole;
}

/** The parts of the lines of a head, without periods, places and words such as "full-time". */
export function headOf(lines: readonly Line[]): Head {
  const head: Head = { groups: [], dates: [] };
  for (const line of lines) {
    const periods = findPeriods(line.masked);
    head.dates.push(...periods.map((period) => ({ period, line })));
    let text = line.masked;
    for (const { from, to } of periods)
      text = text.slice(0, from) + '\t'.repeat(to - from) + text.slice(to);
    text = text
      .replaceAll(duration, (found) => '\t'.repeat(found.length))
      .replaceAll(/[(,[]\s*(?=\t)|(?<=\t)[^\S\t]*[\]),]/g, (found) => '\t'.repeat(found.length));
    // "September 2024 – present. Probation passed in July.": what follows the dates as a sentence is no name.
    const remark = periods.some(({ single }) => !single)
      ? /(?<=\t\s?)\.\s+\p{Lu}[^.]*\.\s*$/u.exec(text)
      : null;
    if (remark) text = text.slice(0, remark.index) + '\t'.repeat(text.length - remark.index);
    const bare: Line = { ...line, masked: text };
    for (const [start, end] of cutAt(bare, line.at, text.length, strong)) {
      const at = atSign.test(text.slice(line.at, start).trimEnd()) && start > line.at;
      const whole = withForms(
        cutAt(bare, start, end, /\s*,\s+/u).flatMap((part) => findPiece(bare, ...part) ?? []),
        line,
      );
      const pieces = removeLocation(whole).filter(
        (piece) => !isEmploymentType(piece.text) && /\p{L}/u.test(piece.text),
      );
      const inner = pieces.flatMap((piece) => splitBrackets(bare, piece));
      const isRemark =
        start > line.at &&
        inner.every(({ text: words }) => /^\p{Ll}/u.test(words)) &&
        (inner[0]?.text ?? '').split(/\s+/).length >= 3;
      if (inner.length > 0 && !isRemark)
        head.groups.push({
          pieces: inner,
          at,
          placed:
            inner.length === 1 &&
            whole.length === 2 &&
            isLocationShaped(inner[0]?.text ?? '') &&
            scoreEmployer(inner[0]?.text ?? '') < 1.5 &&
            scoreTitle(inner[0]?.text ?? '') < 3,
        });
    }
  }
  const others = head.groups.filter(({ placed }) => !placed);
  if (others.reduce((sum, { pieces }) => sum + pieces.length, 0) >= 2) head.groups = others;
  return head;
}

/** "Engineer (Kestrel, Lyon)" keeps brackets only where they belong to a name. */
function splitBrackets(line: Line, piece: Found): Found[] {
  const match = /^(.{3,}?)\s*\(([^()]+)\)$/u.exec(piece.text);
  if (!match?.[1] || !match[2]) return [piece];
  if (!isLocation(match[2]) && !isEmploymentType(match[2]) && !isDateLike(match[2])) return [piece];
  const short = findPiece(line, piece.from.start, piece.from.start + match[1].length);
  return short ? [short] : [piece];
}

export interface Assigned {
  first: Found | null;
  second: Found | null;
  /** By how much this order is better than the other, in its own words. */
  lead: number;
  count: number;
}

function spanOf(pieces: readonly Found[], lines: readonly string[]): Found | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) return null;
  if (first.from.line !== last.from.line) return first;
  return {
    text: (lines[first.from.line] ?? '').slice(first.from.start, last.from.end),
    from: { ...first.from, end: last.from.end },
  };
}

type Score = (text: string) => number;
interface Cut {
  one: Found | null;
  two: Found | null;
  score: number;
}

/** Cuts the pieces in two so that one side looks like `a` and the other like `b`; `aFirst` says which comes first. */
function findBestCut(
  pieces: readonly Found[],
  a: Score,
  b: Score,
  aFirst: boolean,
  lines: readonly string[],
): Cut {
  let best: Cut = { one: null, two: null, score: -Infinity };
  for (let at = 1; at < pieces.length; at += 1) {
    const one = spanOf(pieces.slice(0, at), lines);
    const two = spanOf(pieces.slice(at), lines);
    if (!one || !two) continue;
    const across = pieces[at - 1]?.from.line !== pieces[at]?.from.line ? 0.4 : 0;
    const long = (pieces.length > 2 ? 0.2 : 0) * Math.abs(at - 1);
    const score = (aFirst ? a(one.text) + b(two.text) : b(one.text) + a(two.text)) + across - long;
    if (score > best.score) best = aFirst ? { one, two, score } : { one: two, two: one, score };
  }
  return best;
}

/** Of independent parts, the two that look most like `a` and `b` in this order; early ones win. */
function findBestPair(parts: readonly Found[], a: Score, b: Score, aFirst: boolean): Cut {
  let best: Cut = { one: null, two: null, score: -Infinity };
  parts.forEach((early, i) =>
    parts.slice(i + 1).forEach((late, j) => {
      const [one, two] = aFirst ? [early, late] : [late, early];
      const score = a(one.text) + b(two.text) - 0.3 * (i + i + j);
      if (score > best.score) best = { one, two, score };
    }),
  );
  return best;
}

/** The two names of a head in the order that fits them best; `order` (1: a first, -1: b first) decides where the words do not. */
export function assignHead(
  { groups }: Head,
  a: Score,
  b: Score,
  order: number,
  lines: readonly string[],
): Assigned {
  const parts =
    groups.length >= 2
      ? groups.map((group) => spanOf(group.pieces, lines)).flatMap((item) => item ?? [])
      : groups.flatMap((group) => group.pieces);
  const marked = groups.findIndex((group) => group.at);
  const [only] = parts;
  if (parts.length === 0 || !only) return { first: null, second: null, lead: 0, count: 0 };
  if (parts.length === 1) {
    const isA = a(only.text) - b(only.text) + (order > 0 ? 0.3 : order < 0 ? -0.3 : 0) >= 0;
    return { first: isA ? only : null, second: isA ? null : only, lead: 0, count: 1 };
  }
  if (marked > 0 && groups.length >= 2) {
    const one = spanOf(
      groups.slice(0, marked).flatMap(({ pieces }) => pieces),
      lines,
    );
    const two = groups[marked]?.pieces[0] ?? null;
    return { first: one, second: two, lead: 4, count: 2 };
  }
  const best = groups.length >= 2 ? findBestPair : findBestCut;
  const forward = best(parts, a, b, true, lines);
  const backward = best(parts, a, b, false, lines);
  const lead = forward.score - backward.score;
  const chosen = (order !== 0 && Math.abs(lead) < 4.5 ? order > 0 : lead >= 0) ? forward : backward;
  return { first: chosen.one, second: chosen.two, lead, count: parts.length };
}

/** The order of most heads of a resume: 1, -1, or 0 when undecided. */
export function orderOf(
  heads: readonly Head[],
  a: Score,
  b: Score,
  lines: readonly string[],
): number {
  const sum = heads.reduce(
    (total, head) => total + Math.max(-4, Math.min(4, assignHead(head, a, b, 0, lines).lead)),
    0,
  );
  return Math.abs(sum) < 0.05 ? 0 : Math.sign(sum);
}
