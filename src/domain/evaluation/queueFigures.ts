/** Figures of all companies' evaluation queues, and the tasks that a super admin's action affects. */
import type { AiJob } from './aiJob.ts';
import { leaseMs } from './aiJob.ts';

export const jobStates = [
  'queued',
  'leased',
  'done',
  'dead',
  'discarded',
] as const satisfies AiJob['status'][];
export const steers = ['retry', 'requeue', 'discard'] as const;
export type Steer = (typeof steers)[number];

export interface QueueFigures {
  counts: Record<AiJob['status'], number>;
  /** Running tasks whose browser has gone silent. */
  silent: number;
  /** When the task that has waited longest was made; null: none waits. */
  oldest: Date | null;
  lastHour: number;
  lastDay: number;
  /** Failed tasks by code, the most frequent first. */
  failures: { code: string; count: number }[];
}

/** True when its lease has run out. */
export function isSilent(
  { status, leasedAt }: Pick<AiJob, 'status' | 'leasedAt'>,
  now: Date,
): boolean {
  return status === 'leased' && leasedAt != null && leasedAt.getTime() + leaseMs < now.getTime();
}

/** What a super admin may do with a task in its state; the rules hold the same. */
export function maySteer(
  job: Pick<AiJob, 'status' | 'leasedAt'>,
  steer: Steer,
  now: Date,
): boolean {
  if (steer === 'retry') return job.status === 'dead' || job.status === 'discarded';
  if (steer === 'requeue') return isSilent(job, now);
  return job.status === 'queued' || job.status === 'dead' || isSilent(job, now);
}

/** The fields that an act changes; attempts used stay used. */
export function steerTask(
  { attempts, cap }: Pick<AiJob, 'attempts' | 'cap'>,
  steer: Steer,
): Partial<Pick<AiJob, 'status' | 'cap' | 'error'>> {
  if (steer === 'retry') return { status: 'queued', cap: attempts + 5, error: null };
  if (steer === 'requeue') return { status: 'queued', cap: attempts >= cap ? attempts + 5 : cap };
  return { status: 'discarded' };
}

/** A code as the queue stores it; anything else, of an older version, is shown as unknown: a sentence could be a candidate's. */
export function readErrorCode(error: string | null | undefined): string | null {
  if (!error) return null;
  return /^[A-Za-z0-9_.:-]{1,60}$/u.test(error) ? error : 'unknown';
}

/** Why nothing moves, if nothing does: said before anything else. */
export function explainStandstill(
  { counts, silent }: Pick<QueueFigures, 'counts' | 'silent'>,
  working: number,
  held: boolean,
): 'held' | 'noBrowser' | null {
  const waiting = counts.queued + silent;
  if (waiting === 0) return null;
  return held ? 'held' : working === 0 ? 'noBrowser' : null;
}
