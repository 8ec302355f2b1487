// Starts this browser's worker: one tab at a time (a Web Lock), not while paused, again after a fault.
import { beatLease, failJob, finishJob, openJobsOf, takeJob } from '#data/aiJobs.ts';
import { evaluate } from './handlers.ts';
import { runQueue, type Parts } from './runner.ts';
import { isPaused, onWorker, reportWorker } from './workerState.ts';

const lockName = 'hirely-worker';
const afterFaultMs = 30_000;

function partsFor(orgId: string, uid: string): Parts {
  return {
    watch: (next, fail) => openJobsOf(orgId).subscribe(({ items }) => next(items), fail),
    take: (jobId) => takeJob(orgId, jobId, uid),
    beat: beatLease,
    evaluate,
    finish: (lease, made) => finishJob(lease, uid, made),
    fail: failJob,
    report: reportWorker,
    now: () => Date.now(),
    hesitate: () => Math.random() * 600,
  };
}

/** Holds the lock while `work` runs; browsers without Web Locks work anyway, the leases keep them apart. */
async function alone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  reportWorker({ kind: 'standby' });
  await navigator.locks.request(lockName, { signal }, work);
}

function resumed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (isPaused() && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', check);
      resolve();
    };
    const stop = onWorker(check);
    signal.addEventListener('abort', check);
    check();
  });
}

async function oneTurn(orgId: string, uid: string, signal: AbortSignal): Promise<void> {
  const drain = new AbortController();
  const stop = onWorker(() => { if (isPaused()) drain.abort(); });
  const leave = AbortSignal.any([signal, drain.signal]);
  try {
    await alone(leave, () => runQueue(partsFor(orgId, uid), signal, leave));
  } finally {
    stop();
  }
}

/** Works for an organisation until the returned function is called. */
export function startWorker(orgId: string, uid: string): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  void (async () => {
    while (!signal.aborted) {
      if (isPaused()) reportWorker({ kind: 'paused' });
      await resumed(signal);
      if (signal.aborted) break;
      try {
        await oneTurn(orgId, uid, signal);
      } catch (error) {
        if (signal.aborted) break;
        if (!isPaused()) {
          console.warn('The worker stopped and will start again.', error);
          reportWorker({ kind: 'off' });
          await new Promise((resolve) => setTimeout(resolve, afterFaultMs));
        }
      }
    }
    reportWorker({ kind: 'off' });
  })();
  return () => stopped.abort();
}
