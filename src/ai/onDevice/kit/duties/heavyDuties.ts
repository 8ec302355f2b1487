// The duties of a posting that a kit asks about: those named first weigh most, empty ones and repeats are left out.
import { inWords } from '#domain/text/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import type { WorkEntry } from '#ai/onDevice/library/works.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { aloudOf } from './aloudPhrase.ts';
import { measureDelay, measureHeft } from './dutyHeft.ts';
import { readDutyKind } from './dutyKind.ts';
import { isOfAnyTrade, rankOf } from './dutyRank.ts';
import { isVerb, turnGerundToBase } from './dutyVerbs.ts';
import type { JobTask } from '#ai/onDevice/kit/postedTasks.ts';
import { breaksOff, isTorn, readsWhole } from './phraseGate.ts';
import { breaksGrammar } from './phraseGrammar.ts';
import { isPlain } from './plainPhrase.ts';
import { stemsOf } from '#ai/onDevice/kit/trade.ts';
import { isOfEveryTrade, workNamed } from './workNamed.ts';
import { workPhraseFor } from './workPhrases.ts';

export interface HeavyDuty {
  line: string;
  /** Fits after "you will"; null where the line can only be quoted. */
  phrase: string | null;
  kind: DutyKind;
  /** 0: something one does; 1: says little; 2: named without a verb; 3: done in every trade alike, or not said well. */
  rank: number;
  /** In words of our own, as those of the posting cannot be said aloud. */
  isOwn?: boolean;
  /** The work of the library that it is. */
  work?: WorkEntry;
  /** Only the question of its work asks about it: what was posted is not sure enough for another. */
  isOnlyWork?: boolean;
}

const longestQuote = 170;

