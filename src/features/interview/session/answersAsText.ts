// The candidate's answers as plain text: to copy, to keep, to send by mail when nothing else works.
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { planOf, turnsOf, type RoomPlan } from './roomPlan.ts';

/** Every question with what was answered. */
export function writeAnswersAsText(
  questions: readonly CandidateQuestion[],
  plan: RoomPlan,
  textOf: (answerId: string) => string,
  noAnswer: string,
): string {
  const numbers = questionNumbers(questions.map(({ id }) => id));
  return questions
    .map((question) => {
      const number = numbers[question.id];
      const [first, ...followUps] = turnsOf(question, planOf(plan, question.id));
      const lines = [
        `${number ? `${number}. ` : ''}${first?.prompt ?? question.text}`,
        '',
        textOf(question.id).trim() || noAnswer,
      ];
      for (const turn of followUps)
        lines.push(
          '',
          `${number ?? ''}.${turn.followUp} ${turn.prompt}`,
          '',
          textOf(turn.answerId).trim() || noAnswer,
        );
      return lines.join('\n');
    })
    .join('\n\n');
}
