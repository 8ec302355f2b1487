// Cuts the lines of a section into entries: heads that carry dates and names, and what follows them.
import { inWords } from '#domain/text/wordLimits.ts';
import { startsWithActionVerb } from '#domain/resume/actionVerbs.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isDateLike, findPeriods } from './dates.ts';
import { scoreEmployer, scoreTitle } from './kinds.ts';
import { readLabel, labelOf } from './lineSigns.ts';
import type { Line } from './pieces.ts';

export interface Entry {
  head: Line[];
  body: Line[];
}

/** True for an item of a list of jobs: "1. Cashier, Tiendas Azteca (2019–2021)". In a numbered list names between commas are enough. */
function isListedHead(line: Line): boolean {
  const text = line.masked.slice(line.at);
  const period = findPeriods(text).find(({ single }) => !single);
  if (
    !period ||
    wordsOf(text).length > (line.bullet ? 14 : 20) ||
    (!/^[\s([]*$/u.test(text.slice(0, period.from)) && !/^[\s)\].]*$/u.test(text.slice(period.to)))
  )
    return false;
  const names = (text.slice(0, period.from) + text.slice(period.to))
    .split(/,\s|\s[–—|-]\s|[()]/u)
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    scoreTitle(names[0] ?? '') >= 3 ||
    (/^\s*\(?\d/.test(line.masked) &&
      names.length >= 2 &&
      names.every((name) => /^\p{Lu}/u.test(name)))
  );
}

/** True for a year within a sentence: "after the conversion of 2014.", "passed in 2024 and 2026." */
function isSentence(text: string, from: number): boolean {
  return (
    wordsOf(text).length >= 6 &&
    text.trim().endsWith('.') &&
    inWords(/\b(?:of|in|since|by|until|for|en|de|desde|del|para|hasta|and|y)\s+$/iu).test(
      text.slice(0, from),
    ) &&
    (text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{3,}/gu)?.length ?? 0) >= 3
  );
}

/** A line of running text or a list item: never the head of an entry. */
function isBody(line: Line): boolean {
  const text = line.masked.slice(line.at);
  if (line.bullet && !isDateLike(text)) return !isListedHead(line);
  if (text.trim() === '' || labelOf(text) === 'duties') return true;
  if (
    /^(?:reporting|reports|reported|reportando|reporto|reporté)\s+(?:directly\s+)?(?:to|a)\s/iu.test(
      text,
    )
  )
    return true;
  const words = wordsOf(text).length;
  const hasDate = findPeriods(text).some(({ single, from }) => !(single && isSentence(text, from)));
  if (/^\p{Ll}/u.test(text)) return !hasDate;
  if (words >= 9 && /[.!;]$/.test(text.trim()) && !hasDate) return true;
  if (words >= 14 && !text.includes('\t') && !/\s[|·]\s/.test(text))
    return !hasDate || (/[.!]$/.test(text.trim()) && !isListedHead(line));
  const small = text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{3,}/gu)?.length ?? 0;
  return (
    (words >= 6 || small >= 2 || startsWithActionVerb(text)) &&
    /[.!]$/.test(text.trim()) &&
    !hasDate &&
    !inWords(/\b(?:inc|ltd|co|corp|s\.[al])\.$/i).test(text.trim())
  );
}

/** Where new entries start among the lines of one run of heads: at each period, shifted by the first one's distance from the top. */
export function cutHeads(run: readonly Line[]): Line[][] {
  const dated = run.flatMap((line, index) => (findPeriods(line.masked).length > 0 ? [index] : []));
  if (dated.length <= 1) return [[...run]];
  const offset = dated[0] ?? 0;
  const after = run.length - 1 - (dated.at(-1) ?? 0);
  const step = dated.length > 1 ? (dated[1] ?? 0) - (dated[0] ?? 0) : run.length;
  const lead =
    offset === 0 ? 0 : after === 0 ? offset : Math.min(offset, Math.max(0, step - 1 - after));
  const starts = dated.map((at, index) =>
    index === 0 ? 0 : Math.max(at - lead, (dated[index - 1] ?? 0) + 1),
  );
  return starts.map((start, index) => run.slice(start, starts[index + 1] ?? run.length));
}

/** True for a short line below nothing but dates: what the dates are of, even where it ends like a sentence ("Cook at the Old Swan, Hull."). */
function isNameBelowDates(line: Line, { head, body }: Entry): boolean {
  const text = line.masked.slice(line.at).trim();
  return (
    !line.bullet &&
    body.length === 0 &&
    head.length > 0 &&
    head.every((other) => isDateLike(other.masked.slice(other.at))) &&
    /^\p{Lu}/u.test(text) &&
    wordsOf(text).length <= 8 &&
    !/[.!?]\s/u.test(text)
  );
}

/** The entries of a section in order. Heads without a period belong to what precedes them, unless no head has one or they look like heads with one. */
export function entriesOf(lines: readonly Line[]): Entry[] {
  const runs: { head: Line[]; body: Line[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (isBody(line) && !(last && isNameBelowDates(line, last))) {
      if (last) last.body.push(line);
      else runs.push({ head: [], body: [line] });
    } else if (last && last.body.length === 0) last.head.push(line);
    else runs.push({ head: [line], body: [] });
  }
  const isDated = (run: { head: readonly Line[] }): boolean =>
    run.head.some((line) => findPeriods(line.masked).length > 0);
  const anyDated = runs.some(isDated);
  const looks = new Set(
    runs.filter(isDated).flatMap(({ head }) => (head[0]?.bold === true ? [head[0].size] : [])),
  );
  const entries: Entry[] = [];
  for (const run of runs) {
    const last = entries.at(-1);
    const startsNew =
      isDated(run) ||
      !anyDated ||
      (run.head[0]?.bold === true &&
        looks.has(run.head[0].size) &&
        !/[:：]$/.test(run.head[0].masked.trim()) &&
        readLabel(run.head[0].masked) === null);
    if (run.head.length === 0 || !startsNew) {
      if (last)
        last.body.push(...run.head.filter((line) => line.masked.trim() !== ''), ...run.body);
      else if (run.head.length > 0 || run.body.length > 0)
        entries.push({ head: run.head, body: run.body });
      continue;
    }
    const heads = cutHeads(run.head);
    heads.forEach((head, index) =>
      entries.push({ head, body: index === heads.length - 1 ? run.body : [] }),
    );
  }
  return removeGroups(entries);
}

/** Work grouped by ability, above the jobs: its titles ("Planning and scheduling") are no posts. */
function removeGroups(entries: readonly Entry[]): Entry[] {
  const isDated = ({ head }: Entry): boolean =>
    head.some((line) => findPeriods(line.masked).length > 0);
  const namesWork = ({ head }: Entry): boolean =>
    head.some(
      ({ masked, at }) =>
        scoreTitle(masked.slice(at)) >= 3 || scoreEmployer(masked.slice(at)) >= 1.5,
    );
  const first = entries.findIndex(isDated);
  return first <= 0
    ? [...entries]
    : entries.filter((entry, index) => index >= first || namesWork(entry));
}
