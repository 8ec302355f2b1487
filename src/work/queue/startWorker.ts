// Starts this browser's worker: one tab at a time (a Web Lock), not while paused, again after a fault.
import {
  renewLease,
  failJob,
  finishJob,
  leaseOf,
  createLeaseId,
  openJobsOf,
  parkJob,
  takeJob,
} from '#data/evaluation/aiJobs.ts';
import { startHeartbeats } from './heartbeat.ts';
import { evaluate } from '#work/evaluation/handlers.ts';
import { forgetLease, readLastLeaseId, rememberLease } from './lastLease.ts';
import { runQueue, type Parts } from './runner.ts';
import { flushUsage } from '#work/ai/usageMeter.ts';
import {
  getPausedBy,
  isPaused,
  mustStop,
  notePace,
  onWorker,
  reportOpenTasks,
  reportWorker,
  readWorkerState,
} from './workerState.ts';

const lockName = 'hirely-worker';
const afterFaultMs = 30_000;

function createParts(orgId: string, uid: string): Parts {
  // Only the holder of the lock may know that whoever took the last lease is gone; what this page takes itself is never left behind.
  let leftBy = 'locks' in navigator ? readLastLeaseId() : null;
  return {
    watch: (next, fail) =>
      openJobsOf(orgId).subscribe(({ items, more }) => {
        reportOpenTasks({ count: items.length, more });
        next(items);
      }, fail),
    take: (jobId) => {
      const leaseId = createLeaseId();
      // Before it is asked for: a page that ends while the server answers has left it behind all the same.
      rememberLease(leaseId);
      return takeJob(orgId, jobId, uid, { leaseId });
    },
    leftBehind: (job) => (leftBy ? leaseOf(orgId, job, leftBy, uid) : null),
    renewLease: renewLease,
    evaluate: async (lease, options) => {
      if (lease.leaseId === leftBy) {
        // Once only: an evaluation that ends the page must not be begun for ever without counting an attempt.
        leftBy = null;
        forgetLease();
      }
      const begun = Date.now();
      const made = await evaluate(lease, uid, options);
      notePace(Date.now() - begun, made.items.length);
      return made;
    },
    finish: (lease, made) => finishJob(lease, uid, made),
    fail: failJob,
    park: (jobId) => parkJob(orgId, jobId),
    report: (state) => {
      if (state.kind === 'idle') flushUsage();
      reportWorker(state);
    },
    now: () => Date.now(),
    hesitate: () => Math.random() * 600,
  };
}

/** Holds the lock while `work` runs; browsers without Web Locks work anyway, the leases keep them apart. */
async function runAlone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  reportWorker({ kind: 'standby' });
  await navigator.locks.request(lockName, { signal }, work);
}

/** True while this browser takes nothing: set so by its person, its company or the platform. */
function rests(): boolean {
  return isPaused() || getPausedBy() !== null;
}

/** Says why, unless it was said. */
function reportRest(): void {
  const by = getPausedBy();
  const known = readWorkerState();
  if (by !== null) {
    if (known.kind !== 'held' || known.by !== by) reportWorker({ kind: 'held', by });
  } else if (isPaused() && known.kind !== 'paused') reportWorker({ kind: 'paused' });
}

function waitUntilResumed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (rests() && !signal.aborted) return reportRest();
      stop();
      signal.removeEventListener('abort', check);
      resolve();
    };
    const stop = onWorker(check);
    signal.addEventListener('abort', check);
    check();
  });
}

async function runTurn(orgId: string, uid: string, signal: AbortSignal): Promise<void> {
  const drain = new AbortController();
  const halt = new AbortController();
  const stop = onWorker(() => {
    if (rests()) drain.abort();
    if (mustStop()) halt.abort();
  });
  const leave = AbortSignal.any([signal, drain.signal]);
  try {
    await runAlone(leave, () =>
      runQueue(createParts(orgId, uid), AbortSignal.any([signal, halt.signal]), leave),
    );
  } finally {
    stop();
  }
}

/** Works for an organisation until the returned function is called. */
export function startWorker(orgId: string, uid: string): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stopHeartbeats = startHeartbeats(orgId, uid);
  void (async () => {
    while (!signal.aborted) {
      await waitUntilResumed(signal);
      if (signal.aborted) break;
      try {
        await runTurn(orgId, uid, signal);
      } catch (error) {
        if (signal.aborted) break;
        if (!rests()) {
          console.warn('The worker stopped and will start again.', error);
          reportWorker({ kind: 'off' });
          await new Promise((resolve) => setTimeout(resolve, afterFaultMs));
        }
      }
    }
    reportWorker({ kind: 'off' });
    reportOpenTasks(null);
  })();
  return () => {
    stopHeartbeats();
    stopped.abort();
  };
}
