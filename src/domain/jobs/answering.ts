/** How an interview is answered: its kind, the formats of its questions, their time limits, and the storage each invitation reserves. */
import type { Question } from './kit.ts';
import {
  formatsOf,
  maxSecondsOf,
  retakeLimits,
  type AnswerFormat,
} from '#domain/recordings/recording.ts';

export const interviewKinds = ['chat', 'video', 'resume'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

export { retakeLimits } from '#domain/recordings/recording.ts';

/** What of a draft says how it is answered. */
export interface Answering {
  type?: InterviewKind | null | undefined;
  retakes?: number | null | undefined;
  questions: readonly Pick<
    Question,
    'minutes' | 'formats' | 'thinkSeconds' | 'maxSeconds' | 'retakes'
  >[];
}

/** The question that asks for the resume; it comes first and is never scored. */
export const resumeQuestionId = 'qresume';
/** Minutes that choosing a file and correcting what was read takes. */
const resumeMinutes = 3;
const resumeWords = {
  en: 'Please add your resume.',
  es: 'Añade tu currículum, por favor.',
} as const;

/** The question that asks for the resume, in the interview's language. */
export function resumeQuestion(
  language: string | null | undefined,
): Pick<Question, 'id' | 'text' | 'kind' | 'minutes' | 'followUpCap' | 'followUps'> {
  return {
    id: resumeQuestionId,
    text: language?.startsWith('es') ? resumeWords.es : resumeWords.en,
    kind: 'behavioural',
    minutes: resumeMinutes,
    followUpCap: 0,
    followUps: [],
  };
}

/** The kind of a draft; those from before there was a choice are written. */
export function kindOf({ type }: Pick<Answering, 'type'>): InterviewKind {
  return type ?? 'chat';
}

/** True when a question may be answered with a recording. */
export function isSpoken(
  question: { formats?: readonly AnswerFormat[] | null | undefined },
  kind: InterviewKind,
): boolean {
  return kind !== 'chat' && formatsOf(question, kind).some((format) => format !== 'text');
}

/** Minutes a question takes: its own, or, where that is more, to think and then to speak to the end. */
export function computeAnswerMinutes(
  question: Answering['questions'][number],
  kind: InterviewKind,
): number {
  if (!isSpoken(question, kind)) return question.minutes;
  return Math.max(
    question.minutes,
    Math.ceil(((question.thinkSeconds ?? 0) + maxSecondsOf(question)) / 60),
  );
}

/** Minutes a candidate will spend on the whole interview, answered once. */
export function computeCandidateMinutes({ questions, ...draft }: Answering): number {
  const kind = kindOf(draft);
  return questions.reduce(
    (sum, question) => sum + computeAnswerMinutes(question, kind),
    kind === 'resume' ? resumeMinutes : 0,
  );
}

/** The same for a published interview, whose questions include the request for a resume. */
export function computeAskedMinutes(
  questions: Answering['questions'],
  kind: InterviewKind,
): number {
  return questions.reduce((sum, question) => sum + computeAnswerMinutes(question, kind), 0);
}

/** How often an answer may be recorded again where its question has no number of its own; 0 where nothing is recorded. */
export function retakesOf({ questions, retakes, ...draft }: Answering): number {
  const kind = kindOf(draft);
  if (!questions.some((question) => isSpoken(question, kind))) return 0;
  return Math.min(retakeLimits.max, Math.max(0, retakes ?? retakeLimits.usual));
}

/**
 * How long a candidate has once started, in minutes: three times the questions' time, and time for every retake; half an hour at least, a day at most.
 */
export function computeWindowMinutes(draft: Answering): number {
  const kind = kindOf(draft);
  const retakes = retakesOf(draft);
  const recorded = draft.questions.filter((question) => isSpoken(question, kind));
  const again = recorded.reduce(
    (sum, question) => sum + maxSecondsOf(question) * (question.retakes ?? retakes),
    0,
  );
  return Math.min(1_440, Math.max(30, 3 * computeCandidateMinutes(draft) + Math.ceil(again / 60)));
}

/** Storage places that each invitation sets aside: one for every question that may be recorded (with its follow-ups and takes), one for a resume. */
export function slotsOf({ questions, ...draft }: Answering): { videos: number; documents: number } {
  const kind = kindOf(draft);
  return {
    videos: questions.filter((question) => isSpoken(question, kind)).length,
    documents: kind === 'resume' ? 1 : 0,
  };
}
