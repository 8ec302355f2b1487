// How the candidate said, before the start, that they will answer: the room begins with it. Kept for this tab and interview.
import { answerFormats, type AnswerFormat } from '#domain/recording.ts';

function keyOf(interviewId: string): string {
  return `hirely.format.${interviewId}`;
}

/** What was chosen before the start; undefined when nothing was. */
export function preferredFormat(interviewId: string): AnswerFormat | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(interviewId));
    return answerFormats.find((format) => format === kept);
  } catch {
    return undefined;
  }
}

/** Keeps the choice. */
export function preferFormat(interviewId: string, format: AnswerFormat): void {
  try {
    sessionStorage.setItem(keyOf(interviewId), format);
  } catch {
    // Without storage the room begins with the first format.
  }
}
