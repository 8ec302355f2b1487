/** Drafts, published job interviews, and the parts that candidates and reviewers may read. */
import { z } from 'zod';
import { interviewKinds, resumeQuestion, retakeLimits, type InterviewKind } from './answering.ts';
import { Moment } from '#domain/base/moment.ts';
import { Competency, Kit, Provenance, Question, limits } from './kit.ts';
import { listTerms } from '#domain/text/terms.ts';

/** organizations/{o}/drafts/{d}: saved while typing; free, and not counted until published. While typing, a name or a question may be empty, and spaces stay. */
export const Draft = Kit.extend({
  competencies: z
    .array(Competency.extend({ name: z.string().max(limits.competencyNameMax) }))
    .max(limits.competenciesMax),
  questions: z
    .array(
      Question.extend({
        competencyId: z.string().max(40),
        text: z.string().max(limits.questionMax),
      }),
    )
    .max(limits.questionsMax),
  description: z.string().max(limits.descriptionMax),
  language: z.string().max(16).default('en'),
  /** How it is answered; absent: in writing. */
  type: z.enum(interviewKinds).nullish(),
  /** How often an answer may be recorded again; absent: as usual. */
  retakes: z.number().int().min(0).max(retakeLimits.max).nullish(),
  closesAt: Moment.nullish(),
  origin: Provenance.nullish(),
  /** Blind review: who a candidate is stays closed until one's own scorecard is in (docs/decisions/0051). */
  blind: z.boolean().nullish(),
  /** The published version it was begun from: publishing it makes the next one of that family. */
  from: z.object({ interviewId: z.string(), version: z.number().int().positive() }).nullish(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  rev: z.number().int().positive(),
});
export type Draft = z.infer<typeof Draft>;

const interviewStatuses = ['draft', 'open', 'closed', 'archived'] as const;

/** organizations/{o}/interviews/{i}: a published job interview. */
export const Interview = z.object({
  title: z.string(),
  description: z.string().nullish(),
  type: z.enum(interviewKinds),
  status: z.enum(interviewStatuses),
  language: z.string().nullish(),
  questionIds: z.array(z.string()),
  /** How often an answer may be recorded again; `ownRetakes` has the questions that differ, by their ids (docs/decisions/0081). */
  retakes: z.number().int(),
  ownRetakes: z.record(z.string(), z.number().int()).nullish(),
  durationMinutes: z.number().int(),
  slots: z.object({ videos: z.number().int(), documents: z.number().int() }),
  closesAt: Moment.nullish(),
  level: z.string().nullish(),
  mustHave: z.array(z.string()).nullish(),
  niceToHave: z.array(z.string()).nullish(),
  /** SHA-256 of the published rubric: ratings name the rubric they were made with. */
  rubricVersion: z.string().nullish(),
  origin: Provenance.nullish(),
  /** Blind review; chosen before publishing, for good. */
  blind: z.boolean().nullish(),
  /** The first version's id, and which version this is; absent: the first. `previous` and `next` are its neighbours (docs/decisions/0055). */
  family: z.string().nullish(),
  version: z.number().int().nullish(),
  previous: z.string().nullish(),
  next: z.string().nullish(),
  /** No new invitations; whoever is invited already may still take it. */
  invitesClosed: z.boolean().nullish(),
  /** Beginnings of the words it is found by. */
  terms: z.array(z.string()).nullish(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  updatedAt: Moment.nullish(),
  rev: z.number().int(),
});
export type Interview = z.infer<typeof Interview>;

/** By what a job is found: its title and its level. */
export function listJobTerms({ title, level }: Pick<Interview, 'title' | 'level'>): string[] {
  return listTerms(`${title} ${level ?? ''}`);
}

/** What the candidate may read of a question: no anchors, no weights, no competency. */
export const CandidateQuestion = Question.pick({
  id: true,
  text: true,
  kind: true,
  minutes: true,
  followUpCap: true,
  followUps: true,
  formats: true,
  thinkSeconds: true,
  maxSeconds: true,
});
export type CandidateQuestion = z.infer<typeof CandidateQuestion>;

/** interviews/{i}/content/questions */
export const QuestionsContent = z.object({
  items: z.array(CandidateQuestion),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
});
export type QuestionsContent = z.infer<typeof QuestionsContent>;

/** One competency of the rubric with the anchors of its questions; never readable by candidates. */
export const RubricItem = Competency.extend({
  questions: z.array(
    Question.pick({ id: true, text: true, anchors: true, lookFor: true, modelAnswer: true }),
  ),
});
export type RubricItem = z.infer<typeof RubricItem>;

/** The lines of a question's rubric that an answer is read for: what to look for, else what levels 3 to 5 look like. */
export function rubricLinesOf({
  lookFor,
  anchors,
}: Pick<RubricItem['questions'][number], 'lookFor' | 'anchors'>): readonly string[] {
  return lookFor.length > 0 ? lookFor : anchors.slice(2);
}

/** interviews/{i}/content/rubric */
export const RubricContent = z.object({
  items: z.array(RubricItem),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
});
export type RubricContent = z.infer<typeof RubricContent>;

/**
 * interviews/{i}/content/unbegun: there as long as nobody has begun; made by publishing, deleted by the first session.
 * After a correction it says where that was (see correction.ts) and which audit entry records it.
 */
export const Unbegun = z.object({
  at: Moment.nullish(),
  n: z.number().int().nullish(),
  c: z.number().int().nullish(),
  k: z.number().int().nullish(),
  log: z.string().nullish(),
});
export type Unbegun = z.infer<typeof Unbegun>;

/** What is kept of a question's model answer: nothing when it is blank. */
function modelAnswerOf({
  modelAnswer,
}: Pick<Question, 'modelAnswer'>): Pick<Question, 'modelAnswer'> {
  return modelAnswer?.trim() ? { modelAnswer: modelAnswer.trim() } : {};
}

/** How a question may be answered, where that is set. */
function answeringOf({
  formats,
  thinkSeconds,
  maxSeconds,
}: Pick<Question, 'formats' | 'thinkSeconds' | 'maxSeconds'>): Pick<
  CandidateQuestion,
  'formats' | 'thinkSeconds' | 'maxSeconds'
> {
  return {
    ...(formats && formats.length > 0 ? { formats } : {}),
    ...(thinkSeconds == null ? {} : { thinkSeconds }),
    ...(maxSeconds == null ? {} : { maxSeconds }),
  };
}

/** Splits a kit into what candidates may read and what they may not. A written interview says nothing of recordings; one with a resume asks for it first. */
export function contentOf(
  kit: Pick<Kit, 'competencies' | 'questions'> & {
    type?: InterviewKind | null | undefined;
    language?: string | undefined;
  },
): { questions: CandidateQuestion[]; rubric: RubricItem[] } {
  const asked = kit.questions.map(
    ({ id, text, kind, minutes, followUpCap, followUps, ...question }) => ({
      id,
      text,
      kind,
      minutes,
      followUpCap,
      followUps,
      ...(kit.type === 'chat' ? {} : answeringOf(question)),
    }),
  );
  return {
    questions: kit.type === 'resume' ? [resumeQuestion(kit.language), ...asked] : asked,
    rubric: kit.competencies.map((competency) => ({
      ...competency,
      questions: kit.questions
        .filter((question) => question.competencyId === competency.id)
        .map((question) => ({
          id: question.id,
          text: question.text,
          anchors: question.anchors,
          lookFor: question.lookFor,
          ...modelAnswerOf(question),
        })),
    })),
  };
}
