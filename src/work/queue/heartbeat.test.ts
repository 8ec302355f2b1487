import { describe, expect, it } from 'vitest';
import { isDue, getReportedState } from './heartbeat.ts';

describe('the heartbeat of a browser', () => {
  it('is told by the tab that works, or that says why nothing is', () => {
    expect(
      [
        { kind: 'idle' as const },
        { kind: 'working' as const, jobId: 'a', done: 0, of: 1 },
        { kind: 'paused' as const },
        { kind: 'held' as const, by: 'queue' as const },
        { kind: 'standby' as const },
        { kind: 'off' as const },
        { kind: 'offline' as const },
      ].map(getReportedState),
    ).toEqual(['idle', 'working', 'paused', 'held', null, null, null]);
  });
  it('comes once a minute at most, and every five minutes while nothing happens', () => {
    const due = (seconds: number, state: 'idle' | 'working', last: 'idle' | 'working' = 'idle') =>
      isDue({ at: 0, state: last, of: 'o/u' }, state, 'o/u', seconds * 1_000);
    expect([
      due(59, 'working'),
      due(60, 'working'),
      due(60, 'idle'),
      due(299, 'idle'),
      due(300, 'idle'),
      due(60, 'idle', 'working'),
    ]).toEqual([false, true, false, false, true, true]);
  });
  it('is of its own for another person or company, and after a clock was set back', () => {
    const last = { at: 10_000, state: 'idle' as const, of: 'o/u' };
    expect([
      isDue(null, 'idle', 'o/u', 0),
      isDue(last, 'idle', 'p/u', 10_001),
      isDue(last, 'idle', 'o/u', 0),
      isDue(last, 'idle', 'o/u', 10_001),
    ]).toEqual([true, true, true, false]);
  });
});
