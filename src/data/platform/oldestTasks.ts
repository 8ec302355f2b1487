// The oldest tasks of all companies in one state, and counting them here where all of them were read.
import {
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { readErrorCode } from '#domain/evaluation/queueFigures.ts';
import { noteReads } from '#data/base/reads.ts';
import { database } from '#data/firestore/database.ts';
import { retryRead } from '#data/firestore/readRetry.ts';

/** How many tasks of a state are read to learn which companies and codes there are; fewer are counted here. */
const codesFrom = 200;

/** How many documents a query finds, as the server counts. */
export async function countAtServer(counted: Query): Promise<number> {
  noteReads('count', 1);
  return (await getCountFromServer(counted)).data().count;
}

/** The tasks of all companies in one state, the oldest first. */
export function readOldest(status: AiJob['status'], most: number): Promise<QuerySnapshot> {
  return retryRead(() =>
    getDocs(
      query(
        collectionGroup(database(), 'aiJobs'),
        where('status', '==', status),
        orderBy('createdAt'),
        limit(most),
      ),
    ),
  );
}

/** A task as far as the figures need it. */
interface OldTask {
  orgId: string;
  code: string | null;
}
export interface OldTasks {
  tasks: OldTask[];
  /** Whether there may be more than were read: then only the server can count. */
  isCut: boolean;
}

const pending = new Map<AiJob['status'], Promise<OldTasks>>();

/** The oldest tasks of one state, read once for all who ask at the same time. */
export function readTasks(status: AiJob['status']): Promise<OldTasks> {
  const known = pending.get(status);
  if (known) return known;
  const reading = readOldest(status, codesFrom)
    .then(({ docs }) => {
      noteReads('aiJobs', docs.length);
      return {
        tasks: docs.map((one) => ({
          orgId: orgOf(one.ref.path),
          code: readErrorCode(one.get('error') as string | null),
        })),
        isCut: docs.length >= codesFrom,
      };
    })
    .finally(() => pending.delete(status));
  pending.set(status, reading);
  return reading;
}

/** How many of the tasks read fit; where there may be more, the server's count of `counted`. */
export async function countTasks(
  { tasks, isCut }: OldTasks,
  fits: (task: OldTask) => boolean,
  counted: () => Query,
): Promise<number> {
  return isCut ? countAtServer(counted()) : tasks.filter(fits).length;
}

/** The company of a task, from its path. */
export function orgOf(path: string): string {
  return path.split('/')[1] ?? '';
}
