// How an answer is called on the pages after the interview: by its question and follow-up.
import { parseAnswerId } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';

/** The number of the question (from 1) and of the follow-up (0 for the answer itself); null for a resume and for a question that is not asked. */
export function numberOf(
  questions: readonly Pick<CandidateQuestion, 'id'>[],
  answerId: string,
): { index: number; n: number } | null {
  const { questionId, followUp } = parseAnswerId(answerId);
  const index = questionNumbers(questions.map(({ id }) => id))[questionId];
  return index === undefined ? null : { index, n: followUp };
}

/** Answers in the order in which they were asked. */
export function sortAsAsked<T extends { id: string }>(
  questions: readonly Pick<CandidateQuestion, 'id'>[],
  answers: readonly T[],
): T[] {
  const rankOf = (id: string): number => {
    const { questionId, followUp } = parseAnswerId(id);
    const at = questions.findIndex((question) => question.id === questionId);
    return at < 0 ? Number.MAX_SAFE_INTEGER : at * 100 + followUp;
  };
  return answers.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
}
