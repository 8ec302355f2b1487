// The duties of a posting that a kit asks about: those named first weigh most, empty ones and repeats are left out.
import { inWords } from '#domain/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { kindOfDuty } from './dutyKind.ts';
import { rankOf } from './dutyRank.ts';
import type { JobTask } from './jobProfile.ts';
import { stemsOf } from './trade.ts';

export interface HeavyDuty { line: string; /** Fits after "you will"; null where the line can only be quoted. */ phrase: string | null; kind: DutyKind }

const longestQuote = 170;

/** The line as it can be quoted: its first clause where it is long; null where fewer than `least` words or nothing short is left. */
function quotable(line: string, least: number): string | null {
  const plain = line.replace(/(?:, que [^,]*)?(?:…|\.\.\.)+$/u, '').replaceAll(/\s*\([^)]*\)/g, '').replaceAll(/[“”"«»]/g, '').replaceAll(/\s+/g, ' ').trim().replace(/[.;:,]+$/, '');
  if (wordsOf(plain).length < least) return null;
  if (plain.length <= longestQuote) return plain;
  const cut = Math.max(...['. ', '; '].map((sign) => plain.lastIndexOf(sign, longestQuote)));
  if (cut >= 40) return plain.slice(0, cut).trim();
  // A clause that says why or how may go; what is done stays.
  const clause = plain.search(inWords(/\s(?:in order to|so that|to ensure|ensuring|in accordance|in collaboration|in connection|as well as|including|such as|based on|with the aim|with a focus|through|that|which|where|while|by (?:\w+ing)|within|across|regarding|throughout|in cooperation|to (?:make sure|help|support|deliver|achieve|improve|increase|keep|drive|provide|meet)|a fin de|mediante|que|donde|para que|con el fin|incluyendo|as part of)\b/iu));
  return clause >= 30 && clause <= longestQuote ? plain.slice(0, clause).trim() : null;
}

/** Share of stems that two duties have in common (Dice). */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((stem) => b.has(stem)).length) / (a.size + b.size);
}

/**
 * At most `most` duties: those that the posting names first, vague ones and those without a verb last; none that repeats another.
 * `areGiven`: a person put them in this order, and short ones count too.
 */
export function heavyDuties(tasks: readonly JobTask[], language: 'en' | 'es', most: number, areGiven = false): HeavyDuty[] {
  const found: HeavyDuty[] = [];
  const said: Set<string>[] = [];
  const byRank = (): readonly JobTask[] => tasks.map((task) => ({ ...task, rank: rankOf(task.line) })).filter((task) => task.rank !== null).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const ranked = areGiven ? tasks : byRank();
  for (const { line, phrase } of ranked) {
    const quote = quotable(line, areGiven ? 1 : 3);
    if ((phrase === null && quote === null) || findingsIn(line, language).length > 0) continue;
    const stems = new Set(stemsOf(phrase ?? line, language));
    if (stems.size < (areGiven ? 1 : 2) || said.some((other) => alike(stems, other) > 0.6)) continue;
    said.push(stems);
    found.push({ line: quote ?? line, phrase, kind: kindOfDuty(phrase ?? line) });
    if (found.length === most) break;
  }
  return found;
}
