// What is missing when an interview is sent: questions and follow-ups without an answer, recordings without words. Pure.
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { isWordless, type Transcript } from '#domain/candidate/transcript.ts';
import { planOf, turnsOf } from '#features/interview/session/roomPlan.ts';
import type { Recorded } from '#features/interview/session/readAnswers.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** Numbers of questions, as the candidate sees them. */
export interface Gaps {
  unanswered: readonly number[];
  followUps: readonly number[];
  wordless: readonly number[];
  /** The resume is not there. */
  resume?: true;
}

function isWithoutWords(
  { stored, transcript }: Recorded,
  written: Transcript | undefined,
): boolean {
  if (transcript.trim() !== '' || (stored?.text ?? '').trim() !== '') return false;
  return !stored || isWordless(stored, written);
}

/** The gaps of an interview. `transcripts`: what was written down of recordings that the company has. */
export function findGaps(
  {
    questions,
    plan,
    hasAnswer,
    recordedOf,
  }: Pick<RoomControls, 'questions' | 'plan' | 'hasAnswer' | 'recordedOf'>,
  transcripts: Readonly<Record<string, Transcript | undefined>>,
): Gaps {
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const rows = questions
    .filter(({ id }) => numbers[id])
    .map((question) => {
      const ids = turnsOf(question, planOf(plan, question.id)).map(({ answerId }) => answerId);
      const isAnswered = hasAnswer(question.id);
      return {
        number: numbers[question.id] ?? 0,
        isAnswered,
        // Follow-ups of a question that was left out go with it.
        missesFollowUp: isAnswered && ids.some((id) => !hasAnswer(id)),
        isWordless: ids.some((id) => {
          const recorded = recordedOf(id);
          return recorded !== null && isWithoutWords(recorded, transcripts[id]);
        }),
      };
    });
  const numbersOf = (isGap: (row: (typeof rows)[number]) => boolean): number[] =>
    rows.filter(isGap).map(({ number }) => number);
  return {
    unanswered: numbersOf((row) => !row.isAnswered),
    followUps: numbersOf((row) => row.missesFollowUp),
    wordless: numbersOf((row) => row.isWordless),
    ...(questions.some(({ id }) => !numbers[id] && !hasAnswer(id)) ? { resume: true } : {}),
  };
}

/** True when nothing is missing. */
export function isWhole({ unanswered, followUps, wordless, resume }: Gaps): boolean {
  return !resume && unanswered.length + followUps.length + wordless.length === 0;
}

/** The gaps as a short text: the same gaps are asked about once. */
export function nameGaps({ unanswered, followUps, wordless, resume }: Gaps): string {
  return (
    [unanswered, followUps, wordless].map((numbers) => numbers.join(',')).join(';') +
    (resume ? ';resume' : '')
  );
}
