import { describe, expect, it } from 'vitest';
import {
  readErrorCode,
  jobStates,
  maySteer,
  explainStandstill,
  steerTask,
  steers,
} from './queueFigures.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe('steering', () => {
  it('is open where the rules take it', () => {
    const may = (status: (typeof jobStates)[number], leasedAt: Date | null = null) =>
      steers.filter((steer) => maySteer({ status, leasedAt }, steer, now));
    expect(jobStates.map((status) => may(status, status === 'leased' ? ago(1) : null))).toEqual([
      ['discard'],
      [],
      [],
      ['retry', 'discard'],
      ['retry'],
    ]);
    expect(may('leased', ago(6))).toEqual(['requeue', 'discard']);
  });
  it('gives attempts and takes none away', () => {
    expect(steerTask({ attempts: 5, cap: 5 }, 'retry')).toEqual({
      status: 'queued',
      cap: 10,
      error: null,
    });
    expect(steerTask({ attempts: 2, cap: 5 }, 'requeue')).toEqual({ status: 'queued', cap: 5 });
    expect(steerTask({ attempts: 5, cap: 5 }, 'requeue')).toEqual({ status: 'queued', cap: 10 });
    expect(steerTask({ attempts: 5, cap: 5 }, 'discard')).toEqual({ status: 'discarded' });
  });
});

describe('what is said', () => {
  const counts = { queued: 3, leased: 0, done: 9, dead: 0, discarded: 0 };
  it('when nothing moves', () => {
    expect([
      explainStandstill({ counts, silent: 0 }, 0, false),
      explainStandstill({ counts, silent: 0 }, 2, false),
      explainStandstill({ counts, silent: 0 }, 2, true),
      explainStandstill({ counts: { ...counts, queued: 0 }, silent: 0 }, 0, true),
      explainStandstill({ counts: { ...counts, queued: 0 }, silent: 1 }, 0, false),
    ]).toEqual(['noBrowser', null, 'held', null, 'noBrowser']);
  });
  it('of a failure is a code, never a sentence', () =>
    expect(['aiTimeout', 'She said that', '', null].map(readErrorCode)).toEqual([
      'aiTimeout',
      'unknown',
      null,
      null,
    ]));
});
