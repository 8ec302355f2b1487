// The queue of all companies as a super admin sees and steers it: counted, and listed page by page; no candidate's words anywhere.
import { collectionGroup, limit, query, where } from 'firebase/firestore';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { leaseMs } from '#domain/evaluation/aiJob.ts';
import { jobStates, type QueueFigures } from '#domain/evaluation/queueFigures.ts';
import type { Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, read, readDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { pollingSource, readAgain } from '#data/firestore/pollingSource.ts';
import { recountMs } from '#data/base/recounting.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { countAtServer, countTasks, readOldest, readTasks, type OldTasks } from './oldestTasks.ts';

const hourMs = 3_600_000;
/** The rules know it as "for counting": no list asks for so many. */
const all = limit(1_000_000);

async function findOldestWaiting(): Promise<Date | null> {
  const {
    docs: [first],
  } = await readOldest('queued', 1);
  const result = first ? read('aiJobs', first) : null;
  return result && 'stored' in result ? (result.stored.data.createdAt ?? null) : null;
}

async function readQueueFigures(now: Date): Promise<QueueFigures> {
  return asFault(async () => {
    const silentBefore = new Date(now.getTime() - leaseMs);
    const doneSince = (ms: number): Promise<number> =>
      countAtServer(
        query(
          collectionGroup(database(), 'aiJobs'),
          where('finishedAt', '>=', new Date(now.getTime() - ms)),
          all,
        ),
      );
    const [states, silent, oldest, lastHour, lastDay, dead] = await Promise.all([
      Promise.all(
        jobStates.map(
          async (status) =>
            [
              status,
              await countAtServer(
                query(collectionGroup(database(), 'aiJobs'), where('status', '==', status), all),
              ),
            ] as const,
        ),
      ),
      countAtServer(
        query(
          collectionGroup(database(), 'aiJobs'),
          where('status', '==', 'leased'),
          where('leasedAt', '<', silentBefore),
          all,
        ),
      ),
      findOldestWaiting(),
      doneSince(hourMs),
      doneSince(24 * hourMs),
      readTasks('dead'),
    ]);
    const codes = [...new Set(dead.tasks.flatMap(({ code }) => code ?? []))];
    const counted = await Promise.all(
      codes.map(async (code) => ({
        code,
        count: await countTasks(
          dead,
          (task) => task.code === code,
          () =>
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
/** How many companies are listed. */
const companiesMax = 20;

async function readCompanyQueues(): Promise<CompanyQueue[]> {
  return asFault(async () => {
    const [queued, leased, dead] = await Promise.all([
      readTasks('queued'),
      readTasks('leased'),
      readTasks('dead'),
    ]);
    const orgIds = [...new Set([...queued.tasks, ...dead.tasks].map((task) => task.orgId))].slice(
      0,
      companiesMax,
    );
    const countOf = (read: OldTasks, orgId: string, status: AiJob['status']): Promise<number> =>
      countTasks(
        read,
        (task) => task.orgId === orgId,
        () => query(collectionAt('aiJobs', { orgId }), where('status', '==', status), all),
      );
    const rows = await Promise.all(
      orgIds.map(async (orgId) => {
        const [company, waiting, running, failed] = await Promise.all([
          readDoc('organizations', { orgId }),
          countOf(queued, orgId, 'queued'),
          countOf(leased, orgId, 'leased'),
          countOf(dead, orgId, 'dead'),
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
/** Of a million tasks a count costs a thousand reads: again after an act, when the list beside it changes, and every five minutes. */
const everyMs = recountMs;
/** A list that keeps changing has them counted no more often than that. */
const leastMs = 30_000;
let countedAt = 0;

/** The figures as they stand at the server. */
export function queueFiguresSource(): Source<QueueFigures> {
  return pollingSource(
    figuresKey,
    async () => {
      countedAt = Date.now();
      return readQueueFigures(await readServerTime());
    },
    everyMs,
  );
}

/** Companies with tasks that wait or failed, as far as the oldest two hundred of each tell; counted by the server only where there may be more. */
export function companyQueuesSource(): Source<CompanyQueue[]> {
  return pollingSource(companiesKey, readCompanyQueues, everyMs);
}

/** Counts again: now, after an act; or when a list that is listened to has changed. */
export function countQueueAgain(why: 'act' | 'change' = 'act'): void {
  if (why === 'change' && Date.now() - countedAt < leastMs) return;
  countedAt = Date.now();
  readAgain(figuresKey, companiesKey);
}
