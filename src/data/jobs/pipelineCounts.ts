/** Counts of candidates and invitations that the server adds up, again when something has changed. */
import { getCountFromServer, query, where, type Query } from 'firebase/firestore';
import { sessionStages, type SessionStage } from '#domain/candidate/candidateView.ts';
import { stages } from '#domain/candidate/session.ts';
import type { Source } from '#domain/base/source.ts';
import { collectionAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { keepCounted } from '#data/base/recounting.ts';
import { filterByStage } from './stageFilter.ts';
import { noteReads, timeRead } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** How many candidates of a job stand where, now. Open invitations are null for people who may not list them. */
export interface JobCounts {
  invited: number | null;
  inProgress: number;
  submitted: number;
  inReview: number;
  decided: number;
}

/** Invitations that end within this time count as ending soon. */
const soonMs = 3 * 86_400_000;

async function count(counted: Query): Promise<number> {
  noteReads('count', 1);
  const answer = timeRead('count', 'count');
  const { count: sum } = (await getCountFromServer(counted)).data();
  answer();
  return sum;
}

async function countJob({ orgId, interviewId }: JobRef, seesInvites: boolean): Promise<JobCounts> {
  const sessions = collectionAt('candidates', { orgId, interviewId });
  const submitted = where('status', '==', 'submitted');
  const [invited, inProgress, sent, inReview, decided] = await Promise.all([
    seesInvites
      ? count(query(collectionAt('invites', { orgId, interviewId }), where('status', '==', 'open')))
      : null,
    count(query(sessions, where('status', '==', 'in_progress'))),
    count(query(sessions, submitted)),
    count(query(sessions, submitted, where('stage', '==', 'in_review'))),
    count(
      query(
        sessions,
        submitted,
        where('stage', 'in', ['shortlisted', 'offer', 'hired', 'rejected']),
      ),
    ),
  ]);
  return {
    invited,
    inProgress,
    submitted: Math.max(0, sent - inReview - decided),
    inReview,
    decided,
  };
}

async function countExpiring(
  orgId: string,
  interviewIds: readonly string[],
): Promise<Record<string, number>> {
  const now = await readServerTime();
  const soon = new Date(now.getTime() + soonMs);
  const numbers = await Promise.all(
    interviewIds.map((interviewId) =>
      count(
        query(
          collectionAt('invites', { orgId, interviewId }),
          where('status', '==', 'open'),
          where('expiresAt', '>', now),
          where('expiresAt', '<', soon),
        ),
      ),
    ),
  );
  return Object.fromEntries(
    interviewIds.map((interviewId, index) => [interviewId, numbers[index] ?? 0]),
  );
}

/** How many candidates stand in each column of the board. */
export type ColumnCounts = Record<SessionStage, number>;

async function countColumns(jobRef: JobRef): Promise<ColumnCounts> {
  const counts = await Promise.all(
    sessionStages.map((stage) =>
      count(query(collectionAt('candidates', jobRef), ...filterByStage(stage))),
    ),
  );
  const by = Object.fromEntries(
    sessionStages.map((stage, index) => [stage, counts[index] ?? 0]),
  ) as ColumnCounts;
  // Those without a stage: all who submitted, less those who stand further.
  return {
    ...by,
    submitted: Math.max(0, by.submitted - stages.reduce((sum, stage) => sum + by[stage], 0)),
  };
}

/** Where a job's candidates stand, column by column. */
export function columnCountsOf(jobRef: JobRef): Source<ColumnCounts | null> {
  return createCountSource(
    `columns/${jobRef.orgId}/${jobRef.interviewId}`,
    [jobRef.interviewId],
    () => countColumns(jobRef),
  );
}

/** How many candidates a job has; once. */
export async function countCandidates(jobRef: JobRef): Promise<number> {
  return asFault(() => count(query(collectionAt('candidates', jobRef))));
}

/** Told when lists that somebody listens to have changed; its detail is the job, null: any. */
const recountEvent = 'hirely:recount';

/** What the server adds up: now, soon after a change of its jobs, and every five minutes while the page is seen. Null while it cannot be had. */
function createCountSource<T>(
  key: string,
  interviewIds: readonly string[],
  add: () => Promise<T>,
): Source<T | null> {
  return {
    key,
    subscribe: (next) => {
      let last: T | null = null;
      let stopped = false;
      const counting = keepCounted(() => {
        add().then(
          (value) => {
            last = value;
            if (!stopped) next(value);
          },
          (error: unknown) => {
            console.warn('Counting failed', error);
            if (!stopped) next(last);
          },
        );
      });
      const listen = (event: Event): void => {
        const changed = event instanceof CustomEvent ? (event.detail as string[] | null) : null;
        if (!changed || changed.some((id) => interviewIds.includes(id))) counting.ask();
      };
      window.addEventListener(recountEvent, listen);
      return () => {
        stopped = true;
        counting.stop();
        window.removeEventListener(recountEvent, listen);
      };
    },
  };
}

/** Where a job's candidates stand, in numbers. */
export function countsOf(jobRef: JobRef, seesInvites: boolean): Source<JobCounts | null> {
  return createCountSource(
    `counts/${jobRef.orgId}/${jobRef.interviewId}/${seesInvites}`,
    [jobRef.interviewId],
    () => countJob(jobRef, seesInvites),
  );
}

/** How many invitations of each job end within three days. */
export function expiringInvitesOf(
  orgId: string,
  interviewIds: readonly string[],
): Source<Record<string, number> | null> {
  return createCountSource(`expiring/${orgId}/${interviewIds.join(',')}`, [], () =>
    countExpiring(orgId, interviewIds),
  );
}

/** Counts the jobs again of which something has changed; without them all. */
export function recountJobs(interviewIds: readonly string[] | null = null): void {
  window.dispatchEvent(new CustomEvent(recountEvent, { detail: interviewIds }));
}
