/** Numbers and counts questions in one way everywhere: a resume request is not a question. */
import { resumeQuestionId } from './answering.ts';

/** The number of each question, from 1, in the order in which they are asked; the request for a resume has none. */
export function questionNumbers(ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ids.filter((id) => id !== resumeQuestionId).map((id, index) => [id, index + 1]),
  );
}

/** How many questions there are. */
export function questionCount(ids: readonly string[]): number {
  return Object.keys(questionNumbers(ids)).length;
}
