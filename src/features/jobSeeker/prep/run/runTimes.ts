// How long a realistic interview gives: to think, to answer, to answer a follow-up. From the minutes of the question.
import type { PracticeQuestion } from '#domain/seeker/practice.ts';

type Timed = Pick<PracticeQuestion, 'minutes'>;

/** Seconds to think before the answer: ten for each minute, 20 to 60. */
export function getThinkSeconds({ minutes }: Timed): number {
  return Math.min(60, Math.max(20, Math.round(minutes * 10)));
}

/** Seconds to answer. */
export function getAnswerSeconds({ minutes }: Timed): number {
  return Math.round(minutes * 60);
}

/** Seconds to answer a follow-up: half of the answer's, at least a minute. */
export function getFollowUpSeconds(question: Timed): number {
  return Math.max(60, Math.round(getAnswerSeconds(question) / 2));
}

/** Whole minutes that all of it takes at most. */
export function estimateRunMinutes(questions: readonly Timed[]): number {
  return Math.ceil(
    questions.reduce(
      (sum, question) =>
        sum + getThinkSeconds(question) + getAnswerSeconds(question) + getFollowUpSeconds(question),
      0,
    ) / 60,
  );
}
