import { expect, it } from 'vitest';
import { requestDueOf } from './dataRequestDue.ts';

const createdAt = new Date('2026-11-01T10:00:00Z');
const on = (day: string, status: 'open' | 'done' = 'open') =>
  requestDueOf({ createdAt, status }, new Date(day));

it('gives thirty days, and says when they press and when they are over', () => {
  expect(on('2026-11-02T10:00:00Z')).toEqual({
    due: new Date('2026-12-01T10:00:00Z'),
    state: 'open',
    days: 29,
  });
  expect(on('2026-11-24T10:00:00Z')?.state).toBe('soon');
  expect(on('2026-11-23T09:00:00Z')?.state).toBe('open');
  expect(on('2026-12-01T10:00:00Z')?.state).toBe('overdue');
  expect(on('2026-12-03T11:00:00Z')?.days).toBe(-2);
  expect(on('2026-12-03T11:00:00Z', 'done')?.state).toBe('done');
  expect(requestDueOf({ createdAt: null, status: 'open' }, createdAt)).toBeNull();
});
