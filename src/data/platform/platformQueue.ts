// The queue of all companies as a super admin sees and steers it: counted by the server, listed page by page; no candidate's words anywhere.
import {
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { leaseMs } from '#domain/evaluation/aiJob.ts';
import {
  errorCode,
  jobStates,
  maySteer,
  steered,
  type QueueFigures,
  type Steer,
} from '#domain/evaluation/queueFigures.ts';
import type { PagedSource, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, read, readDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { pollingSource, readAgain } from '#data/firestore/pollingSource.ts';
import { noteReads } from '#data/base/reads.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { addAct } from './platformAct.ts';

const tasksPerPage = 25;
const hourMs = 3_600_000;
/** The rules know it as "for counting": no list asks for so many. */
const all = limit(1_000_000);
/** Failed tasks that are looked at to learn which codes there are. */
const codesFrom = 200;
const perCommit = 20;

const jobs = (): Query => collectionGroup(database(), 'aiJobs');

async function count(counted: Query): Promise<number> {
  noteReads('count', 1);
  return (await getCountFromServer(counted)).data().count;
}

async function failures(): Promise<{ codes: string[]; orgs: string[] }> {
  const { docs } = await getDocs(
    query(
      collectionGroup(database(), 'aiJobs'),
      where('status', '==', 'dead'),
      orderBy('createdAt'),
      limit(codesFrom),
    ),
  );
  noteReads('aiJobs', docs.length);
  return {
    codes: [...new Set(docs.flatMap((one) => errorCode(one.get('error') as string | null) ?? []))],
    orgs: docs.map((one) => orgOf(one.ref.path)),
  };
}

/** The company of a task, from its path. */
export function orgOf(path: string): string {
  return path.split('/')[1] ?? '';
}

async function oldestWaiting(): Promise<Date | null> {
  const {
    docs: [first],
  } = await getDocs(
    query(
      collectionGroup(database(), 'aiJobs'),
      where('status', '==', 'queued'),
      orderBy('createdAt'),
      limit(1),
    ),
  );
  const result = first ? read('aiJobs', first) : null;
  return result && 'stored' in result ? (result.stored.data.createdAt ?? null) : null;
}

async function queueFigures(now: Date): Promise<QueueFigures> {
  return asFault(async () => {
    const silentBefore = new Date(now.getTime() - leaseMs);
    const doneSince = (ms: number): Promise<number> =>
      count(
        query(
          collectionGroup(database(), 'aiJobs'),
          where('finishedAt', '>=', new Date(now.getTime() - ms)),
          all,
        ),
      );
    const [states, silent, oldest, lastHour, lastDay, { codes }] = await Promise.all([
      Promise.all(
        jobStates.map(
          async (status) =>
            [
              status,
              await count(
                query(collectionGroup(database(), 'aiJobs'), where('status', '==', status), all),
              ),
            ] as const,
        ),
      ),
      count(
        query(
          collectionGroup(database(), 'aiJobs'),
          where('status', '==', 'leased'),
          where('leasedAt', '<', silentBefore),
          all,
        ),
      ),
      oldestWaiting(),
      doneSince(hourMs),
      doneSince(24 * hourMs),
      failures(),
    ]);
    const counted = await Promise.all(
      codes.map(async (code) => ({
        code,
        count: await count(
          query(
            collectionGroup(database(), 'aiJobs'),
            where('status', '==', 'dead'),
            where('error', '==', code),
            all,
          ),
        ),
      })),
    );
    const counts = {
      queued: 0,
      leased: 0,
      done: 0,
      dead: 0,
      discarded: 0,
      ...Object.fromEntries(states),
    };
    return {
      counts,
      silent,
      oldest,
      lastHour,
      lastDay,
      failures: counted
        .filter((one) => one.count > 0)
        .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
    };
  });
}

export interface CompanyQueue {
  orgId: string;
  name: string;
  waiting: number;
  running: number;
  failed: number;
}
const companiesMax = 20;

async function companyQueues(): Promise<CompanyQueue[]> {
  return asFault(async () => {
    const open = await getDocs(
      query(
        collectionGroup(database(), 'aiJobs'),
        where('status', '==', 'queued'),
        orderBy('createdAt'),
        limit(codesFrom),
      ),
    );
    noteReads('aiJobs', open.size);
    const orgIds = [
      ...new Set([...open.docs.map((one) => orgOf(one.ref.path)), ...(await failures()).orgs]),
    ].slice(0, companiesMax);
    const of = (orgId: string, status: AiJob['status']): Promise<number> =>
      count(query(collectionAt('aiJobs', { orgId }), where('status', '==', status), all));
    const rows = await Promise.all(
      orgIds.map(async (orgId) => {
        const [company, waiting, running, failed] = await Promise.all([
          readDoc('organizations', { orgId }),
          of(orgId, 'queued'),
          of(orgId, 'leased'),
          of(orgId, 'dead'),
        ]);
        return { orgId, name: company?.data.name ?? orgId, waiting, running, failed };
      }),
    );
    return rows.toSorted(
      (a, b) => b.waiting - a.waiting || b.failed - a.failed || (a.orgId < b.orgId ? -1 : 1),
    );
  });
}

const figuresKey = 'platform:queueFigures';
const companiesKey = 'platform:companyQueues';
const everyMs = 30_000;

/** The figures as they stand at the server, counted twice a minute. */
export function queueFiguresSource(): Source<QueueFigures> {
  return pollingSource(figuresKey, () => queueFigures(new Date()), everyMs);
}

/** Companies with tasks that wait or failed, as far as the oldest two hundred of each tell; each counted by the server. */
export function companyQueuesSource(): Source<CompanyQueue[]> {
  return pollingSource(companiesKey, companyQueues, everyMs);
}

/** Counts again now, after an act. */
export function countQueueAgain(): void {
  readAgain(figuresKey, companiesKey);
}

export interface TaskFilter {
  status: AiJob['status'] | null;
  error: string | null;
  orgId: string | null;
}

/** Tasks page by page: those of one state oldest first, all of them newest first. */
export function taskPages({ status, error, orgId }: TaskFilter): PagedSource<AiJob> {
  const key = `platform:tasks:${status ?? ''}:${error ?? ''}:${orgId ?? ''}`;
  const keeps = error
    ? ({ data }: Stored<AiJob>): boolean => errorCode(data.error) === error
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
    () => query(jobs(), orderBy('createdAt', 'desc')),
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
      const now = new Date();
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
        transaction.update(docAt('aiJobs', { orgId, jobId }), { ...steered(job, steer), auditId });
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
    const page = await asFault(() =>
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
              where('leasedAt', '<', new Date(Date.now() - leaseMs)),
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
