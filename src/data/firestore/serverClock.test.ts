import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followClockOffset, noteServerTime, computeOffset } from './serverClock.ts';

const served = new Date('2026-11-21T10:00:00Z');

it('reads how far the clock is from the server, to the second', () => {
  const here = served.getTime() - 120_000;
  expect(computeOffset(served.toUTCString(), here, here + 200)).toBe(120_400);
});
it('takes small differences for what a header cannot tell', () => {
  expect(
    computeOffset(served.toUTCString(), served.getTime() + 1_200, served.getTime() + 1_400),
  ).toBe(0);
});
it('says nothing without a header', () => {
  expect(computeOffset(null, 0, 1)).toBeNull();
  expect(computeOffset('soon', 0, 1)).toBeNull();
});

describe('a clock that is set while somebody looks at it', () => {
  const hour = 3_600_000;
  let wall = 0;
  let steady = 0;
  let answer: () => Promise<Response>;
  const server = (at: Date) => () =>
    Promise.resolve(new Response(null, { headers: { date: at.toUTCString() } }));
  const pass = async (ms: number): Promise<void> => {
    wall += ms;
    steady += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    wall = served.getTime();
    steady = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => wall);
    vi.spyOn(performance, 'now').mockImplementation(() => steady);
    answer = () => Promise.reject(new TypeError('offline'));
    vi.stubGlobal('fetch', () => answer());
    noteServerTime(served, wall, wall);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    ['forward', hour],
    ['back', -hour],
  ])('%s: the time of the server goes on, also without network', async (_, by) => {
    const offsets: number[] = [];
    const stop = followClockOffset((ms) => offsets.push(ms));
    await pass(5_000);
    const known = offsets.at(-1) ?? Number.NaN;
    const before = wall + known;
    wall += by;
    await pass(1_000);
    stop();
    expect(offsets.at(-1)).toBe(known - by);
    expect(wall + (offsets.at(-1) ?? 0)).toBe(before + 1_000);
  });

  it('after sleep: the server says how late it is', async () => {
    const offsets: number[] = [];
    const stop = followClockOffset((ms) => offsets.push(ms));
    await pass(2_000);
    // The device slept for an hour: its clock went on, the count of its running time did not.
    wall += hour;
    answer = server(new Date(wall + 1_000));
    await pass(1_000);
    stop();
    expect(offsets.at(-2)).toBe(-hour);
    expect(Math.abs(offsets.at(-1) ?? Number.NaN)).toBeLessThan(2_000);
  });
});
