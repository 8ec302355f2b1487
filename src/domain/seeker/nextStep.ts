/** Suggests a job seeker's next step from their documents. Pure: the same documents at the same time give the same step. */
import type { Upcoming } from './jobEvents.ts';
import { questionsOf, type PracticeSession } from './practice.ts';
import type { CompetencyTrend } from './practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';
import { formatJobName, stateOf, type TrackedJob } from './trackedJob.ts';

/** An interview with an employer on Hirely that has begun and can be gone on with. */
export interface RunningInterview {
  orgId: string;
  interviewId: string;
  title: string;
  company: string;
  /** Until when answers are taken; null when it is not known. */
  until: Date | null;
}

export interface NextStepFacts {
  now: Date;
  running: readonly RunningInterview[];
  jobs: readonly Pick<Stored<TrackedJob>, 'id' | 'data'>[];
  /** What is ahead, in time order (jobEvents.ts). */
  upcoming: readonly Upcoming[];
  sets: readonly Pick<Stored<PracticeSession>, 'id' | 'data'>[];
  trends: readonly CompetencyTrend[];
  attempts: number;
  /** Questions that are due again, weak ones first: their words. */
  due: readonly string[];
  hasMaster: boolean;
}

export type NextStep =
  | { kind: 'running'; interview: RunningInterview }
  | { kind: 'addJob' }
  | { kind: 'deadline' | 'task'; event: Upcoming }
  /** Before an interview of a tracked job: the competency to practise, where its questions are; without a set, one has to be made. */
  | {
      kind: 'practise';
      event: Upcoming;
      competency: string | null;
      setId: string | null;
      questionId: string | null;
    }
  | { kind: 'review'; count: number; question: string }
  | { kind: 'resume' }
  | { kind: 'firstPractice'; jobId: string; job: string }
  | { kind: 'prepare'; jobId: string; job: string }
  | { kind: 'weakest'; competency: string; attemptId: string }
  | { kind: 'more' };

const dayMs = 86_400_000;
/** What comes within so many days goes before everything that can wait. */
const urgentDays = 2;
/** So many days before an interview practising for it comes first. */
const interviewDays = 14;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What to practise for a job: a competency of its questions that was never practised, else the one with most parts missing in the latest attempt. */
function findPracticeFor(
  event: Upcoming,
  { sets, trends }: Pick<NextStepFacts, 'sets' | 'trends'>,
): NextStep {
  const set = sets.find(({ data }) => data.jobId === event.jobId && questionsOf(data).length > 0);
  const asked = set
    ? questionsOf(set.data).filter(({ competency }) => competency.trim() !== '')
    : [];
  const fresh = asked.find(
    ({ competency }) => !trends.some((trend) => isSame(trend.competency, competency)),
  );
  const weak = trends.flatMap(
    (trend) => asked.find(({ competency }) => isSame(competency, trend.competency)) ?? [],
  )[0];
  const question = fresh ?? weak ?? (set ? questionsOf(set.data)[0] : undefined);
  return {
    kind: 'practise',
    event,
    competency: question?.competency.trim() || null,
    setId: set?.id ?? null,
    questionId: question?.id ?? null,
  };
}

/**
 * What to do next. First what cannot wait: an employer's interview that runs, then whatever comes within two days, the earliest first.
 * Then practising for an interview of the next two weeks, questions that are due again, and what is still missing: a job, a resume, a first answer, a tailored resume. At last the weakest competency.
 */
export function nextStepOf(facts: NextStepFacts): NextStep {
  const { now, running, jobs, upcoming, trends, attempts, due, hasMaster } = facts;
  const until = ({ until: end }: RunningInterview): number =>
    end?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const [interview] = running.toSorted(
    (a, b) => until(a) - until(b) || (a.interviewId < b.interviewId ? -1 : 1),
  );
  if (interview) return { kind: 'running', interview };
  const isWithin =
    (days: number) =>
    ({ at }: Upcoming): boolean =>
      at.getTime() - now.getTime() <= days * dayMs;
  const urgent = upcoming.find(isWithin(urgentDays));
  if (urgent)
    return urgent.kind === 'interview'
      ? findPracticeFor(urgent, facts)
      : { kind: urgent.kind, event: urgent };
  const soon = upcoming.find(
    (event) => event.kind === 'interview' && isWithin(interviewDays)(event),
  );
  if (soon) return findPracticeFor(soon, facts);
  const [question] = due;
  if (question !== undefined) return { kind: 'review', count: due.length, question };
  const open = jobs.filter(({ data }) => stateOf(data.status) !== 'closed');
  if (open.length === 0) return { kind: 'addJob' };
  if (!hasMaster) return { kind: 'resume' };
  const described = open.find(({ data }) => (data.text ?? '').trim() !== '') ?? open[0];
  if (attempts === 0 && described)
    return { kind: 'firstPractice', jobId: described.id, job: formatJobName(described.data) };
  const unprepared = open.find(
    ({ data }) =>
      stateOf(data.status) === 'interested' &&
      (data.text ?? '').trim() !== '' &&
      data.applicationId == null &&
      data.resumeId == null,
  );
  if (unprepared)
    return { kind: 'prepare', jobId: unprepared.id, job: formatJobName(unprepared.data) };
  const weakest = trends.find(({ missingNow }) => missingNow.length > 0);
  const last = weakest?.points.at(-1);
  return weakest && last
    ? { kind: 'weakest', competency: weakest.competency, attemptId: last.id }
    : { kind: 'more' };
}

/** The number of days with practice among the last seven, including today, by this device's clock. */
export function countPracticeDays(made: readonly (Date | null)[], now: Date): number {
  const days = Array.from({ length: 7 }, (_, back) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).getTime(),
  );
  return days.filter((from, back) => {
    const end = back === 0 ? Number.MAX_SAFE_INTEGER : (days[back - 1] ?? 0);
    return made.some((at) => at !== null && at.getTime() >= from && at.getTime() < end);
  }).length;
}
