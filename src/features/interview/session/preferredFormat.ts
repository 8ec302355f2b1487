// How the candidate chose, before the start, to answer: the room begins with it. Kept for this tab and interview.
import { tabStorage } from '#domain/base/deviceStorage.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';

function keyOf(interviewId: string): string {
  return `hirely.format.${interviewId}`;
}

/** What was chosen before the start; undefined when nothing was. */
export function readPreferredFormat(interviewId: string): AnswerFormat | undefined {
  const kept = tabStorage.read(keyOf(interviewId));
  return answerFormats.find((format) => format === kept);
}

/** Keeps the choice. */
export function preferFormat(interviewId: string, format: AnswerFormat): void {
  // Refused: the room begins with the first format.
  tabStorage.write(keyOf(interviewId), format);
}
