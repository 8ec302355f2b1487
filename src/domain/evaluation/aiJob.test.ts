import { describe, expect, it } from 'vitest';
import { isTakeable, leaseMs, listWithoutTask } from './aiJob.ts';

const noon = new Date('2026-11-15T12:00:00Z');

describe('who is queued for an evaluation', () => {
  const session = (id: string, deletionAskedAt?: Date | null) => ({
    id,
    data: { deletionAskedAt },
  });
  it('leaves out whoever has a task, and whoever asked for deletion', () => {
    const sessions = [session('ann'), session('bo', noon), session('cy', null), session('di')];
    expect(listWithoutTask('job', sessions, new Set(['job_di'])).map(({ id }) => id)).toEqual([
      'ann',
      'cy',
    ]);
    expect(listWithoutTask('other', [session('di')], new Set(['job_di']))).toHaveLength(1);
  });
});

describe('a task', () => {
  const job = (more: Partial<Parameters<typeof isTakeable>[0]>) => ({
    status: 'queued' as const,
    attempts: 0,
    cap: 5,
    ...more,
  });
  it('may be taken while attempts are left, and again once its lease has run out', () => {
    expect(isTakeable(job({}), noon)).toBe(true);
    expect(isTakeable(job({ attempts: 5 }), noon)).toBe(false);
    expect(isTakeable(job({ status: 'leased', leasedAt: noon }), noon)).toBe(false);
    expect(
      isTakeable(job({ status: 'leased', leasedAt: new Date(noon.getTime() - leaseMs - 1) }), noon),
    ).toBe(true);
    expect(isTakeable(job({ status: 'done' }), noon)).toBe(false);
  });
});
