import { describe, expect, it, vi } from 'vitest';
import type { NewRoomEvent } from '#data/candidate/roomLog.ts';
import { readDeviceName, makeRoomLog, type TextStorage } from './roomLog.ts';

function createTextStorage(): TextStorage & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}
function server(most = 200) {
  const events: NewRoomEvent[] = [];
  return {
    events,
    next: vi.fn(() => Promise.resolve(events.length)),
    append: vi.fn((from: number, event: NewRoomEvent) =>
      Promise.resolve(Math.max(from, events.length) >= most ? null : events.push(event)),
    ),
  };
}

describe('the log on the device', () => {
  it('hands over in order, with how long ago it was', async () => {
    const port = server();
    let time = 100_000;
    const log = makeRoomLog('s', port, {
      storage: createTextStorage(),
      device: 'd',
      now: () => time,
      isOnline: () => true,
    });
    log.note('opened', 0);
    log.note('paste', 120, { answerId: 'q1' });
    time += 5_400;
    await log.flush();
    expect(port.events).toEqual([
      { kind: 'opened', amount: 0, device: 'd', agoSeconds: 5 },
      { kind: 'paste', amount: 120, device: 'd', answerId: 'q1', agoSeconds: 5 },
    ]);
    expect(log.waiting()).toBe(0);
  });
  it('leaves out what says nothing', () => {
    const log = makeRoomLog('s', server(), { storage: createTextStorage(), device: 'd' });
    log.note('away', 2);
    log.note('paste', 4);
    log.note('offline', 0.2);
    expect(log.waiting()).toBe(0);
  });
  it('keeps what waits over a reload, and through a failure', async () => {
    const storage = createTextStorage();
    const port = server();
    port.append.mockRejectedValueOnce(new Error('no network'));
    const log = makeRoomLog('s', port, { storage, device: 'd', isOnline: () => true });
    log.note('away', 30);
    await log.flush();
    expect(port.events).toEqual([]);
    await makeRoomLog('s', port, { storage, device: 'd', isOnline: () => true }).flush();
    expect(port.events).toHaveLength(1);
    expect(storage.all.size).toBe(0);
  });
  it('does not try without a network, and stops when the log is full', async () => {
    let online = false;
    const port = server(1);
    const log = makeRoomLog('s', port, {
      storage: createTextStorage(),
      device: 'd',
      isOnline: () => online,
    });
    log.note('opened', 0);
    log.note('away', 10);
    await log.flush();
    expect(port.next).not.toHaveBeenCalled();
    online = true;
    await log.flush();
    log.note('away', 10);
    expect([port.events.length, log.waiting()]).toEqual([1, 0]);
  });
  it('takes a code as a detail, never words', async () => {
    const port = server();
    const log = makeRoomLog('s', port, {
      storage: createTextStorage(),
      device: 'd',
      isOnline: () => true,
    });
    log.note('fault', 0, { detail: 'the camera: broke!' });
    await log.flush();
    expect(port.events[0]?.detail).toBe('thecamerabroke');
  });
});
it('gives a browser one name and keeps it', () => {
  const storage = createTextStorage();
  const name = readDeviceName(storage, () => 'abcdefghijkl');
  expect([name, readDeviceName(storage, () => 'zzzzzzzzzz')]).toEqual(['abcdefgh', 'abcdefgh']);
});
