// The tasks of all companies, page by page, and what a super admin does with them.
import {
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { leaseMs } from '#domain/evaluation/aiJob.ts';
import { readErrorCode, maySteer, steerTask, type Steer } from '#domain/evaluation/queueFigures.ts';
import type { PagedSource, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { addAct } from './platformAct.ts';
import { orgOf } from './oldestTasks.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const buildJobsQuery = (): Query => collectionGroup(database(), 'aiJobs');

const tasksPerPage = 25;
const perCommit = 20;

export interface TaskFilter {
  status: AiJob['status'] | null;
  error: string | null;
  orgId: string | null;
}

/** Tasks page by page: those of one state oldest first, all of them newest first. */
export function taskPages({ status, error, orgId }: TaskFilter): PagedSource<AiJob> {
  const key = `platform:tasks:${status ?? ''}:${error ?? ''}:${orgId ?? ''}`;
  const keeps = error
    ? ({ data }: Stored<AiJob>): boolean => readErrorCode(data.error) === error
    : undefined;
  if (orgId && status)
    return livePages(
      'aiJobs',
      key,
      () =>
        query(
          collectionAt('aiJobs', { orgId }),
          where('status', '==', status),
          orderBy('createdAt'),
        ),
      tasksPerPage,
      keeps,
    );
  if (orgId)
    return livePages(
      'aiJobs',
      key,
      () => query(collectionAt('aiJobs', { orgId }), orderBy('createdAt', 'desc')),
      tasksPerPage,
      keeps,
    );
  if (status && error)
    return livePages(
      'aiJobs',
      key,
      () =>
        query(
          collectionGroup(database(), 'aiJobs'),
          where('status', '==', status),
          where('error', '==', error),
          orderBy('createdAt'),
        ),
      tasksPerPage,
    );
  if (status)
    return livePages(
      'aiJobs',
      key,
      () =>
        query(
          collectionGroup(database(), 'aiJobs'),
          where('status', '==', status),
          orderBy('createdAt'),
        ),
      tasksPerPage,
    );
  return livePages(
    'aiJobs',
    key,
    () => query(buildJobsQuery(), orderBy('createdAt', 'desc')),
    tasksPerPage,
    keeps,
  );
}

export interface TaskAt {
  orgId: string;
  jobId: string;
}

/** Steers tasks of one company in one commit, with an entry that names them; what a browser took meanwhile is left alone. Gives how many it was. Throws a Fault. */
async function steerOf(
  orgId: string,
  jobIds: readonly string[],
  steer: Steer,
  reason: string,
): Promise<number> {
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const now = await readServerTime();
      const found = await Promise.all(
        jobIds.map(async (jobId) => ({
          jobId,
          job: await readOptional(transaction, 'aiJobs', { orgId, jobId }),
        })),
      );
      const touched = found.flatMap(({ jobId, job }) =>
        job && maySteer(job, steer, now) ? [{ jobId, job }] : [],
      );
      if (touched.length === 0) return 0;
      const auditId = addAct(transaction, {
        action: `queue.${steer}`,
        target: 'aiJobs',
        after: touched.map(({ jobId }) => `${orgId}/${jobId}`).join(' '),
        ...(reason ? { reason } : {}),
        orgIds: steer === 'discard' ? [orgId] : [],
      });
      for (const { jobId, job } of touched)
        transaction.update(docAt('aiJobs', { orgId, jobId }), {
          ...steerTask(job, steer),
          auditId,
        });
      return touched.length;
    }),
  );
}

/** Steers some tasks, company by company. Gives how many it was; fewer when browsers were faster. Throws a Fault. */
export async function steerTasks(
  tasks: readonly TaskAt[],
  steer: Steer,
  reason: string,
): Promise<number> {
  let done = 0;
  for (const orgId of new Set(tasks.map((task) => task.orgId))) {
    const ids = tasks.filter((task) => task.orgId === orgId).map(({ jobId }) => jobId);
    for (let from = 0; from < ids.length; from += perCommit)
      done += await steerOf(orgId, ids.slice(from, from + perCommit), steer, reason);
  }
  return done;
}

/** Steers all tasks of a kind, commit by commit; can be stopped and asked again. `error` null: every silent one. Gives how many it was. Throws a Fault. */
export async function steerAll(
  steer: 'retry' | 'requeue',
  error: string | null,
  reason: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<number> {
  let done = 0;
  while (!signal.aborted) {
    const silentSince = new Date((await readServerTime()).getTime() - leaseMs);
    const page = await retryRead(() =>
      getDocs(
        steer === 'retry'
          ? query(
              collectionGroup(database(), 'aiJobs'),
              where('status', '==', 'dead'),
              where('error', '==', error),
              orderBy('createdAt'),
              limit(perCommit),
            )
          : query(
              collectionGroup(database(), 'aiJobs'),
              where('status', '==', 'leased'),
              where('leasedAt', '<', silentSince),
              orderBy('leasedAt'),
              limit(perCommit),
            ),
      ),
    );
    noteReads('aiJobs', page.size);
    const steeredNow = page.empty
      ? 0
      : await steerTasks(
          page.docs.map((one) => ({ orgId: orgOf(one.ref.path), jobId: one.id })),
          steer,
          reason,
        );
    if (steeredNow === 0) return done;
    done += steeredNow;
    onProgress(done);
  }
  return done;
}
