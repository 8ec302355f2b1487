// The loop that takes tasks, keeps their lease and stores what came out, over a queue in memory.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { leaseOf, type Finished } from '#data/evaluation/aiJobs.ts';
import { heartbeatMs, runQueue } from './runner.ts';
import { made, createWorld } from './runner.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 12) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

describe('the runner', () => {
  it('spends no attempt on a network that is gone for a moment', async () => {
    const { parts, log, jobs } = createWorld(['a']);
    let left = 2;
    parts.evaluate = async () => {
      left -= 1;
      if (left >= 0) throw new Fault('offline');
      return made;
    };
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(log).toEqual(['take a', 'finish a']);
    expect(jobs.get('a')).toMatchObject({ status: 'done', attempts: 1 });
    stop.abort();
    await running;
  });

  it('puts a task aside whose last attempt fell silent, as soon as its lease has run out', async () => {
    const { parts, log, put, jobs } = createWorld(['a']);
    put('a', { status: 'leased', attempts: 2, leasedAt: new Date(Date.now()) });
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 100);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(log).toEqual(['park a']);
    expect(jobs.get('a')).toMatchObject({ status: 'dead', error: 'silent' });
    stop.abort();
    await running;
  });

  it('works through the queue, oldest first, one at a time', async () => {
    const { parts, log, states } = createWorld(['a', 'b']);
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(['take a', 'finish a', 'take b', 'finish b']);
    expect(states).toContainEqual({ kind: 'working', jobId: 'a', done: 1, of: 2 });
    expect(states.at(-1)).toEqual({ kind: 'idle' });
    stop.abort();
    await running;
    expect(log.at(-1)).toBe('unwatched');
  });

  it('goes on at once with a task that an earlier page of this browser left behind', async () => {
    const { parts, log, put } = createWorld(['a', 'b']);
    put('a', {
      status: 'leased',
      attempts: 1,
      leaseOwner: 'me',
      leaseId: 'before-the-reload',
      leasedAt: new Date(Date.now()),
    });
    parts.leftBehind = (job) => leaseOf('o', job, 'before-the-reload', 'me');
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(10);
    expect(log).toEqual(['finish a', 'take b', 'finish b']);
    stop.abort();
    await running;
  });

  it('leaves a task to whoever was faster while it hesitated', async () => {
    const { parts, log, put } = createWorld(['a', 'b']);
    parts.hesitate = () => 500;
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(100);
    put('a', { status: 'leased', leasedAt: new Date(Date.now()) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log).toEqual(['take b', 'finish b']);
    stop.abort();
    await running;
  });

  it('gives a failed task back, waits, tries again, and parks it at its cap', async () => {
    const { jobs, parts, log } = createWorld(['a']);
    parts.evaluate = async () => {
      throw new Fault('aiUnavailable');
    };
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(log).toEqual(['take a', 'fail a aiUnavailable']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log.slice(2)).toEqual(['take a', 'fail a aiUnavailable']);
    expect(jobs.get('a')).toMatchObject({ status: 'dead', error: 'aiUnavailable' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(log).toHaveLength(4);
    stop.abort();
    await running;
  });

  it('keeps the lease alive while it works, and gives up when the lease is lost', async () => {
    const { parts, log } = createWorld(['a']);
    parts.evaluate = (_lease, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(heartbeatMs * 2 + 10);
    expect(log).toEqual(['take a', 'beat a', 'beat a']);
    parts.renewLease = async () => {
      throw new Fault('permissionDenied');
    };
    await vi.advanceTimersByTimeAsync(heartbeatMs);
    // Somebody else holds it now: neither finished nor given back.
    expect(log).toEqual(['take a', 'beat a', 'beat a']);
    stop.abort();
    await running;
  });

  it('tells the queue nothing of the candidate when it fails', async () => {
    const { jobs, parts } = createWorld(['a']);
    parts.evaluate = async () => {
      throw new Error('I was fired from my last job because');
    };
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(jobs.get('a')?.error).toBe('unknown');
    stop.abort();
    await running;
  });

  it('finishes what it has begun when it is paused, and takes nothing new', async () => {
    const { parts, log } = createWorld(['a', 'b']);
    let finish: (made: Finished) => void = () => undefined;
    parts.evaluate = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const stop = new AbortController();
    const pause = new AbortController();
    const running = runQueue(parts, stop.signal, pause.signal);
    await vi.advanceTimersByTimeAsync(0);
    pause.abort();
    finish(made);
    await running;
    expect(log).toEqual(['take a', 'finish a', 'unwatched']);
  });

  it('gives the task back when the page is left', async () => {
    const { parts, log } = createWorld(['a']);
    parts.evaluate = (_lease, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await running;
    expect(log).toEqual(['take a', 'fail a stopped', 'unwatched']);
  });

  it('goes on after a network that was away', async () => {
    const { parts, log, states } = createWorld(['a']);
    const { take } = parts;
    let away = true;
    parts.take = async (id) => {
      if (away) throw new Fault('offline');
      return take(id);
    };
    const stop = new AbortController();
    const running = runQueue(parts, stop.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ kind: 'offline' });
    away = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log).toEqual(['take a', 'finish a']);
    stop.abort();
    await running;
  });
});
