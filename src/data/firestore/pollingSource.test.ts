import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from './connection.ts';
import { pollingSource } from './pollingSource.ts';

vi.mock('./settings.ts', () => ({
  settings: () => ({ local: null, firebase: { projectId: 'demo' } }),
}));
vi.mock('./database.ts', () => ({ reconnect: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('behind a page that answers in the server’s place the line is away; the count comes by itself once the server is found', async () => {
  let type = 'text/html';
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': type } }));
  // The SDK never settles over an answer that is no JSON.
  const readNow = vi.fn(() =>
    type === 'text/html' ? new Promise<number>(() => undefined) : Promise.resolve(7),
  );
  const next = vi.fn();
  const stop = pollingSource('count', readNow, 600_000).subscribe(next, vi.fn());
  await vi.advanceTimersByTimeAsync(15_000);
  expect([connection.isAway(), connection.isIntercepted(), next.mock.calls.length]).toEqual([
    true,
    true,
    0,
  ]);
  type = 'application/json';
  await vi.advanceTimersByTimeAsync(6_000);
  expect(next.mock.calls).toEqual([[7]]);
  expect([connection.isAway(), connection.isIntercepted()]).toEqual([false, false]);
  stop();
});

it('a late refusal is an answer: the line is not away', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('', { headers: { 'content-type': 'application/json' } }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = new FirebaseError('permission-denied', 'no');
  const readNow = () =>
    new Promise<number>((_, fail) => {
      setTimeout(() => fail(refused), 9_000);
    });
  const fail = vi.fn<(error: unknown) => void>();
  const stop = pollingSource('refused', readNow, 600_000).subscribe(vi.fn(), fail);
  await vi.advanceTimersByTimeAsync(8_500);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([connection.isAway(), fail.mock.calls.length]).toEqual([false, 1]);
  stop();
});
