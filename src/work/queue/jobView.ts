// What to say about one task, seen from this browser.
import { leaseMs, type AiJob } from '#domain/evaluation/aiJob.ts';
import type { Stored } from '#domain/base/source.ts';
import { findReadyTime, type PausedBy, type WorkerState } from './queue.ts';

export type JobView =
  | { kind: 'workingHere' }
  | { kind: 'workingElsewhere' }
  /** Its browser has gone silent; another will take it. */
  | { kind: 'silent' }
  /** This browser will take it next. */
  | { kind: 'next' }
  /** No browser is known to work. */
  | { kind: 'waiting' }
  /** It waits, and this browser is set not to work. */
  | { kind: 'paused' }
  /** It waits, because nobody may take it. */
  | { kind: 'held'; by: PausedBy }
  | { kind: 'backOff'; at: number }
  /** A machine wrote down what was said; the candidate can put it right until then. */
  | { kind: 'words'; at: number }
  | { kind: 'dead' }
  /** Given up by the platform, with a reason in the company's log. */
  | { kind: 'discarded' }
  | { kind: 'done' };

export function buildJobView(
  { id, data }: Stored<AiJob>,
  worker: WorkerState,
  paused: boolean,
  now: number,
): JobView {
  if (data.status === 'done' || data.status === 'dead' || data.status === 'discarded')
    return { kind: data.status };
  if (worker.kind === 'working' && worker.jobId === id) return { kind: 'workingHere' };
  if (data.status === 'leased')
    return {
      kind:
        data.leasedAt && data.leasedAt.getTime() + leaseMs < now ? 'silent' : 'workingElsewhere',
    };
  if (worker.kind === 'held') return { kind: 'held', by: worker.by };
  const at = findReadyTime(data);
  if (at !== null && at > now)
    return { kind: data.error === 'wordsWait' ? 'words' : 'backOff', at };
  if (paused) return { kind: 'paused' };
  return {
    kind:
      worker.kind === 'idle' || worker.kind === 'working' || worker.kind === 'standby'
        ? 'next'
        : 'waiting',
  };
}
