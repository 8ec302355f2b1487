// A queue in memory that keeps the server's promises, for the tests of the loop.
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Finished, Lease } from '#data/evaluation/aiJobs.ts';
import type { WorkerState } from './queue.ts';
import type { Parts } from './runner.ts';

export const made: Finished = {
  items: [],
  model: 'm',
  promptVersion: '1',
  inputHash: 'a'.repeat(64),
  adapter: 'onDevice',
  rubricVersion: null,
};

/** A queue in memory that keeps the server's promises: one lease at a time, attempts counted, back to the queue after a failure. */
export function createWorld(ids: string[]) {
  const jobs = new Map<string, AiJob>(
    ids.map((id, index) => [
      id,
      {
        interviewId: 'i',
        candidateUid: id,
        status: 'queued',
        attempts: 0,
        cap: 2,
        createdAt: new Date(index),
      },
    ]),
  );
  let emit: (jobs: Stored<AiJob>[]) => void = () => undefined;
  const log: string[] = [];
  const states: WorkerState[] = [];
  const list = () =>
    [...jobs]
      .filter(([, { status }]) => status === 'queued' || status === 'leased')
      .map(([id, data]) => ({ id, path: id, data, pending: false }));
  const put = (id: string, part: Partial<AiJob>): void => {
    const before = jobs.get(id);
    if (before) jobs.set(id, { ...before, ...part });
    emit(list());
  };
  const parts: Parts = {
    watch: (next) => {
      emit = next;
      next(list());
      return () => log.push('unwatched');
    },
    take: async (id): Promise<Lease | null> => {
      const known = jobs.get(id);
      if (!known || known.status !== 'queued') return null;
      put(id, { status: 'leased', attempts: known.attempts + 1, leasedAt: new Date(Date.now()) });
      log.push(`take ${id}`);
      return {
        orgId: 'o',
        jobId: id,
        leaseId: 'l',
        interviewId: 'i',
        candidateUid: id,
        attempt: known.attempts + 1,
        cap: known.cap,
      };
    },
    leftBehind: () => null,
    renewLease: async ({ jobId }) => void log.push(`beat ${jobId}`),
    evaluate: async (_lease, { onProgress }) => {
      onProgress(1, 2);
      return made;
    },
    finish: async ({ jobId }) => {
      log.push(`finish ${jobId}`);
      put(jobId, { status: 'done' });
    },
    fail: async ({ jobId, attempt, cap }, code) => {
      log.push(`fail ${jobId} ${code}`);
      put(jobId, { status: attempt >= cap ? 'dead' : 'queued', error: code });
    },
    park: async (id) => {
      log.push(`park ${id}`);
      put(id, { status: 'dead', error: 'silent' });
    },
    report: (state) => states.push(state),
    now: () => Date.now(),
    hesitate: () => 0,
  };
  return { jobs, parts, log, states, put };
}
