// The on-device engine: deterministic rules for every task. Same input, same bytes.
import type { CheckedInput, TaskName, TaskReply } from '#ai/tasks/tasks.ts';
import { nextFollowUp } from './followUp/nextFollowUp.ts';
import { kitFor } from './kit/kitFor.ts';
import { questionAgain } from './kit/questionAgain.ts';
import { findingsIn } from './lint/findingsIn.ts';
import { readPosting } from './posting/readPosting.ts';
import { rate } from './rating/rate.ts';

type Engine = { [T in TaskName]: (input: CheckedInput<T>) => TaskReply<T> };

const engine: Engine = {
  readJobDescription: readPosting,
  draftKit: kitFor,
  regenerateQuestion: questionAgain,
  lintQuestion: ({ text, language }) => ({ findings: findingsIn(text, language) }),
  followUp: nextFollowUp,
  evaluateAnswer: rate,
};

/** Answers a task. The input has been checked by the port. */
export function answer(task: TaskName, input: unknown): unknown {
  const run = engine[task] as (input: unknown) => unknown;
  return run(input);
}
