// Everything the AI does, one row each.
import type { z } from 'zod';
import { coachAnswer } from './coachAnswer.ts';
import { coverLetter } from './coverLetter.ts';
import { draftKit } from './draftKit.ts';
import { evaluateAnswer } from './evaluateAnswer.ts';
import { followUp } from './followUp.ts';
import { lintQuestion } from './lintQuestion.ts';
import { matchResume } from './matchResume.ts';
import { parseResume } from './parseResume.ts';
import { readJobDescription } from './readJobDescription.ts';
import { regenerateQuestion } from './regenerateQuestion.ts';
import { rehearseQuestion } from './rehearseQuestion.ts';
import { summariseCandidate } from './summariseCandidate.ts';
import { tailorResume } from './tailorResume.ts';
import { transcribe } from './transcribe.ts';

export const tasks = {
  readJobDescription,
  draftKit,
  regenerateQuestion,
  lintQuestion,
  followUp,
  evaluateAnswer,
  coachAnswer,
  summariseCandidate,
  tailorResume,
  coverLetter,
  transcribe,
  rehearseQuestion,
  parseResume,
  matchResume,
} as const;
export type TaskName = keyof typeof tasks;

/** What a caller gives. */
export type TaskInput<T extends TaskName> = z.input<(typeof tasks)[T]['input']>;
/** What an adapter gets: checked, with defaults filled in. */
export type CheckedInput<T extends TaskName> = z.output<(typeof tasks)[T]['input']>;
export type TaskReply<T extends TaskName> = z.output<(typeof tasks)[T]['reply']>;
