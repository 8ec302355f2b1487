/** Figures of a job from counts and bounded samples: funnel, durations and drop-off. Small numbers never become percentages. */
import type { Answer } from '#domain/candidate/answer.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { deadlineOf, type Session } from '#domain/candidate/session.ts';

/** Under so many, a share says more about chance than about the interview; and a median of so few says nothing. */
export const shareLeast = 10;
const medianLeast = 3;

const funnelSteps = ['invited', 'started', 'sent', 'reviewed', 'decided'] as const;
type FunnelStep = (typeof funnelSteps)[number];
export type FunnelCounts = Record<FunnelStep, number | null>;
export interface FunnelRow {
  step: FunnelStep;
  count: number;
  /** Of the step before; null for the first, and where there are too few to say. */
  share: number | null;
  of: number | null;
}

/** The steps that may be counted, each with its share of the one before. */
export function funnelOf(counts: FunnelCounts): FunnelRow[] {
  const known = funnelSteps.flatMap((step) => {
    const count = counts[step];
    return count === null ? [] : [{ step, count }];
  });
  return known.map(({ step, count }, index) => {
    const of = known[index - 1]?.count ?? null;
    return { step, count, of, share: of === null ? null : shareOf(count, of) };
  });
}

/** A share of 0 to 1; null where there are too few to say, or more than there can be. */
export function shareOf(count: number, of: number): number | null {
  return of < shareLeast || count > of ? null : count / of;
}

export interface Spread {
  /** How many it was taken from. */
  n: number;
  /** Hours; null where there are too few. */
  median: number | null;
  low: number | null;
  high: number | null;
}

const hour = 3_600_000;

function readQuantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(rank)] ?? 0, sorted[Math.ceil(rank)] ?? 0];
  return Math.round((below + (above - below) * (rank - Math.floor(rank))) * 1e6) / 1e6;
}

/** Median and middle half of times in hours. */
export function spreadOf(hours: readonly number[]): Spread {
  const sorted = hours
    .filter((value) => Number.isFinite(value) && value >= 0)
    .toSorted((a, b) => a - b);
  if (sorted.length < medianLeast) return { n: sorted.length, median: null, low: null, high: null };
  return {
    n: sorted.length,
    median: readQuantile(sorted, 0.5),
    low: readQuantile(sorted, 0.25),
    high: readQuantile(sorted, 0.75),
  };
}

function computeHoursBetween(from: Date | null | undefined, to: Date | null | undefined): number[] {
  return from && to && to >= from ? [(to.getTime() - from.getTime()) / hour] : [];
}

/** How long people took from starting to sending. */
export function computeTimeTaken(
  sessions: readonly Pick<Session, 'startedAt' | 'submittedAt'>[],
): Spread {
  return spreadOf(
    sessions.flatMap(({ startedAt, submittedAt }) => computeHoursBetween(startedAt, submittedAt)),
  );
}

/** How long those who moved on had waited since they sent, to the last move; from session documents. */
export function computeTimeToDecision(
  sessions: readonly Pick<Candidate, 'submittedAt' | 'stage' | 'stageAt'>[],
): Spread {
  return spreadOf(
    sessions
      .filter(({ stage }) => stage != null && stage !== 'in_review')
      .flatMap(({ submittedAt, stageAt }) => computeHoursBetween(submittedAt, stageAt)),
  );
}

/** How long those who still wait for a decision have waited so far. */
export function computeTimeWaiting(
  sessions: readonly Pick<Candidate, 'status' | 'submittedAt' | 'stage'>[],
  now: Date,
): Spread {
  return spreadOf(
    sessions
      .filter(
        ({ status, stage }) => status === 'submitted' && (stage == null || stage === 'in_review'),
      )
      .flatMap(({ submittedAt }) => computeHoursBetween(submittedAt, now)),
  );
}

/** A move as the audit log has it. */
export interface Move {
  candidateUid: string;
  stage: string;
  at: Date;
}

export const timedStages = ['submitted', 'in_review', 'shortlisted', 'offer'] as const;
export type TimedStage = (typeof timedStages)[number];

/** How long each stage lasted, for those who have left it. "submitted" begins when it was sent, the others with the move into them. */
export function computeTimeInStages(
  sessions: readonly { id: string; submittedAt: Date | null | undefined }[],
  moves: readonly Move[],
): Record<TimedStage, Spread> {
  const hours: Record<TimedStage, number[]> = {
    submitted: [],
    in_review: [],
    shortlisted: [],
    offer: [],
  };
  for (const { id, submittedAt } of sessions) {
    const own = moves
      .filter(({ candidateUid }) => candidateUid === id)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
    let [stage, since]: [string, Date | null | undefined] = ['submitted', submittedAt];
    for (const move of own) {
      const known = timedStages.find((one) => one === stage);
      if (known) hours[known].push(...computeHoursBetween(since, move.at));
      [stage, since] = [move.stage, move.at];
    }
  }
  return {
    submitted: spreadOf(hours.submitted),
    in_review: spreadOf(hours.in_review),
    shortlisted: spreadOf(hours.shortlisted),
    offer: spreadOf(hours.offer),
  };
}

/** True when a candidate began but did not submit in time. */
export function hasStopped(
  session: Pick<Session, 'status' | 'submittedAt' | 'startedAt' | 'extraMinutes'>,
  interview: Pick<Interview, 'durationMinutes' | 'closesAt'>,
  now: Date,
): boolean {
  if (session.submittedAt || session.status === 'submitted' || session.status === 'erasing')
    return false;
  const end = deadlineOf(session, interview);
  return session.status !== 'in_progress' || (end !== null && end < now);
}

export interface DropRow {
  questionId: string;
  /** How many had answered it. */
  answered: number;
  /** How many had got no further than the question before it. */
  stopped: number;
}

/** Where those who did not send stopped: at the first question after the last one they answered. Follow-ups do not count. */
export function dropOff(
  questionIds: readonly string[],
  people: readonly (readonly Pick<Answer & { id: string }, 'id' | 'text' | 'storagePath'>[])[],
): DropRow[] {
  const answered = people.map(
    (answers) =>
      new Set(
        answers
          .filter(({ text, storagePath }) => (text ?? '').trim() !== '' || storagePath != null)
          .map(({ id }) => id),
      ),
  );
  const reached = answered.map((ids) => questionIds.findLastIndex((id) => ids.has(id)) + 1);
  return questionIds.map((questionId, index) => ({
    questionId,
    answered: answered.filter((ids) => ids.has(questionId)).length,
    stopped: reached.filter((next) => next === index).length,
  }));
}
