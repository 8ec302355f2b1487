// Runs this browser's worker while a screen of the hiring side is open.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WorkerState } from './queue.ts';
import {
  isPaused,
  onWorker,
  openTasks,
  setPaused,
  readWorkerState,
  type Backlog,
} from './workerState.ts';

/** Waits until the page has settled, so that the queue never competes with the first paint. */
function waitUntilIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_500);
  return () => clearTimeout(timer);
}

/** Works for the organisation as long as the calling component is mounted. */
export function useWorker(orgId: string | null, uid: string | null): void {
  useEffect(() => {
    if (!orgId || !uid) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    const cancel = waitUntilIdle(() => {
      void import('./startWorker.ts').then(({ startWorker }) => {
        if (!left) stop = startWorker(orgId, uid);
      });
    });
    return () => {
      left = true;
      cancel();
      stop();
    };
  }, [orgId, uid]);
}

/** What this tab's worker is doing, and the pause switch of this device. */
export function useWorkerState(): {
  worker: WorkerState;
  paused: boolean;
  setPaused: (paused: boolean) => void;
} {
  const worker = useSyncExternalStore(onWorker, readWorkerState, readWorkerState);
  const paused = useSyncExternalStore(onWorker, isPaused, isPaused);
  return { worker, paused, setPaused };
}

/** Tasks that wait or run, as this tab's worker last saw them; null in a tab that does not work. */
export function useOpenTasks(): Backlog | null {
  return useSyncExternalStore(onWorker, openTasks, openTasks);
}

/** The time, renewed every `ms`: for states that change by waiting. */
export function useNow(ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
