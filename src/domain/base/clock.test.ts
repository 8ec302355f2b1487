import { afterEach, expect, it, vi } from 'vitest';
import { onClockOffset, readClockError, readNow, setClockOffset } from './clock.ts';

afterEach(() => setClockOffset(0));

it('tells the time of the server on a device whose clock is a day ahead', () => {
  const day = 86_400_000;
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 28));
  setClockOffset(-day);
  expect(readNow()).toEqual(new Date(Date.UTC(2026, 10, 27)));
  expect(readClockError()).toBe(day);
});

it.each([
  [30_000, 0],
  [-30_000, 0],
  [30_001, -30_001],
  [-30_001, 30_001],
])('an offset of %i ms is an error of %i ms', (offset, wrong) => {
  setClockOffset(offset);
  expect(readClockError() || 0).toBe(wrong);
});

it('says when it changes, and not when it stays', () => {
  const listener = vi.fn<() => void>();
  const stop = onClockOffset(listener);
  setClockOffset(5);
  setClockOffset(5);
  stop();
  setClockOffset(6);
  expect(listener).toHaveBeenCalledTimes(1);
});
