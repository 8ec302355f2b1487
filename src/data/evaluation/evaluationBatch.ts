// All evaluations of one job: how far they are, and queuing everybody who agreed and has no task yet.
import {
  getCountFromServer,
  limit,
  query,
  serverTimestamp,
  where,
  type Query,
} from 'firebase/firestore';
import { buildAiJobId, listWithoutTask } from '#domain/evaluation/aiJob.ts';
import type { Source } from '#domain/base/source.ts';
import { openJobsOf } from './aiJobs.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { noteReads } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { keepCounted } from '#data/base/recounting.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

/** Candidates of a job who agreed to the AI and have handed in, and where their tasks stand. */
export interface EvaluationProgress {
  agreed: number;
  waiting: number;
  running: number;
  done: number;
  failed: number;
}

/** Changes of the queue that come together are counted together. */
const gatherMs = 1_200;

async function count(counted: Query): Promise<number> {
  noteReads('count', 1);
  return (await getCountFromServer(counted)).data().count;
}

function buildAgreedQuery({ orgId, interviewId }: JobRef): Query {
  return query(
    collectionAt('sessions', { orgId, interviewId }),
    where('status', '==', 'submitted'),
    where('consent.ai', '==', true),
  );
}

async function progressOf(jobRef: JobRef): Promise<EvaluationProgress> {
  const { orgId, interviewId } = jobRef;
  const tasks = (status: string): Promise<number> =>
    count(
      query(
        collectionAt('aiJobs', { orgId }),
        where('interviewId', '==', interviewId),
        where('status', '==', status),
      ),
    );
  const [agreed, waiting, running, done, failed] = await Promise.all([
    count(buildAgreedQuery(jobRef)),
    tasks('queued'),
    tasks('leased'),
    tasks('done'),
    tasks('dead'),
  ]);
  return { agreed, waiting, running, done, failed };
}

/** How far a job's evaluations are: counted by the server now, whenever the queue changes, and every five minutes while the page is seen. Null while it cannot be counted. */
export function evaluationProgressOf(jobRef: JobRef): Source<EvaluationProgress | null> {
  return {
    key: `evaluations/${jobRef.orgId}/${jobRef.interviewId}`,
    subscribe: (next) => {
      let last: EvaluationProgress | null = null;
      let stopped = false;
      const counting = keepCounted(
        () => {
          progressOf(jobRef).then(
            (value) => {
              last = value;
              if (!stopped) next(value);
            },
            (error: unknown) => {
              console.warn('Counting evaluations failed', error);
              if (!stopped) next(last);
            },
          );
        },
        { gather: gatherMs, least: gatherMs },
      );
      const stop = openJobsOf(jobRef.orgId).subscribe(counting.ask, () => undefined);
      return () => {
        stopped = true;
        stop();
        counting.stop();
      };
    },
  };
}

/** Most sessions and tasks of a job that are read for one run, and most candidates that one run queues. */
const batchLimits = { sessions: 300, tasks: 500, queued: 100 } as const;
/** A task is one write that looks at four documents; twenty may be looked at in a commit. */
const perCommit = 4;

export interface Queued {
  queued: number;
  /** True: there are more, for another run. */
  more: boolean;
}

/** Queues everybody who agreed, has handed in and has no task yet; editors only. Can be stopped and started again at any time: a task exists once. Throws a Fault. */
export async function queueAllOf(
  jobRef: JobRef,
  {
    onProgress,
    isStopped,
  }: { onProgress: (done: number, of: number) => void; isStopped: () => boolean },
): Promise<Queued> {
  requireOnline();
  const { orgId, interviewId } = jobRef;
  const [sessions, tasks] = await Promise.all([
    readList(
      'sessions',
      query(buildAgreedQuery(jobRef), limit(batchLimits.sessions + 1)),
      batchLimits.sessions,
    ),
    readList(
      'aiJobs',
      query(
        collectionAt('aiJobs', { orgId }),
        where('interviewId', '==', interviewId),
        limit(batchLimits.tasks + 1),
      ),
      batchLimits.tasks,
    ),
  ]);
  const known = new Set([...tasks.items, ...tasks.damaged].map(({ id }) => id));
  const missing = listWithoutTask(interviewId, sessions.items, known);
  const now = missing.slice(0, batchLimits.queued);
  let queued = 0;
  for (let from = 0; from < now.length && !isStopped(); from += perCommit) {
    const part = now.slice(from, from + perCommit);
    const batch = writeBatch(database());
    for (const { id } of part)
      batch.set(docAt('aiJobs', { orgId, jobId: buildAiJobId(interviewId, id) }), {
        interviewId,
        candidateUid: id,
        status: 'queued',
        attempts: 0,
        cap: 5,
        createdAt: serverTimestamp(),
      });
    // One commit after the other: each may be the last before the tab is closed.
    await asFault(() => batch.commit());
    queued += part.length;
    onProgress(queued, now.length);
  }
  return { queued, more: sessions.more || missing.length > queued };
}
