import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConnection, detectWhoAnswers, type Answering } from './connection.ts';

vi.mock('./settings.ts', () => ({ settings: () => ({ local: null }) }));

let reachable: boolean;
let reconnects: number;
let online: boolean;
const open = () =>
  makeConnection({
    reach: async () => (reachable ? 'server' : 'nobody'),
    reconnect: async () => {
      reconnects += 1;
    },
    isOnline: () => online,
  });

beforeEach(() => {
  vi.useFakeTimers();
  reachable = false;
  reconnects = 0;
  online = true;
});
afterEach(() => vi.useRealTimers());

describe('the line to the server', () => {
  it('is not called away for a first look into the cache', async () => {
    const connection = open();
    const reading = connection.follow();
    reading.seen(true);
    await vi.advanceTimersByTimeAsync(2_000);
    reading.seen(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.isAway()).toBe(false);
  });

  it('is away when readings stay with the device, and is connected anew within seconds after the server is back', async () => {
    const connection = open();
    const emitted: boolean[] = [];
    connection.subscribe(() => emitted.push(connection.isAway()));
    const reading = connection.follow();
    reading.seen(false);
    reading.seen(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect([connection.isAway(), reconnects]).toEqual([true, 0]);
    reachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reconnects).toBe(1);
    // A new connection is left alone for a while.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reconnects).toBe(1);
    reading.seen(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reconnects).toBe(1);
    expect(emitted).toEqual([true, false]);
  });

  it('is found away again after it came back in the middle of a look, and a slow line is left more and more time', async () => {
    let answer: (reached: Answering) => void = () => undefined;
    const connection = makeConnection({
      reach: () =>
        new Promise((done) => {
          answer = done;
        }),
      reconnect: async () => {
        reconnects += 1;
      },
      isOnline: () => true,
    });
    const reading = connection.follow();
    reading.seen(true);
    await vi.advanceTimersByTimeAsync(4_000);
    reading.seen(false);
    answer('server');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([connection.isAway(), reconnects]).toEqual([false, 0]);
    reading.seen(true);
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      answer('server');
    }
    expect(connection.isAway()).toBe(true);
    expect(reconnects).toBe(3);
  });

  it('is intercepted while a page answers in the server’s place, and whoever waits is called when the server is found', async () => {
    let answering: Answering = 'stranger';
    const connection = makeConnection({
      reach: async () => answering,
      reconnect: async () => {
        reconnects += 1;
      },
      isOnline: () => true,
    });
    const found = vi.fn();
    connection.onFound(found);
    const reading = connection.follow();
    reading.seen(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([
      connection.isAway(),
      connection.isIntercepted(),
      reconnects,
      found.mock.calls.length,
    ]).toEqual([true, true, 0, 0]);
    answering = 'server';
    await vi.advanceTimersByTimeAsync(5_000);
    expect([connection.isIntercepted(), reconnects, found.mock.calls.length]).toEqual([
      false,
      1,
      1,
    ]);
    reading.seen(false);
    expect([connection.isAway(), connection.isIntercepted()]).toEqual([false, false]);
    expect(['application/json; charset=UTF-8', 'text/html', null].map(detectWhoAnswers)).toEqual([
      'server',
      'stranger',
      'server',
    ]);
  });

  it('without network nothing is asked; a reading that ended counts no more', async () => {
    online = false;
    reachable = true;
    const connection = open();
    const reading = connection.follow();
    reading.seen(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([connection.isAway(), reconnects]).toEqual([true, 0]);
    reading.end();
    expect(connection.isAway()).toBe(false);
  });
});
