import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCounted, recountMs } from './recounting.ts';

class Page extends EventTarget {
  visibilityState = 'visible';
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let page = new Page();
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('counts', () => {
  it('are made at once, and without a change twelve times an hour', async () => {
    const count = vi.fn();
    const { stop } = keepCounted(count);
    expect(count).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(count).toHaveBeenCalledTimes(13);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(count).toHaveBeenCalledTimes(13);
  });

  it('follow a change within a third of a second once they are old, and a stream of changes every two seconds', async () => {
    const count = vi.fn();
    const { ask, stop } = keepCounted(count);
    await vi.advanceTimersByTimeAsync(60_000);
    ask();
    ask();
    await vi.advanceTimersByTimeAsync(300);
    expect(count).toHaveBeenCalledTimes(2);
    for (let changes = 0; changes < 100; changes += 1) {
      ask();
      await vi.advanceTimersByTimeAsync(100);
    }
    // A hundred changes in ten seconds.
    expect(count.mock.calls.length - 2).toBeLessThanOrEqual(5);
    expect(count.mock.calls.length - 2).toBeGreaterThanOrEqual(4);
    stop();
  });

  it('are not made while nobody looks, and when somebody does only if they are old or something changed', async () => {
    const count = vi.fn();
    const { ask, stop } = keepCounted(count);
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    page.show('visible');
    expect(count).toHaveBeenCalledTimes(1);
    page.show('hidden');
    ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count).toHaveBeenCalledTimes(1);
    page.show('visible');
    expect(count).toHaveBeenCalledTimes(2);
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(recountMs * 3);
    expect(count).toHaveBeenCalledTimes(2);
    page.show('visible');
    expect(count).toHaveBeenCalledTimes(3);
    stop();
  });
});
