import { describe, expect, it } from 'vitest';
import { leaseMs, type AiJob } from '#domain/evaluation/aiJob.ts';
import type { Stored } from '#domain/base/source.ts';
import {
  computeBackOff,
  countsOf,
  estimateMinutesLeft,
  findNextJob,
  getNextCheckDelay,
  computePace,
  findReadyTime,
} from './queue.ts';
import { buildJobView } from './jobView.ts';

const now = Date.UTC(2026, 10, 12, 9, 0);
const at = (ms: number): Date => new Date(now + ms);
function job(id: string, part: Partial<AiJob> = {}): Stored<AiJob> {
  return {
    id,
    path: `aiJobs/${id}`,
    pending: false,
    data: {
      interviewId: 'i',
      candidateUid: id,
      status: 'queued',
      attempts: 0,
      cap: 5,
      createdAt: at(-60_000),
      ...part,
    },
  };
}

describe('which task comes next', () => {
  it('takes the oldest', () => {
    expect(
      findNextJob(
        [job('young', { createdAt: at(-1_000) }), job('old', { createdAt: at(-9_000) })],
        now,
      )?.id,
    ).toBe('old');
  });
  it('leaves a lease alone until its five minutes are over', () => {
    const held = (age: number) =>
      job('held', { status: 'leased', attempts: 1, leasedAt: at(-age) });
    expect(findNextJob([held(leaseMs)], now)).toBeNull();
    expect(findNextJob([held(leaseMs + 1)], now)?.id).toBe('held');
  });
  it('never takes what has used its attempts, is done, or has failed for good', () => {
    expect(
      findNextJob(
        [
          job('a', { attempts: 5 }),
          job('b', { status: 'done' }),
          job('c', { status: 'dead', attempts: 5 }),
          job('d', { status: 'leased', attempts: 5, leasedAt: at(-leaseMs * 2) }),
        ],
        now,
      ),
    ).toBeNull();
  });
  it('waits after a failure, longer each time, by the time of the attempt', () => {
    const failed = job('f', {
      attempts: 2,
      error: 'aiUnavailable',
      leasedAt: at(-computeBackOff(2) + 1),
    });
    expect(findNextJob([failed], now)).toBeNull();
    expect(findNextJob([failed], now + 1)?.id).toBe('f');
    expect([1, 2, 3, 4, 9].map(computeBackOff)).toEqual([10_000, 20_000, 40_000, 80_000, 300_000]);
  });
  it('does not wait when a person asked for another try', () => {
    expect(
      findNextJob([job('again', { attempts: 5, cap: 10, error: null, leasedAt: at(-1) })], now)?.id,
    ).toBe('again');
  });
  it('leaves alone what was just lost to another browser', () => {
    expect(findNextJob([job('lost')], now, new Map([['lost', now + 1]]))).toBeNull();
    expect(findNextJob([job('lost')], now + 1, new Map([['lost', now + 1]]))?.id).toBe('lost');
  });
});

describe('when to look again', () => {
  it('is the earliest moment at which something may be taken', () => {
    const jobs = [
      job('leased', { status: 'leased', attempts: 1, leasedAt: at(-leaseMs + 30_000) }),
      job('failed', { attempts: 1, error: 'x', leasedAt: at(-4_000) }),
    ];
    expect(getNextCheckDelay(jobs, now)).toBe(6_000);
    expect(getNextCheckDelay([jobs[0] ?? job('')], now)).toBe(30_001);
  });
  it('is never when nothing can become takeable', () => {
    expect(getNextCheckDelay([], now)).toBeNull();
    expect(getNextCheckDelay([job('dead', { status: 'dead' })], now)).toBeNull();
    expect(findReadyTime(job('spent', { attempts: 5 }).data)).toBeNull();
  });
});

it('counts a silent browser as waiting, not as running', () => {
  const open = [
    job('a'),
    job('b', { status: 'leased', leasedAt: at(-1) }),
    job('c', { status: 'leased', leasedAt: at(-leaseMs - 1) }),
  ];
  expect(countsOf(open, [job('d', { status: 'dead' })], now)).toEqual({
    waiting: 1,
    running: 1,
    silent: 1,
    failed: 1,
  });
});

describe('what is said about a task', () => {
  const idle = { kind: 'idle' } as const;
  it.each([
    ['waiting', job('j'), { kind: 'off' } as const, false],
    ['next', job('j'), idle, false],
    ['paused', job('j'), { kind: 'paused' } as const, true],
    ['held', job('j'), { kind: 'held', by: 'queue' } as const, true],
    [
      'workingHere',
      job('j', { status: 'leased', leasedAt: at(-1) }),
      { kind: 'working', jobId: 'j', done: 1, of: 4 } as const,
      false,
    ],
    ['workingElsewhere', job('j', { status: 'leased', leasedAt: at(-1) }), idle, false],
    ['silent', job('j', { status: 'leased', leasedAt: at(-leaseMs - 1) }), idle, false],
    ['backOff', job('j', { attempts: 1, error: 'timeout', leasedAt: at(-1) }), idle, false],
    ['dead', job('j', { status: 'dead', attempts: 5 }), idle, false],
    ['done', job('j', { status: 'done' }), idle, false],
  ] as const)('is "%s"', (kind, one, worker, paused) => {
    expect(buildJobView(one, worker, paused, now).kind).toBe(kind);
  });
});

describe('how long it may take', () => {
  it('follows the pace of the last evaluations', () => {
    expect(computePace(null, 4_000, 8)).toBe(500);
    expect(computePace(500, 12_000, 8)).toBeCloseTo(800);
    expect([computePace(500, 12_000, 0), computePace(null, -1, 3)]).toEqual([500, null]);
  });
  it('is told in whole minutes, one at least, or not at all', () => {
    expect([
      estimateMinutesLeft(null, 90),
      estimateMinutesLeft(500, 8),
      estimateMinutesLeft(6_000, 100),
    ]).toEqual([null, 1, 10]);
  });
});
