// The loop that takes tasks one by one, keeps their lease alive, and stores what came out. Clock, network and AI come from outside.
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { toFault } from '#domain/base/fault.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Finished, Lease } from '#data/evaluation/aiJobs.ts';
import { findJobToPark, findNextJob, getNextCheckDelay, type WorkerState } from './queue.ts';
import { WorkError } from '#work/evaluation/workErrors.ts';

export const heartbeatMs = 60_000;
const againMs = 3_000;
/** An evaluation that takes longer than this is given back, well before its lease could be doubted. */
const limitMs = 4 * 60_000;
/** How long a task that was lost to another browser is left alone. */
const skipMs = 10_000;
const offlineMs = 15_000;

export interface Parts {
  watch: (next: (jobs: Stored<AiJob>[]) => void, fail: (error: unknown) => void) => () => void;
  take: (jobId: string) => Promise<Lease | null>;
  /** The lease that an earlier page of this browser took and left behind, by a reload or a crash; null: the task is not under one. */
  leftBehind: (job: Stored<AiJob>) => Lease | null;
  renewLease: (lease: Lease) => Promise<void>;
  evaluate: (
    lease: Lease,
    options: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
  ) => Promise<Finished>;
  finish: (lease: Lease, made: Finished) => Promise<void>;
  fail: (lease: Lease, code: string) => Promise<void>;
  /** Puts a task aside whose last attempt fell silent. */
  park: (jobId: string) => Promise<void>;
  report: (state: WorkerState) => void;
  now: () => number;
  /** A moment of random length before taking, so that the browsers of a team seldom reach for the same task. */
  hesitate: () => number;
}

/** A short name for what went wrong; never words of the candidate. */
function codeOf(error: unknown): string {
  if (error instanceof WorkError) return error.code;
  return toFault(error).code;
}

/** A network that is gone for a moment costs no attempt: twice more, a little later. */
async function runUnlessOffline<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || signal.aborted || toFault(error).code !== 'offline') throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, againMs);
      });
    }
  }
}

async function work(parts: Parts, lease: Lease, stopped: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const timeUp = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any([stopped, lost.signal, timeUp]);
  const heart = setInterval(
    () =>
      parts.renewLease(lease).catch((error: unknown) => {
        if (toFault(error).code === 'permissionDenied') lost.abort(new WorkError('leaseLost'));
      }),
    heartbeatMs,
  );
  try {
    parts.report({ kind: 'working', jobId: lease.jobId, done: 0, of: 0 });
    const made = await runUnlessOffline(
      () =>
        parts.evaluate(lease, {
          signal,
          onProgress: (done, of) => parts.report({ kind: 'working', jobId: lease.jobId, done, of }),
        }),
      signal,
    );
    signal.throwIfAborted();
    await parts.finish(lease, made);
  } catch (error) {
    const code = stopped.aborted ? 'stopped' : timeUp.aborted ? 'timeout' : codeOf(error);
    console.warn(`Evaluation ${lease.jobId} (attempt ${lease.attempt}) failed: ${code}`);
    // Whoever lost the lease has nothing to give back.
    if (!lost.signal.aborted)
      await parts
        .fail(lease, code)
        .catch((cause: unknown) =>
          console.warn('The task could not be given back; its lease will run out.', cause),
        );
  } finally {
    clearInterval(heart);
  }
}

/** One run over the queue: what is in it, and which tasks to leave alone for a while. */
class QueueRun {
  private readonly parts: Parts;
  private readonly signal: AbortSignal;
  private readonly drain: AbortSignal;
  private jobs: Stored<AiJob>[] = [];
  private wake: () => void = () => undefined;
  private broken: unknown;
  /** The task that this browser is about to reach for. */
  private hesitated: string | null = null;
  private readonly skipped = new Map<string, number>();

  constructor(parts: Parts, signal: AbortSignal, drain: AbortSignal) {
    this.parts = parts;
    this.signal = signal;
    this.drain = drain;
  }

  private ended(): boolean {
    return this.signal.aborted || this.drain.aborted || this.broken !== undefined;
  }

  private sleep(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.wake(), ms);
      const wake = (): void => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', wake);
        this.drain.removeEventListener('abort', wake);
        this.wake = () => undefined;
        resolve();
      };
      this.wake = wake;
      this.signal.addEventListener('abort', wake);
      this.drain.addEventListener('abort', wake);
      if (this.ended()) wake();
    });
  }

  private skip(jobId: string): void {
    this.skipped.set(jobId, this.parts.now() + skipMs);
  }

  /** Takes up a task that an earlier page of this browser left behind. */
  private async resumeLeftBehind(): Promise<boolean> {
    const { parts } = this;
    const own = this.jobs.find(
      (job) => (this.skipped.get(job.id) ?? 0) <= parts.now() && parts.leftBehind(job) !== null,
    );
    const left = own ? parts.leftBehind(own) : null;
    if (!left) return false;
    this.skip(left.jobId);
    await work(parts, left, this.signal);
    return true;
  }

  private async parkSilent(): Promise<boolean> {
    const silent = findJobToPark(this.jobs, this.parts.now(), this.skipped);
    if (!silent) return false;
    this.skip(silent.id);
    // Another browser may have been faster, or its own may have come back.
    await this.parts
      .park(silent.id)
      .catch((error: unknown) =>
        console.warn(`The silent task ${silent.id} was not put aside.`, error),
      );
    return true;
  }

  private async takeNext(): Promise<void> {
    const { parts } = this;
    const job = findNextJob(this.jobs, parts.now(), this.skipped);
    if (!job) {
      parts.report({ kind: 'idle' });
      return this.sleep(getNextCheckDelay(this.jobs, parts.now(), this.skipped));
    }
    if (this.hesitated !== job.id) {
      this.hesitated = job.id;
      return this.sleep(parts.hesitate());
    }
    this.hesitated = null;
    try {
      const lease = await parts.take(job.id);
      this.skip(job.id);
      if (lease) await work(parts, lease, this.signal);
    } catch (error) {
      parts.report({ kind: toFault(error).code === 'offline' ? 'offline' : 'idle' });
      await this.sleep(offlineMs);
    }
  }

  async run(): Promise<void> {
    const stop = this.parts.watch(
      (next) => {
        this.jobs = next;
        this.wake();
      },
      (error) => {
        this.broken = error;
        this.wake();
      },
    );
    try {
      while (!this.ended()) {
        if (await this.resumeLeftBehind()) continue;
        if (await this.parkSilent()) continue;
        await this.takeNext();
      }
    } finally {
      stop();
    }
    if (this.broken !== undefined) throw this.broken;
  }
}

/** Works through the queue until `signal` says stop (at once) or `drain` says that nothing new is to be taken. */
export async function runQueue(
  parts: Parts,
  signal: AbortSignal,
  drain: AbortSignal = signal,
): Promise<void> {
  await new QueueRun(parts, signal, drain).run();
}
