/** Interview practice: question sets, attempts and stories. Private to their owner. */
import { z } from 'zod';
import { limits, Provenance, questionKinds } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';
import { SeekerDocument } from './seekerDocument.ts';

export const practiceLimits = {
  questions: 12,
  followUps: 6,
  storyPart: 4_000,
  storyCompetencies: 12,
  storyQuestions: 50,
  secondsMax: 3_600,
} as const;

/** A question as it is practised. Of an employer's interview only its words are known: no anchors, nothing to look for. */
export const PracticeQuestion = z.object({
  id: z.string().min(1).max(64),
  /** The name of what it is about, such as "Dealing with conflict"; empty when unknown. */
  competency: z.string().max(200).default(''),
  kind: z.enum(questionKinds).nullish(),
  text: z.string().max(limits.questionMax),
  minutes: z.number().min(1).max(limits.minutesMax).default(3),
  lookFor: z.array(z.string().max(300)).max(8).default([]),
  followUps: z.array(z.string().max(limits.questionMax)).max(practiceLimits.followUps).default([]),
});
export type PracticeQuestion = z.infer<typeof PracticeQuestion>;

const practiceSources = ['job', 'role', 'interview'] as const;

/** users/{uid}/practiceSessions/{id}: a set of questions. `text` is the job description it was made from, if it was. */
export const PracticeSession = SeekerDocument.extend({
  jobId: z.string().nullish(),
  source: z
    .object({
      kind: z.enum(practiceSources),
      orgId: z.string().nullish(),
      interviewId: z.string().nullish(),
      company: z.string().nullish(),
    })
    .nullish(),
  content: z
    .object({
      questions: z.array(PracticeQuestion).max(practiceLimits.questions).default([]),
      competencies: z.array(z.string().max(200)).max(limits.competenciesMax).default([]),
    })
    .nullish(),
});
export type PracticeSession = z.infer<typeof PracticeSession>;

/** The questions of a set. An entry of an earlier version of the product is one question with its answer: it opens as a set of one. */
export function questionsOf({
  title,
  content,
}: Pick<PracticeSession, 'title' | 'content'>): PracticeQuestion[] {
  if (content) return content.questions;
  return title
    ? [{ id: 'q1', competency: '', text: title, minutes: 3, lookFor: [], followUps: [] }]
    : [];
}

export const practiceModes = ['practice', 'realistic'] as const;
export type PracticeMode = (typeof practiceModes)[number];
export const practiceFormats = ['text', 'voice', 'video'] as const;
export type PracticeFormat = (typeof practiceFormats)[number];

/** users/{uid}/practiceAttempts/{id}: one answer. `text` is what was written or understood, `title` the beginning of the question. */
export const PracticeAttempt = SeekerDocument.extend({
  sessionId: z.string().nullish(),
  questionId: z.string().nullish(),
  competency: z.string().max(200).nullish(),
  mode: z.enum(practiceModes).nullish(),
  format: z.enum(practiceFormats).nullish(),
  /** Spoken for how long; absent for written answers. */
  seconds: z.number().min(0).max(practiceLimits.secondsMax).nullish(),
  /** The name of the recording in users/{uid}/practice/, when it was saved. */
  file: z.string().max(120).nullish(),
  /** The attempt before this one at the same question. */
  former: z.string().nullish(),
  storyId: z.string().nullish(),
  /** When to practise it again, and how often it went well in a row. */
  reviewAt: Moment.nullish(),
  step: z.number().int().min(0).max(20).nullish(),
  content: z
    .object({
      question: PracticeQuestion.nullish(),
      /** What the coach said (CoachReply of #ai/tasks/coachAnswer.ts); parsed where it is shown. */
      coaching: z.unknown().optional(),
      /** `file`: the name of its recording in users/{uid}/practice/, when it was saved. */
      followUps: z
        .array(
          z.object({
            prompt: z.string().max(limits.questionMax),
            text: z.string().max(limits.answerMax),
            file: z.string().max(120).nullish(),
          }),
        )
        .max(practiceLimits.followUps)
        .nullish(),
      provenance: Provenance.nullish(),
    })
    .nullish(),
});
export type PracticeAttempt = z.infer<typeof PracticeAttempt>;

/** Everything that was said in an attempt: the answer, then what was answered to follow-ups. A coach reads it; places in the answer stay the same. */
export function getTranscript({
  text,
  content,
}: Pick<PracticeAttempt, 'text' | 'content'>): string {
  return [text ?? '', ...(content?.followUps ?? []).map((one) => one.text)]
    .filter((words) => words.trim() !== '')
    .join('\n\n')
    .slice(0, limits.answerMax);
}

export const storyParts = ['situation', 'task', 'action', 'result'] as const;
const part = z.string().max(practiceLimits.storyPart).default('');

/** users/{uid}/stories/{id}: what one has done, in four parts, with the competencies it shows and the questions it answers. */
export const Story = SeekerDocument.extend({
  competencies: z.array(z.string().max(200)).max(practiceLimits.storyCompetencies).nullish(),
  questions: z.array(z.string().max(500)).max(practiceLimits.storyQuestions).nullish(),
  content: z.object({ situation: part, task: part, action: part, result: part }).nullish(),
});
export type Story = z.infer<typeof Story>;
