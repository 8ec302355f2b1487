// Picks questions that fit well and differ from each other (maximal marginal relevance).
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { drawChance } from '#domain/text/seeded.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import type { Candidate } from './questionsFor.ts';

function contentOf(text: string, language: 'en' | 'es'): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !isFunctionWord(word.lower, language))
      .map((word) => stemOf(word.lower, language)),
  );
}

/** Share of common content words, 0 to 1. */
function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const stem of a) if (b.has(stem)) common += 1;
  return common / Math.min(a.size, b.size);
}

/** Words in which one asks, whatever one asks about. */
const asking = new Set([
  'tell',
  'describe',
  'walk',
  'through',
  'give',
  'example',
  'share',
  'time',
  'when',
  'situation',
  'think',
  'recent',
  'last',
  'cuéntame',
  'cuénteme',
  'describe',
  'ejemplo',
  'vez',
  'ocasión',
  'situación',
  'háblame',
  'dime',
  'explica',
  'explícame',
]);
/** Two questions of which one says this much of the other ask for the same. */
const sameQuestion = 0.75;

/** True for two questions that ask for the same, in other words or in other order. */
export function asksTheSame(a: string, b: string, language: 'en' | 'es'): boolean {
  const plain = (text: string): string =>
    wordsOf(text)
      .map(({ lower }) => lower)
      .join(' ');
  if (plain(a) === plain(b)) return true;
  const own = (text: string): Set<string> =>
    contentOf(
      wordsOf(text)
        .filter(({ lower }) => !asking.has(lower))
        .map(({ lower }) => lower)
        .join(' '),
      language,
    );
  const [one, other] = [own(a), own(b)];
  return Math.min(one.size, other.size) >= 3 && measureLikeness(one, other) >= sameQuestion;
}

/** True when our own check finds nothing wrong with it. */
function isClean(text: string, language: 'en' | 'es'): boolean {
  return findFindings(text, language).length === 0;
}

/** The candidate that fits best and is least like those already chosen; null when none is left. `bonus` favours a wanted kind. */
export function findNextBest(
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  given: readonly string[],
  language: 'en' | 'es',
  seed: number,
  bonus: (candidate: Candidate) => number = () => 0,
): Candidate | null {
  const before = [...chosen.map(({ question }) => question.text), ...given].map((text) =>
    contentOf(text, language),
  );
  let best: Candidate | null = null;
  let bestScore = -Infinity;
  for (const candidate of candidates) {
    const { question, stem, slots } = candidate;
    if (
      chosen.some((other) => other.stem === stem) ||
      given.some((text) => text.trim().toLowerCase() === question.text.trim().toLowerCase()) ||
      !isClean(question.text, language)
    )
      continue;
    const own = contentOf(question.text, language);
    const most = Math.max(0, ...before.map((other) => measureLikeness(own, other)));
    const reused = slots.some((slot) => chosen.some((other) => other.slots.includes(slot)))
      ? 0.5
      : 0;
    const score =
      0.7 * candidate.fit -
      0.5 * most -
      reused +
      bonus(candidate) +
      0.3 * drawChance(seed, `${stem}${question.text}`);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}
