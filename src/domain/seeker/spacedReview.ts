/** Spaced repetition of practised questions: soon after a weak attempt, later after each good one. */
import type { PracticeAttempt } from './practice.ts';
import { readMadeAt, readPartsSeen, type StoryPartName } from './practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';

/**
 * Days until a question comes back, by how often in a row it went well.
 * The boxes are Leitner's (S. Leitner, So lernt man lernen, 1972): a box further when it went well, back to the first when it did not.
 * The distances grow about 2.3-fold, close to the factor with which SuperMemo 2 begins (P. A. Wozniak, 1990: 2.5).
 */
export const reviewDays = [1, 3, 7, 16, 35] as const;
const dayMs = 86_400_000;

/** Days after which a question with this many successes in a row is due again. */
export function computeDaysAfter(step: number): number {
  return reviewDays[Math.min(Math.max(0, Math.trunc(step)), reviewDays.length - 1)] ?? 1;
}

export type SelfRating = 'well' | 'again';

/** What is written after practising: the new box and the day. `step` is the box before; twenty is as far as it counts. */
export function scheduleAfter(
  step: number | null | undefined,
  selfRating: SelfRating,
  now: Date,
): { step: number; reviewAt: Date } {
  const next = selfRating === 'well' ? Math.min(20, (step ?? 0) + 1) : 0;
  return { step: next, reviewAt: new Date(now.getTime() + computeDaysAfter(next) * dayMs) };
}

/** `new`: practised once, never looked back at; `unrated`: nobody said how the latest attempt went; `again`: it should come soon; `well`: it went well `step` times in a row. */
type ReviewReason = 'new' | 'unrated' | 'again' | 'well';
/** A question as it is in the review. `attempt` is the latest one, and the one that is rated. */
export interface ReviewItem {
  key: string;
  question: string;
  attempt: Stored<PracticeAttempt>;
  step: number;
  dueAt: Date;
  lateDays: number;
  why: ReviewReason;
  missing: StoryPartName[];
  tries: number;
}
export interface Reviews {
  /** Practised today, not yet said how it went. */
  fresh: ReviewItem[];
  due: ReviewItem[];
  later: ReviewItem[];
}

/** The words of the question an attempt answers; empty when they are not known. */
export function questionOf({ content, title }: Pick<PracticeAttempt, 'content' | 'title'>): string {
  return (content?.question?.text ?? title ?? '').trim();
}

/** Two attempts with the same key answer the same question. */
export function questionKey(attempt: Pick<PracticeAttempt, 'content' | 'title'>): string {
  return questionOf(attempt).toLowerCase().replaceAll(/\s+/gu, ' ').slice(0, 200);
}

const timeOf = ({ data }: Stored<PracticeAttempt>): number => readMadeAt(data)?.getTime() ?? 0;
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function itemOf(
  key: string,
  tries: readonly Stored<PracticeAttempt>[],
  from: Date,
): ReviewItem | null {
  const inTime = tries.toSorted((a, b) => timeOf(b) - timeOf(a) || compareTexts(a.id, b.id));
  const [attempt] = inTime;
  if (!attempt) return null;
  const { reviewAt } = attempt.data;
  const step = inTime.find(({ data }) => data.step != null)?.data.step ?? 0;
  const dueAt = reviewAt ?? new Date(timeOf(attempt) + computeDaysAfter(0) * dayMs);
  const why = reviewAt ? (step > 0 ? 'well' : 'again') : inTime.length > 1 ? 'unrated' : 'new';
  const lateDays = Math.max(0, Math.ceil((from.getTime() - dueAt.getTime()) / dayMs));
  return {
    key,
    question: questionOf(attempt.data),
    attempt,
    step,
    dueAt,
    lateDays,
    why,
    missing: readPartsSeen(attempt.data.content?.coaching)?.missing ?? [],
    tries: inTime.length,
  };
}

/**
 * What is due on a day, weak ones first: those with most missing parts, then those that wait longest.
 * `today` is the person's own day, from its first moment to the first moment of the next.
 */
export function reviewsOf(
  attempts: readonly Stored<PracticeAttempt>[],
  today: { from: Date; until: Date },
): Reviews {
  const byKey = new Map<string, Stored<PracticeAttempt>[]>();
  for (const attempt of attempts) {
    const key = questionKey(attempt.data);
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), attempt]);
  }
  const items = [...byKey].flatMap(([key, tries]) => itemOf(key, tries, today.from) ?? []);
  const isFresh = ({ attempt }: ReviewItem): boolean =>
    attempt.data.reviewAt == null && timeOf(attempt) >= today.from.getTime();
  const isDue = ({ dueAt }: ReviewItem): boolean => dueAt.getTime() < today.until.getTime();
  return {
    fresh: items
      .filter(isFresh)
      .toSorted((a, b) => timeOf(b.attempt) - timeOf(a.attempt) || compareTexts(a.key, b.key)),
    due: items
      .filter((item) => !isFresh(item) && isDue(item))
      .toSorted(
        (a, b) =>
          b.missing.length - a.missing.length ||
          a.dueAt.getTime() - b.dueAt.getTime() ||
          compareTexts(a.key, b.key),
      ),
    later: items
      .filter((item) => !isFresh(item) && !isDue(item))
      .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || compareTexts(a.key, b.key)),
  };
}

/** The person's own day around a moment, in the time zone of the device. */
export function findDayAround(now: Date): { from: Date; until: Date } {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { from, until: new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) };
}
