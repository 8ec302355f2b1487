// Which task comes next, and when to look again: decisions without a clock or a network of their own.
import { isTakeable, leaseMs, type AiJob } from '#domain/evaluation/aiJob.ts';
import type { Stored } from '#domain/base/source.ts';
import { wordsWaitMs } from '#domain/candidate/untranscribed.ts';

/** Waits after a failure: 10 s, 20 s, 40 s … five minutes at most, counted from the failed attempt by the server's clock. */
export function computeBackOff(attempts: number): number {
  return Math.min(5 * 60_000, 10_000 * 2 ** Math.max(0, attempts - 1));
}

/** The first moment at which a browser may take the task; null when nobody may any more. */
export function findReadyTime(
  job: Pick<AiJob, 'status' | 'attempts' | 'cap' | 'leasedAt' | 'error'>,
): number | null {
  if (
    job.attempts >= job.cap ||
    job.status === 'done' ||
    job.status === 'dead' ||
    job.status === 'discarded'
  )
    return null;
  if (job.status === 'leased') return job.leasedAt ? job.leasedAt.getTime() + leaseMs + 1 : null;
  // A person who asks for another try clears the error, and with it the wait.
  if (job.error === 'wordsWait' && job.leasedAt) return job.leasedAt.getTime() + wordsWaitMs;
  return job.error && job.leasedAt ? job.leasedAt.getTime() + computeBackOff(job.attempts) : 0;
}

/** Tasks that lost a race here: not tried again before the given moment. */
export type Skipped = ReadonlyMap<string, number>;

function findReadyTimeHere(job: Stored<AiJob>, skipped: Skipped): number | null {
  const ready = findReadyTime(job.data);
  return ready === null ? null : Math.max(ready, skipped.get(job.id) ?? 0);
}

/** The oldest task that may be taken now. */
export function findNextJob(
  jobs: readonly Stored<AiJob>[],
  now: number,
  skipped: Skipped = new Map(),
): Stored<AiJob> | null {
  const at = new Date(now);
  const takeable = jobs.filter((job) => {
    const ready = findReadyTimeHere(job, skipped);
    return ready !== null && ready <= now && isTakeable(job.data, at);
  });
  const age = (job: Stored<AiJob>): number => job.data.createdAt?.getTime() ?? now;
  return takeable.toSorted((a, b) => age(a) - age(b))[0] ?? null;
}

/** When a task whose last attempt runs has been silent for too long: nobody can take it, so whoever sees it puts it aside. Null: it is no such task. */
function findParkTime({ status, attempts, cap, leasedAt }: AiJob): number | null {
  return status === 'leased' && attempts >= cap && leasedAt
    ? leasedAt.getTime() + leaseMs + 1
    : null;
}

/** A task to put aside now. */
export function findJobToPark(
  jobs: readonly Stored<AiJob>[],
  now: number,
  skipped: Skipped = new Map(),
): Stored<AiJob> | null {
  return (
    jobs.find((job) => {
      const at = findParkTime(job.data);
      return at !== null && at <= now && (skipped.get(job.id) ?? 0) <= now;
    }) ?? null
  );
}

/** How long until something may need something without a change in the list; null when nothing will. */
export function getNextCheckDelay(
  jobs: readonly Stored<AiJob>[],
  now: number,
  skipped: Skipped = new Map(),
): number | null {
  const moments = jobs.flatMap(
    (job) =>
      findReadyTimeHere(job, skipped) ??
      (findParkTime(job.data) === null
        ? []
        : Math.max(findParkTime(job.data) ?? 0, skipped.get(job.id) ?? 0)),
  );
  return moments.length === 0 ? null : Math.max(50, Math.min(...moments) - now);
}

export type PausedBy = 'queue' | 'company' | 'platform';

/** What this tab's worker is doing. */
export type WorkerState =
  | { kind: 'off' }
  /** Waiting for its turn: another tab of this browser works. */
  | { kind: 'standby' }
  | { kind: 'paused' }
  /** Nothing may be taken: the company holds its queue, has switched the AI off, or the platform has stopped it. */
  | { kind: 'held'; by: PausedBy }
  | { kind: 'offline' }
  | { kind: 'idle' }
  /** `done` of `of` answers of this candidate. */
  | { kind: 'working'; jobId: string; done: number; of: number };

export interface QueueCounts {
  waiting: number;
  running: number;
  failed: number;
  /** Running tasks whose browser has gone silent. */
  silent: number;
}

/** How many tasks are in which state. */
export function countsOf(
  open: readonly Stored<AiJob>[],
  dead: readonly Stored<AiJob>[],
  now: number,
): QueueCounts {
  const running = open.filter((job) => job.data.status === 'leased');
  const silent = running.filter(
    (job) => job.data.leasedAt != null && job.data.leasedAt.getTime() + leaseMs < now,
  ).length;
  return {
    waiting: open.length - running.length,
    running: running.length - silent,
    failed: dead.length,
    silent,
  };
}

/** Milliseconds per answer, as an average that follows the last evaluations; null: nothing was measured yet. */
export function computePace(before: number | null, ms: number, answers: number): number | null {
  if (answers <= 0 || ms < 0) return before;
  const now = ms / answers;
  return before === null ? now : before * 0.7 + now * 0.3;
}

/** Whole minutes left at a pace, one at least; null while no pace is known. `answers` is what is left to rate. */
export function estimateMinutesLeft(pace: number | null, answers: number): number | null {
  return pace === null ? null : Math.max(1, Math.ceil((pace * answers) / 60_000));
}
