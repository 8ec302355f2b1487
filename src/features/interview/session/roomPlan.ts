// Where the candidate is in the interview: the follow-ups that were asked, what was passed over, and which question is open. Pure.
import { z } from 'zod';
import { followUpId, parseAnswerId } from '#domain/candidate/answer.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';

const QuestionPlan = z.object({
  /** The follow-ups asked so far, in order. */
  prompts: z.array(z.string()),
  /** Answered to the end: nothing more is asked. */
  finished: z.boolean(),
  /** Skipped for now. */
  passed: z.boolean(),
});
export type QuestionPlan = z.infer<typeof QuestionPlan>;

export const RoomPlan = z.object({
  /** The open question's id, or "review". */
  at: z.string(),
  questions: z.record(z.string(), QuestionPlan),
  /** The candidate pressed Send; it goes on until it worked or is called back. */
  sending: z.boolean(),
});
export type RoomPlan = z.infer<typeof RoomPlan>;

export const review = 'review';

/** The question itself (followUp 0) or one of its follow-ups. */
export interface Turn {
  answerId: string;
  followUp: number;
  prompt: string;
}

/** What is on the server of one answer, as far as the plan needs it. */
export interface KnownAnswer {
  id: string;
  text: string;
  prompt: string | null;
  /** A recording or a document is stored. */
  hasFile?: boolean;
}

const untouched: QuestionPlan = { prompts: [], finished: false, passed: false };

/** What is known about one question. */
export function planOf(plan: RoomPlan, questionId: string): QuestionPlan {
  return plan.questions[questionId] ?? untouched;
}

/** The plan with one question changed. */
export function withQuestion(
  plan: RoomPlan,
  questionId: string,
  change: Partial<QuestionPlan>,
): RoomPlan {
  return {
    ...plan,
    questions: { ...plan.questions, [questionId]: { ...planOf(plan, questionId), ...change } },
  };
}

function readFromServer(
  question: CandidateQuestion,
  answers: readonly KnownAnswer[],
  known: QuestionPlan | undefined,
): QuestionPlan {
  const prompts = [...(known?.prompts ?? [])];
  for (const { id, prompt } of answers) {
    const parsed = parseAnswerId(id);
    // The server keeps the question that was asked first.
    if (parsed.questionId === question.id && parsed.followUp > 0 && prompt)
      prompts[parsed.followUp - 1] = prompt;
  }
  const answered = answers.some(
    ({ id, text, hasFile }) => id === question.id && (hasFile === true || text.trim() !== ''),
  );
  return {
    prompts: Array.from(prompts, (prompt) => prompt ?? ''),
    finished: known?.finished ?? answered,
    passed: known?.passed ?? false,
  };
}

/** The plan kept on this device, completed by what the server holds: on another device it is rebuilt from the answers. */
export function buildPlan(
  kept: unknown,
  questions: readonly CandidateQuestion[],
  answers: readonly KnownAnswer[],
): RoomPlan {
  const read = RoomPlan.safeParse(kept);
  const known = read.success ? read.data : null;
  const plan: RoomPlan = {
    at: known?.at ?? '',
    sending: known?.sending ?? false,
    questions: Object.fromEntries(
      questions.map((question) => [
        question.id,
        readFromServer(question, answers, known?.questions[question.id]),
      ]),
    ),
  };
  const exists = plan.at === review || questions.some(({ id }) => id === plan.at);
  return exists ? plan : { ...plan, at: findNextAfter(questions, plan, null) };
}

/** The question and its follow-ups, in order. */
export function turnsOf(question: CandidateQuestion, plan: QuestionPlan): Turn[] {
  const followUps = plan.prompts.map((prompt, index) => ({
    answerId: followUpId(question.id, index + 1),
    followUp: index + 1,
    prompt,
  }));
  return [{ answerId: question.id, followUp: 0, prompt: question.text }, ...followUps];
}

/** The next question to answer after this one; those passed over wait for the review. */
export function findNextAfter(
  questions: readonly CandidateQuestion[],
  plan: RoomPlan,
  questionId: string | null,
): string {
  const from = questions.findIndex(({ id }) => id === questionId) + 1;
  const open = questions
    .slice(from)
    .find(({ id }) => !planOf(plan, id).finished && !planOf(plan, id).passed);
  return open?.id ?? review;
}

/** The plan with the next follow-up of a question; with null the question is finished, and the candidate led on if they are still at it. */
export function withFollowUp(
  plan: RoomPlan,
  questions: readonly CandidateQuestion[],
  questionId: string,
  prompt: string | null,
): RoomPlan {
  const { prompts } = planOf(plan, questionId);
  if (prompt)
    return withQuestion(plan, questionId, { prompts: [...prompts, prompt], passed: false });
  const finished = withQuestion(plan, questionId, { finished: true, passed: false });
  return plan.at === questionId
    ? { ...finished, at: findNextAfter(questions, finished, questionId) }
    : finished;
}

/** The open question with its turns; `active` is the one being answered, null when the question is answered to its end. */
export function currentOf(
  plan: RoomPlan,
  questions: readonly CandidateQuestion[],
  editing: string | null,
  hasAnswer: (answerId: string) => boolean,
) {
  const index = questions.findIndex(({ id }) => id === plan.at);
  const question = questions[index] ?? null;
  const { finished } = planOf(plan, plan.at);
  const turns = question ? turnsOf(question, planOf(plan, plan.at)) : [];
  const last = turns.at(-1) ?? null;
  const done = finished && last !== null && hasAnswer(last.answerId);
  const active = turns.find(({ answerId }) => answerId === editing) ?? (done ? null : last);
  return { index, question, finished, turns, last, active };
}

export type QuestionState = 'answered' | 'skipped' | 'started' | 'open';

/** The state of a question, for the list and the review; only the open one is "started". */
export function stateOf(
  question: CandidateQuestion,
  plan: QuestionPlan,
  has: (answerId: string) => boolean,
  isOpen: boolean,
): QuestionState {
  if (has(question.id)) return isOpen && !plan.finished ? 'started' : 'answered';
  return plan.passed ? 'skipped' : 'open';
}

/** The number of words, counted simply: what is between spaces. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}
