/** Finds things by parts of the words of their names: in any order, in any of their languages, without regard to case and accents. */
import { foldText } from './foldText.ts';

/** Where a name was matched: from, and up to, as positions in the name. */
export type MatchRange = readonly [from: number, to: number];
export interface NameMatch {
  /** The higher, the nearer. */
  score: number;
  /** In the first name, which is the one that is shown; none where another name was found. */
  ranges: readonly MatchRange[];
}

/** A word of a name with its position in the name. */
interface WordAt {
  word: string;
  at: number;
}

const points = { whole: 4, beginning: 3, inside: 1, otherName: 0.6, sameText: 3, sameBeginning: 2 };
/** From which score on a match is one that people mean: the beginning of a word. */
export const nearScore = 2;
/** A single letter is looked for at the beginning of words alone. */
const leastInside = 2;

function listTyped(typed: string): string[] {
  return [...new Set(foldText(typed).split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
}

/** The words of a name, folded. Folding may change how long a word is, so it is done word by word. */
function listWords(name: string): WordAt[] {
  return [...name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((found) => ({
    word: foldText(found[0]),
    at: found.index,
  }));
}

interface WordMatch {
  score: number;
  range: MatchRange;
}

function matchWord(words: readonly WordAt[], typed: string): WordMatch | null {
  let best: WordMatch | null = null;
  for (const { word, at } of words) {
    const begins = word.startsWith(typed);
    const inside = begins || typed.length < leastInside ? 0 : word.indexOf(typed);
    if (!begins && inside < 1) continue;
    const beginning = word === typed ? points.whole : points.beginning;
    const score = begins ? beginning : points.inside;
    const from = at + (begins ? 0 : inside);
    if (!best || score > best.score) best = { score, range: [from, from + typed.length] };
  }
  return best;
}

function computeReward(name: string, typed: string): number {
  const [folded, wanted] = [foldText(name), foldText(typed).trim()];
  if (folded === wanted) return points.sameText;
  return folded.startsWith(wanted) ? points.sameBeginning : 0;
}

/** How well typed words fit somebody's or something's names, of which the first is shown; null where a word is in none of them. */
export function matchNames(names: readonly string[], typed: string): NameMatch | null {
  const wanted = listTyped(typed);
  if (wanted.length === 0) return null;
  const words = names.map(listWords);
  const ranges: MatchRange[] = [];
  let sum = 0;
  for (const one of wanted) {
    const [shown, ...others] = words.map((list) => matchWord(list, one));
    const other = Math.max(0, ...others.map((found) => (found?.score ?? 0) - points.otherName));
    if (!shown && other === 0) return null;
    if (shown) ranges.push(shown.range);
    sum += Math.max(shown?.score ?? 0, other);
  }
  const [first = '', ...rest] = names;
  const reward = Math.max(
    computeReward(first, typed),
    ...rest.map((name) => computeReward(name, typed) - points.otherName),
  );
  return {
    score: sum / wanted.length + Math.max(0, reward) - first.length / 1000,
    ranges: ranges.toSorted((a, b) => a[0] - b[0]),
  };
}

/** The things that fit what was typed, the nearest first; equals keep their order. */
export function rankByNames<T>(
  things: readonly T[],
  typed: string,
  namesOf: (thing: T) => readonly string[],
): { thing: T; match: NameMatch }[] {
  return things
    .flatMap((thing) => {
      const match = matchNames(namesOf(thing), typed);
      return match ? [{ thing, match }] : [];
    })
    .toSorted((a, b) => b.match.score - a.match.score);
}
