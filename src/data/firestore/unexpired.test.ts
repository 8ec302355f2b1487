import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropExpired } from './unexpired.ts';

interface Item {
  data: { until: Date };
}
const start = Date.parse('2026-11-22T12:00:00Z');
const ending = (minutes: number): Item => ({ data: { until: new Date(start + minutes * 60_000) } });
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells what stands, and again when one ends by itself or by hand', () => {
  let emit: (items: Item[]) => void = () => undefined;
  const seen: number[] = [];
  const stop = dropExpired<Item[], Item>(
    {
      key: 'x',
      subscribe: (next) => {
        emit = next;
        return () => undefined;
      },
    },
    (items) => items,
  ).subscribe(
    (items) => seen.push(items.length),
    () => undefined,
  );
  emit([ending(1), ending(2), ending(-1)]);
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(61_000);
  expect(seen).toEqual([2, 1]);
  emit([ending(0)]);
  expect(seen).toEqual([2, 1, 0]);
  emit([ending(5)]);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(seen).toEqual([2, 1, 0, 1]);
});
