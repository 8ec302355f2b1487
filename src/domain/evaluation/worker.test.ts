import { describe, expect, it } from 'vitest';
import { readBrowserName, isSeen, seenMs } from './worker.ts';

describe('a working browser', () => {
  it('has a name and a system, nothing finer', () => {
    expect(
      readBrowserName(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      ),
    ).toBe('Edge 142, Windows');
    expect(
      readBrowserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    ).toBe('Firefox 140, Linux');
    expect(
      readBrowserName(
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      ),
    ).toBe('Safari 18, macOS');
    expect(readBrowserName('curl/8')).toBe('Browser');
  });
  it('is seen for as long as it may be silent, and a little more', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const before = (ms: number) => isSeen({ at: new Date(now.getTime() - ms) }, now);
    expect([before(0), before(seenMs - 1), before(seenMs), isSeen({ at: null }, now)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
