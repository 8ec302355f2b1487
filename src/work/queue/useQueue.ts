// The queue of an organisation for any screen that wants to show it: counts, tasks, and what this browser does about them.
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { Stored } from '#domain/base/source.ts';
import { failedJobsOf, openJobsOf, retryJob } from '#data/evaluation/aiJobs.ts';
import { countsOf, type QueueCounts, type WorkerState } from './queue.ts';
import { useNow, useWorkerState } from './useWorker.ts';

export interface Queue {
  /** False until the first answer of the server. */
  ready: boolean;
  fault: Fault | null;
  counts: QueueCounts;
  /** Waiting and running tasks, oldest first (at most 50). */
  open: Stored<AiJob>[];
  /** Failed tasks that wait for a person (at most 50). */
  dead: Stored<AiJob>[];
  /** True when there are more than the lists hold. */
  more: boolean;
  /** What this tab's worker does. */
  worker: WorkerState;
  /** True when tasks wait and no browser that we know of works on any. */
  waitingForBrowser: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Puts a failed task back; editors only. Throws a Fault. */
  retry: (jobId: string) => Promise<void>;
}

interface Read {
  open: Stored<AiJob>[] | null;
  dead: Stored<AiJob>[] | null;
  more: boolean;
  fault: Fault | null;
}
const nothing: Read = { open: null, dead: null, more: false, fault: null };

/** Subscribes to an organisation's queue without suspending: it is a side matter on every screen that shows it. */
export function useQueue(orgId: string): Queue {
  const current = useRef<Read>(nothing);
  const subscribe = useCallback(
    (changed: () => void) => {
      current.current = nothing;
      const update = (part: Partial<Read>): void => {
        current.current = { ...current.current, ...part };
        changed();
      };
      const fail = (error: unknown): void => update({ fault: toFault(error) });
      const stopOpen = openJobsOf(orgId).subscribe(
        ({ items, more }) => update({ open: items, more }),
        fail,
      );
      const stopDead = failedJobsOf(orgId).subscribe(({ items }) => update({ dead: items }), fail);
      return () => {
        stopOpen();
        stopDead();
      };
    },
    [orgId],
  );
  const read = useSyncExternalStore(
    subscribe,
    () => current.current,
    () => nothing,
  );
  const { worker, paused, setPaused } = useWorkerState();
  const now = useNow(20_000);
  const open = read.open ?? [];
  const dead = read.dead ?? [];
  const counts = countsOf(open, dead, now);
  return {
    ready: read.open !== null && read.dead !== null,
    fault: read.fault,
    counts,
    open,
    dead,
    more: read.more,
    worker,
    paused,
    setPaused,
    waitingForBrowser:
      counts.waiting + counts.silent > 0 && counts.running === 0 && worker.kind !== 'working',
    retry: useCallback((jobId: string) => retryJob(orgId, jobId), [orgId]),
  };
}
