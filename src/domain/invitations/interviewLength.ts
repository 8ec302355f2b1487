/** The length of an interview in questions and minutes, and its time limit; the same for editor, preview, invitation and mail. */
import {
  computeAskedMinutes,
  computeCandidateMinutes,
  computeWindowMinutes,
  type Answering,
  type InterviewKind,
} from '#domain/jobs/answering.ts';
import type { Invite } from './invite.ts';
import { questionCount } from '#domain/jobs/questionNumbers.ts';

export interface InterviewLength {
  /** How many questions there are; the request for a resume is not one. */
  questions: number;
  /** Minutes that answering everything once takes; null where an older invitation does not say. */
  minutes: number | null;
  /** Minutes that a candidate has at most. */
  limit: number;
}

/** The length of a draft, as it would be published. */
export function computeDraftLength(draft: Answering): InterviewLength & { minutes: number } {
  return {
    questions: draft.questions.length,
    minutes: computeCandidateMinutes(draft),
    limit: computeWindowMinutes(draft),
  };
}

interface Job {
  type: InterviewKind;
  questionIds: readonly string[];
  durationMinutes: number;
}

/** The length of a published job; `questions` are its questions as candidates read them, null where they cannot be read. */
export function computeJobLength(
  { type, questionIds, durationMinutes }: Job,
  questions: Answering['questions'] | null,
): InterviewLength {
  return {
    questions: questionCount(questionIds),
    minutes: questions && computeAskedMinutes(questions, type),
    limit: durationMinutes,
  };
}

/** The length that an invitation names. */
export function readInviteLength(
  invite: Pick<Invite, 'questionCount' | 'expectedMinutes' | 'durationMinutes'>,
): InterviewLength {
  return {
    questions: invite.questionCount,
    minutes: invite.expectedMinutes ?? null,
    limit: invite.durationMinutes,
  };
}
