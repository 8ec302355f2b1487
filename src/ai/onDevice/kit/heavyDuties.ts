// The duties of a posting that a kit asks about: those named first weigh most, empty ones and repeats are left out.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { isFunctionWord } from '#ai/onDevice/text/functionWords.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { kindOfDuty } from './dutyKind.ts';
import { rankOf } from './dutyRank.ts';
import { isVerb, verbOfGerund } from './dutyVerbs.ts';
import type { JobTask } from './jobProfile.ts';
import { stemsOf } from './trade.ts';

export interface HeavyDuty {
  line: string;
  /** Fits after "you will"; null where the line can only be quoted. */
  phrase: string | null;
  kind: DutyKind;
  /** 0: something one does; 1: says little; 2: named without a verb. */
  rank: number;
}

const longestQuote = 170;

/** The line as it can be quoted: its first clause where it is long; null where fewer than `least` words or nothing short is left. */
function quotable(line: string, least: number): string | null {
  const plain = line
    .replace(/(?:, que [^,]*)?(?:…|\.\.\.)+$/u, '')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll(/[“”"«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.;:,])[.;:,]+$/, '');
  if (wordsOf(plain).length < least) return null;
  if (plain.length <= longestQuote) return plain;
  const cut = Math.max(...['. ', '; '].map((sign) => plain.lastIndexOf(sign, longestQuote)));
  if (cut >= 40) return plain.slice(0, cut).trim();
  // A clause that says why or how may go; what is done stays.
  const clause = plain.search(
    inWords(
      /\s(?:in order to|so that|to ensure|ensuring|in accordance|in collaboration|in connection|as well as|including|such as|based on|with the aim|with a focus|through|that|which|where|while|by (?:\w+ing)|within|across|regarding|throughout|in cooperation|to (?:make sure|help|support|deliver|achieve|improve|increase|keep|drive|provide|meet)|a fin de|mediante|que|donde|para que|con el fin|incluyendo|as part of)\b/iu,
    ),
  );
  return clause >= 30 && clause <= longestQuote ? plain.slice(0, clause).trim() : null;
}

/** More words in a row without a small word or a comma are a list that lost its commas. */
const longestRun = 6;
/** Of a line without a verb, where nothing else tells what belongs together. */
const longestRunOfNouns = 3;

/** Behind another verb they begin a deed whose comma is lost. */
const loneVerbs =
  /^(?:understand|develop|manage|identify|ensure|implement|define|maintain|deliver|create|analy[sz]e|improve|build|coordinate)$/i;

/** False for a line that reads like a list without commas, and for one that breaks off. */
function readsWell(line: string, most: number): boolean {
  // "Code design coach the team": three verbs whose commas are lost.
  const [first = '', second = '', third = ''] = line.split(' ');
  if (isVerb(first) && loneVerbs.test(second)) return false;
  if (
    [first, second, third].every((word) => isVerb(word)) ||
    [first, second, third].every((word) => verbOfGerund(word) !== null)
  )
    return false;
  let run = 0;
  const runs = line.split(' ').map((word) => {
    run =
      isFunctionWord(word.replace(/[,;:]$/, '').toLowerCase(), 'en') ||
      isFunctionWord(word.toLowerCase(), 'es') ||
      /^(?:including|such|like|via)$/i.test(word) ||
      /\p{Lu}/u.test(word.slice(0, 1))
        ? 0
        : run + 1;
    const now = run;
    if (/[,;:)/]$/.test(word)) run = 0;
    return now;
  });
  return (
    Math.max(...runs) <= most &&
    line.split('(').length === line.split(')').length &&
    !inWords(/\b(?:is|are) (?:looking|seeking|searching)\b/iu).test(line) &&
    !inWords(
      /\s(?:and|or|of|the|to|for|with|that|which|is|are|y|o|de|del|la|el|que|está|es|son|con|para)$/iu,
    ).test(line)
  );
}

/** Share of stems that two duties have in common (Dice). */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((stem) => b.has(stem)).length) / (a.size + b.size);
}

/**
 * At most `most` duties: those that the posting names first, vague ones and those without a verb last; none that repeats another.
 * `areGiven`: a person put them in this order, and short ones count too.
 */
export function heavyDuties(
  tasks: readonly JobTask[],
  language: 'en' | 'es',
  most: number,
  areGiven = false,
): HeavyDuty[] {
  const found: HeavyDuty[] = [];
  const said: Set<string>[] = [];
  const ranked = tasks
    .flatMap((task) => {
      const rank = areGiven ? 0 : rankOf(task.line);
      return rank === null ? [] : [{ ...task, rank }];
    })
    .toSorted(
      (a, b) => a.rank - b.rank || Number(a.isFurther ?? false) - Number(b.isFurther ?? false),
    );
  for (const { line, phrase, rank } of ranked) {
    const quote =
      areGiven || readsWell(line, rank === 2 ? longestRunOfNouns : longestRun)
        ? quotable(line, areGiven ? 1 : 3)
        : null;
    if (
      (phrase === null && quote === null) ||
      (!areGiven && phrase !== null && rankOf(phrase) === null) ||
      findingsIn(line, language).length > 0
    )
      continue;
    const stems = new Set(stemsOf(phrase ?? line, language));
    if (stems.size < (areGiven ? 1 : 2) || said.some((other) => alike(stems, other) > 0.6))
      continue;
    said.push(stems);
    found.push({
      line: quote ?? line,
      phrase,
      kind: rank === 2 ? 'other' : kindOfDuty(phrase ?? quote ?? line),
      rank,
    });
    if (found.length === most) break;
  }
  return found;
}
