import { describe, expect, it } from 'vitest';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { columnOf, insertJob, type Job } from './placing.ts';

const job = (id: string, data: TrackedJob = {}): Job => ({
  id,
  path: `users/jo/jobTrackers/${id}`,
  data,
  pending: false,
});
const ids = (jobs: readonly Job[]): string => jobs.map(({ id }) => id).join('');

/** The column as it is after a move. */
function after(column: readonly Job[], id: string, beforeId: string | null): string {
  const orders = new Map(insertJob(column, id, beforeId).map((one) => [one.id, one.order]));
  const moved = [...column.filter((one) => one.id !== id), job(id)].map((one) =>
    orders.has(one.id) ? { ...one, data: { ...one.data, order: orders.get(one.id) } } : one,
  );
  return ids(columnOf(moved, 'interested'));
}

describe('a column', () => {
  it('has what was never placed newest first, and only its state', () => {
    expect(
      ids(
        columnOf(
          [
            job('a', { createdAt: new Date(1) }),
            job('b', { createdAt: new Date(1), movedAt: new Date(5) }),
            job('c', { status: 'offer' }),
            job('d', { status: 'ghosted', createdAt: new Date(3) }),
          ],
          'interested',
        ),
      ),
    ).toBe('bda');
  });
});

describe('insertJob', () => {
  const column = [job('a', { order: 1 }), job('b', { order: 2 }), job('c', { order: 3 })];
  it.each([
    ['c', 'a', 'cab'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
    ['x', 'b', 'axbc'],
    ['x', null, 'abcx'],
    ['x', 'gone', 'abcx'],
  ])('%s before %s gives %s', (id, before, result) =>
    expect(after(column, id, before)).toBe(result),
  );
  it('writes one job', () =>
    expect(insertJob(column, 'x', 'b')).toEqual([{ id: 'x', order: 1.5 }]));
  it('is alone in an empty column', () =>
    expect(insertJob([], 'x', null)).toEqual([{ id: 'x', order: 0 }]));
  it('makes room between two of the same number', () => {
    const tied = [job('a', { order: 1 }), job('b', { order: 1 }), job('c', { order: 1 })];
    expect(after(tied, 'x', 'b')).toBe('axbc');
    expect(insertJob(tied, 'x', 'b')).toHaveLength(3);
  });
  it('holds when one is put between the same two again and again', () => {
    let jobs = [job('a', { order: 0 }), job('z', { order: 1 })];
    for (let turn = 0; turn < 200; turn += 1) {
      const id = `n${String(turn).padStart(3, '0')}`;
      const orders = new Map(insertJob(jobs, id, 'z').map((one) => [one.id, one.order]));
      jobs = columnOf(
        [...jobs, job(id)].map((one) =>
          orders.has(one.id) ? { ...one, data: { order: orders.get(one.id) } } : one,
        ),
        'interested',
      );
      expect(jobs.at(-2)?.id).toBe(id);
    }
  });
});
