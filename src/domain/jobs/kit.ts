/** The structured interview kit: competencies with weights, questions, and 1–5 anchors. */
import { z } from 'zod';
import { AnswerFormat, recordingLimits, retakeLimits } from '#domain/recordings/recording.ts';

export const limits = {
  titleMax: 200,
  descriptionMax: 30_000,
  questionMax: 1_000,
  anchorMax: 600,
  competencyNameMax: 80,
  competenciesMax: 8,
  weightMin: 1,
  questionsMax: 12,
  followUpCapMax: 3,
  minutesMax: 30,
  skillMax: 60,
  skillsMax: 30,
  answerMax: 20_000,
  modelAnswerMax: 2_000,
} as const;

export const questionKinds = ['behavioural', 'situational', 'technical'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Levels of a behaviourally anchored scale: 1 lowest, 5 highest. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];
export const Level = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

export const Competency = z.object({
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(limits.competencyNameMax),
  description: z.string().max(600).default(''),
  /** Weight in percent; the weights of a kit add up to 100. 0: not chosen yet, which no published kit has. */
  weight: z.number().int().min(0).max(100),
});
export type Competency = z.infer<typeof Competency>;

export const Question = z.object({
  id: z.string().regex(/^q[a-z0-9]{1,12}$/),
  competencyId: z.string().min(1).max(40),
  kind: z.enum(questionKinds),
  text: z.string().trim().min(1).max(limits.questionMax),
  /** Five anchors: what an answer at level 1, 2, 3, 4 and 5 shows. */
  anchors: z.array(z.string().max(limits.anchorMax)).length(5),
  /** What evidence to look for; read by the evaluator, shown to reviewers. */
  lookFor: z.array(z.string().max(300)).max(8).default([]),
  /** The points a good answer makes, one a line; when there, an answer is rated by the points it covers. Never readable by candidates. */
  modelAnswer: z.string().max(limits.modelAnswerMax).optional(),
  minutes: z.number().int().min(1).max(limits.minutesMax),
  /** How many follow-ups may be asked, 0–3. */
  followUpCap: z.number().int().min(0).max(limits.followUpCapMax),
  /** Fixed follow-ups, asked in this order when nothing better fits; the candidate's page works without AI. */
  followUps: z.array(z.string().max(limits.questionMax)).max(limits.followUpCapMax).default([]),
  /** In a draft: the wording that level descriptions, evidence points and follow-ups were written for; absent: the present one. */
  rubricFor: z.string().max(limits.questionMax).nullish(),
  /** How it may be answered; absent: by the interview's type (see formatsOf). */
  formats: z.array(AnswerFormat).max(3).nullish(),
  /** Seconds of preparation before a recording starts automatically; absent: none. */
  thinkSeconds: z.number().int().min(0).max(recordingLimits.thinkSecondsMax).nullish(),
  /** The longest a spoken answer may be, seconds. */
  maxSeconds: z
    .number()
    .int()
    .min(recordingLimits.maxSecondsMin)
    .max(recordingLimits.maxSecondsMax)
    .nullish(),
  /** How often its answer may be recorded again; absent: as the interview says. */
  retakes: z.number().int().min(0).max(retakeLimits.max).nullish(),
});
export type Question = z.infer<typeof Question>;

/** Which engine made something, so that it can be shown, re-run and compared. */
export const Provenance = z.object({
  adapter: z.enum(['onDevice', 'cloud']),
  model: z.string(),
  version: z.string(),
  inputHash: z.string(),
  at: z.date().nullish(),
  /** The version of prompt, schema and checks; cloud only. */
  promptVersion: z.string().optional(),
  /** Hash of what it was judged against, where there is such a thing. */
  rubricVersion: z.string().optional(),
  /** How often the model was asked for the same thing; absent: once. */
  passes: z.number().int().min(1).max(9).optional(),
  /** Where a language model ran, as the SDK reports it; absent for the built-in engine. */
  inferenceSource: z.enum(['in_cloud', 'on_device']).optional(),
  /** The code of the fault for which the cloud was given up and this engine answered instead. */
  fellBack: z.string().max(40).optional(),
});
export type Provenance = z.infer<typeof Provenance>;

export const Kit = z.object({
  title: z.string().max(limits.titleMax),
  level: z.string().max(60).default(''),
  mustHave: z.array(z.string().max(limits.skillMax)).max(limits.skillsMax),
  niceToHave: z.array(z.string().max(limits.skillMax)).max(limits.skillsMax),
  competencies: z.array(Competency).max(limits.competenciesMax),
  questions: z.array(Question).max(limits.questionsMax),
});
export type Kit = z.infer<typeof Kit>;

/** Minutes a candidate will spend: the sum of the questions' limits. */
export function minutesOf(questions: readonly Pick<Question, 'minutes'>[]): number {
  return questions.reduce((sum, question) => sum + question.minutes, 0);
}

export type KitProblem =
  | 'titleMissing'
  | 'noQuestions'
  | 'noCompetencies'
  | 'weightMissing'
  | 'weightsNot100'
  | 'questionEmpty'
  | 'anchorEmpty'
  | 'competencyUnused'
  | 'questionWithoutCompetency'
  | 'competencyNameMissing';

/** Everything that stops a kit from being published, in the order of the wizard's steps; empty when it is ready. */
export function problemsOf(kit: Kit): KitProblem[] {
  const ids = new Set(kit.competencies.map((competency) => competency.id));
  const used = new Set(kit.questions.map((question) => question.competencyId));
  const found: [boolean, KitProblem][] = [
    [kit.title.trim() === '', 'titleMissing'],
    [kit.competencies.length === 0, 'noCompetencies'],
    [kit.competencies.some((competency) => competency.name.trim() === ''), 'competencyNameMissing'],
    [kit.competencies.some(({ weight }) => weight < limits.weightMin), 'weightMissing'],
    [
      kit.competencies.length > 0 &&
        kit.competencies.reduce((sum, competency) => sum + competency.weight, 0) !== 100,
      'weightsNot100',
    ],
    [kit.questions.length === 0, 'noQuestions'],
    [kit.questions.some((question) => question.text.trim() === ''), 'questionEmpty'],
    [
      kit.questions.some((question) => question.anchors.some((anchor) => anchor.trim() === '')),
      'anchorEmpty',
    ],
    [
      kit.questions.some((question) => !ids.has(question.competencyId)),
      'questionWithoutCompetency',
    ],
    [kit.competencies.some((competency) => !used.has(competency.id)), 'competencyUnused'],
  ];
  return found.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
