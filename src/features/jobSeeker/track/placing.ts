// The order of jobs within a column: a number each, smaller is higher; what was never placed by hand comes newest first.
import type { Stored } from '#domain/base/source.ts';
import { stateOf, type JobState, type TrackedJob } from '#domain/seeker/trackedJob.ts';

export type Job = Stored<TrackedJob>;
export interface Placed {
  id: string;
  order: number;
}

const step = 1_000;

/** The order of a job: as placed by hand, or by when it came into its state. */
function orderOf({ data }: Job): number {
  return data.order ?? -(data.movedAt ?? data.createdAt ?? data.updatedAt ?? new Date(0)).getTime();
}

/** The jobs of one state, from the top. */
export function columnOf(jobs: readonly Job[], state: JobState): Job[] {
  return jobs
    .filter(({ data }) => stateOf(data.status) === state)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1));
}

/** What is to be written so that a job comes before `beforeId` (null: at the end) in a column. The first is the job itself; neighbours follow only where there was no room. */
export function insertJob(
  column: readonly Job[],
  id: string,
  beforeId: string | null,
): [Placed, ...Placed[]] {
  const others = column.filter((job) => job.id !== id);
  const found = others.findIndex((job) => job.id === beforeId);
  const index = found === -1 ? others.length : found;
  const [above, below] = [others[index - 1], others[index]];
  if (!above && !below) return [{ id, order: 0 }];
  if (!above || !below)
    return [{ id, order: below ? orderOf(below) - step : orderOf(above as Job) + step }];
  const middle = (orderOf(above) + orderOf(below)) / 2;
  if (middle > orderOf(above) && middle < orderOf(below)) return [{ id, order: middle }];
  // No room between two of the same number: everything below moves down.
  const from = orderOf(above);
  return [
    { id, order: from + step },
    ...others.slice(index).map((job, turn) => ({ id: job.id, order: from + step * (turn + 2) })),
  ];
}
