// How a pack comes into a browser: with progress, checked, kept, and not at any price.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPackBytes, type PackFile } from './packBytes.ts';
import type { PackReport } from './packs.ts';

/** Bytes that do not pack well, so that the file has several pieces. */
const content = new Uint8Array(5_000).map((_, index) => Math.imul(index + 1, 2_654_435_761) >>> 13);
const zipped = new Uint8Array(gzipSync(content));
const file: PackFile = {
  name: 'words',
  url: new URL('https://app.example/assets/words-AbC1.bin'),
  bytes: zipped.length,
  sha256: createHash('sha256').update(zipped).digest('hex'),
};

const kept = new Map<string, Response>();
const fetched = vi.fn<(url: URL, options: { signal: AbortSignal }) => Promise<Response>>();

/** A response in pieces, as a network gives them. */
function inPieces(bytes: Uint8Array, size = 500): Response {
  return new Response(
    new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    }),
  );
}

beforeEach(() => {
  kept.clear();
  fetched.mockReset().mockImplementation(async () => inPieces(zipped));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => void kept.set(url, response),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async (url: string) => kept.delete(url),
    }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('reports progress, and returns the unpacked bytes', async () => {
  const reports: PackReport[] = [];
  expect(await loadPackBytes(file, (report) => reports.push(report))).toEqual(content);
  expect(reports[0]).toEqual({ pack: 'words', state: 'loading', done: 0, of: zipped.length });
  expect(reports.at(-1)).toEqual({
    pack: 'words',
    state: 'loading',
    done: zipped.length,
    of: zipped.length,
  });
  expect(reports.length).toBeGreaterThan(2);
});

test('is fetched once, and deletes the file of an earlier build', async () => {
  kept.set('https://app.example/assets/words-Old0.bin?sha256=00', new Response('old'));
  kept.set('https://app.example/assets/deep-Old0.bin?sha256=00', new Response('another pack'));
  await loadPackBytes(file, () => {});
  const reports: PackReport[] = [];
  expect(await loadPackBytes(file, (report) => reports.push(report))).toEqual(content);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([]);
  expect([...kept.keys()]).toEqual([
    'https://app.example/assets/deep-Old0.bin?sha256=00',
    `${file.url.href}?sha256=${file.sha256}`,
  ]);
});

test.each([
  [
    'a file of the same length with other bytes',
    async () => inPieces(zipped.map((byte, index) => (index === 900 ? byte ^ 1 : byte))),
  ],
  ['a file that was cut', async () => inPieces(zipped.slice(0, 900))],
  ['a file that is too long', async () => inPieces(new Uint8Array([...zipped, 1]))],
  ['a page in its place', async () => new Response('not here', { status: 404 })],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('refuses %s and keeps nothing', async (_, response) => {
  fetched.mockImplementation(response);
  await expect(loadPackBytes(file, () => {})).rejects.toThrow();
  expect(kept.size).toBe(0);
});

test('works where a browser keeps no cache', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await loadPackBytes(file, () => {})).toEqual(content);
});

test.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }]])(
  'the dear pack is not fetched with %j, but used when it is here',
  async (connection) => {
    const dear: PackFile = { ...file, onlyIfCheap: true };
    vi.stubGlobal('navigator', { connection });
    await expect(loadPackBytes(dear, () => {})).rejects.toThrow('save data');
    expect(fetched).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
    await loadPackBytes(dear, () => {});
    vi.stubGlobal('navigator', { connection });
    expect(await loadPackBytes(dear, () => {})).toEqual(content);
  },
);

test('a stalled download is aborted', async () => {
  vi.useFakeTimers();
  try {
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    const waiting = expect(loadPackBytes(file, () => {})).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(20_001);
    await waiting;
  } finally {
    vi.useRealTimers();
  }
});