/** The line as it can be quoted: its first clause where it is long; null where fewer than `least` words or nothing short is left. */
function quoteIfSound(line: string, least: number): string | null {
  const plain = line
    .replace(/(?:, que [^,]*)?(?:…|\.\.\.)+$/u, '')
    .replace(/^(?:and|y|e)\s+/iu, '')
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

/** After another verb they begin an action whose comma is lost. */
const loneVerbs =
  /^(?:understand|develop|manage|identify|ensure|implement|define|maintain|deliver|create|analy[sz]e|improve|build|coordinate)$/i;

/** False for a line that reads like a list without commas, and for one that breaks off. */
function readsWell(line: string, most: number): boolean {
  // "Code design coach the team": three verbs whose commas are lost.
  const [first = '', second = '', third = ''] = line.split(' ');
  if (isVerb(first) && loneVerbs.test(second)) return false;
  if (
    [first, second, third].every((word) => isVerb(word)) ||
    [first, second, third].every((word) => turnGerundToBase(word) !== null)
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

/** Duties that share more than this ask for the same. */
const mostAlike = 0.6;

/** Share of stems that two duties have in common (Dice). */
function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((stem) => b.has(stem)).length) / (a.size + b.size);
}

/** The deed that follows is somebody else's. */
const assisting = inWords(
  /^(?:assist|help|support|participat|contribut|take part|apoy|ayud|colabor|particip)\p{L}*/iu,
);

/** A line without a verb is quoted where it is as short as this. */
const shortQuote = 12;
/** What is clumsy but whole is said so far. */
const mostClumsy = 16;

/** "Objects and supervision of couriers": the first word belongs to what was cut off. */
const leftOver = inWords(/^\p{L}+s and \p{L}+(?:ion|ment|ance|ing) of\b/iu);

type RankedTask = JobTask & { rank: number };
type RankedDuty = HeavyDuty & { isFurther: boolean };

/** Words a duty so that a question can carry it: in the words of the posting where these are sound, else its core, else the line quoted, else words of our own; null where it cannot be said. */
function wordDuty(
  { line, phrase: posted, rank, isFurther = false }: RankedTask,
  language: 'en' | 'es',
  areGiven: boolean,
): RankedDuty | null {
  const named = workNamed(line, language)?.work;
  // "Work sheets in the mobile app": nothing is built where no verb says so.
  const work = rank === 2 && named?.kind === 'build' ? undefined : named;
  const quote =
    areGiven || readsWell(line, rank === 2 ? longestRunOfNouns : longestRun)
      ? quoteIfSound(line, areGiven ? 1 : rank === 2 ? 3 : 4)
      : null;
  // "Merging our products …" is held to what "merge our products …" is.
  const inBase = (quote ?? '').replace(
    /^\p{L}+ing(?!\p{L})/u,
    (word) => turnGerundToBase(word.toLowerCase()) ?? word,
  );
  const as = (phrase: string | null, own?: DutyKind): RankedDuty => ({
    line: quote ?? line,
    phrase,
    kind: own ?? (rank === 2 && phrase === null ? 'other' : readDutyKind(phrase ?? quote ?? line)),
    rank:
      (!work || isOfEveryTrade(work)) && !areGiven && isOfAnyTrade(phrase ?? quote ?? line)
        ? 3
        : Math.min(rank, (areGiven || own ? null : rankOf(phrase ?? line)) ?? rank),
    ...(work && { work }),
    ...(own !== undefined && { isOwn: true }),
    isFurther,
  });
  // What a person wrote is asked about as it stands.
  if (areGiven) return posted === null && quote === null ? null : as(posted);
  const aloud = posted === null ? null : aloudOf(posted, language);
  if (aloud !== null) return as(aloud);
  if (work) return as(work.phrase[language], work.kind);
  if (
    quote !== null &&
    !breaksOff(quote, language) &&
    !breaksGrammar(quote, language) &&
    !leftOver.test(quote) &&
    isPlain(quote, language) &&
    quote.split(' ').length <= shortQuote &&
    (rank === 2 || (rank === 0 && readsWhole(quote, language) && readsWhole(inBase, language)))
  )
    return as(null);
  // Who assists with an audit does not carry it out.
  const own = assisting.test(line) ? null : workPhraseFor(line, language);
  if (own) return as(own.phrase, own.kind);
  // What is clumsy but whole is asked about where nothing better is left.
  return posted !== null &&
    rankOf(posted) !== null &&
    !isTorn(posted, language) &&
    isPlain(posted, language, mostClumsy)
    ? { ...as(posted), rank: 3 }
    : null;
}

/** A work that the posting names, as a duty. */
const buildWorkDuty = (line: string, work: WorkEntry, language: 'en' | 'es'): RankedDuty => ({
  line,
  phrase: work.phrase[language],
  kind: work.kind,
  rank: 0,
  work,
  isOnlyWork: true,
  isFurther: true,
});

/**
 * At most `most` duties: those that the posting names first, vague ones and those without a verb last; none that repeats another.
 * `areGiven`: a person put them in this order, and short ones count too.
 */
export function findHeavyDuties(
  tasks: readonly JobTask[],
  language: 'en' | 'es',
  most: number,
  areGiven = false,
): HeavyDuty[] {
  const found: HeavyDuty[] = [];
  const heard: Set<string>[] = [];
  const ranked = tasks
    .flatMap((task): RankedDuty[] => {
      if (task.work) return [buildWorkDuty(task.line, task.work, language)];
      const rank = areGiven ? 0 : rankOf(task.line);
      const duty =
        rank === null || findFindings(task.line, language).length > 0
          ? null
          : wordDuty({ ...task, rank }, language, areGiven);
      return duty === null ? [] : [duty];
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank || measureHeft(a) - measureHeft(b) || measureDelay(a) - measureDelay(b),
    );
  // "lead quarterly reviews" where "lead quarterly reviews with the suppliers" follows says less.
  const isBeginning = ({ phrase, rank }: RankedDuty): boolean =>
    phrase !== null &&
    ranked.some((other) => other.rank === rank && other.phrase?.startsWith(`${phrase} `));
  for (const { isFurther: _, ...duty } of ranked.filter((one) => !isBeginning(one))) {
    const stems = new Set(stemsOf(duty.phrase ?? duty.line, language));
    if (
      stems.size < (areGiven || duty.isOwn ? 1 : 2) ||
      heard.some((other) => measureLikeness(stems, other) > mostAlike)
    )
      continue;
    heard.push(stems);
    found.push(duty);
    if (found.length === most) break;
  }
  return found;
}
