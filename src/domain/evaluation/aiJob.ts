/** A task in the evaluation queue, leased by a signed-in reviewer's browser. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { isScoringPaused, type Session } from '#domain/candidate/session.ts';

export const AiJob = z.object({
  interviewId: z.string(),
  candidateUid: z.string(),
  status: z.enum(['queued', 'leased', 'done', 'dead', 'discarded']),
  attempts: z.number().int(),
  cap: z.number().int(),
  createdAt: Moment.nullish(),
  leaseOwner: z.string().nullish(),
  leaseId: z.string().nullish(),
  /** The last heartbeat. */
  leasedAt: Moment.nullish(),
  /** When the lease was taken: heartbeats keep it for an hour from here, and no longer. */
  takenAt: Moment.nullish(),
  evaluationId: z.string().nullish(),
  finishedAt: Moment.nullish(),
  error: z.string().nullish(),
  /** The platform's last act on it. */
  auditId: z.string().nullish(),
});
export type AiJob = z.infer<typeof AiJob>;

/** A lease lasts five minutes from its last heartbeat; the rules take heartbeats for an hour. */
export const leaseMs = 5 * 60_000;

/** Id of the one task of a session: create-once makes it idempotent. */
export function buildAiJobId(interviewId: string, candidateUid: string): string {
  return `${interviewId}_${candidateUid}`;
}

/** True when the task may be taken: queued with attempts left, or its lease has run out. */
export function isTakeable(
  job: Pick<AiJob, 'status' | 'attempts' | 'cap' | 'leasedAt'>,
  now: Date,
): boolean {
  if (job.attempts >= job.cap) return false;
  if (job.status === 'queued') return true;
  return (
    job.status === 'leased' &&
    job.leasedAt != null &&
    job.leasedAt.getTime() + leaseMs < now.getTime()
  );
}

/** Of candidates who agreed and submitted, those whose evaluation can be queued: no task yet, and no open request for deletion. */
export function listWithoutTask<T extends { id: string; data: Pick<Session, 'deletionAskedAt'> }>(
  interviewId: string,
  sessions: readonly T[],
  taskIds: ReadonlySet<string>,
): T[] {
  return sessions.filter(
    ({ id, data }) => !taskIds.has(buildAiJobId(interviewId, id)) && !isScoringPaused(data),
  );
}
