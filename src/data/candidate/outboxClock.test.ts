// A device whose clock is put back while words wait: they go on time all the same.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { device, server } from '#tests/support/outboxWorld.ts';
import { makeOutbox } from './outbox.ts';
import type { Outbox } from './outboxContract.ts';

const hour = 3_600_000;
let store: ReturnType<typeof device>;
let far: ReturnType<typeof server>;
let online = true;
function open(): Outbox {
  return makeOutbox({ session: 's1', store, deliver: far.deliver, isOnline: () => online });
}
function putClockBack(): void {
  vi.setSystemTime(Date.now() - hour);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * hour });
  store = device();
  far = server();
  online = true;
});
afterEach(() => vi.useRealTimers());

it('while they are typed', async () => {
  const outbox = open();
  await outbox.start();
  outbox.type('q1', 'Typed by a clock that was fast');
  putClockBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(far.held.get('q1')?.text).toBe('Typed by a clock that was fast');
  await outbox.stop();
});

it('before the page is loaded again', async () => {
  online = false;
  const outbox = open();
  await outbox.start();
  outbox.type('q1', 'Typed by a clock that was fast');
  await vi.advanceTimersByTimeAsync(500);
  await outbox.stop();
  putClockBack();
  online = true;
  const again = open();
  await again.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(far.held.get('q1')?.text).toBe('Typed by a clock that was fast');
  await again.stop();
});

it('between two attempts', async () => {
  let isAway = true;
  far.behave(() => (isAway ? Promise.reject(new Fault('offline')) : null));
  const outbox = open();
  await outbox.start();
  outbox.type('q1', 'Sent in vain at first');
  await vi.advanceTimersByTimeAsync(3_000);
  isAway = false;
  putClockBack();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(far.held.get('q1')?.text).toBe('Sent in vain at first');
  await outbox.stop();
});
