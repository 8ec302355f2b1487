import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { device, server } from '#tests/support/outboxWorld.ts';
import { makeOutbox } from './outbox.ts';
import type { Delivery, Outbox } from './outboxContract.ts';

let store: ReturnType<typeof device>;
let far: ReturnType<typeof server>;
let online: boolean;
function open(session = 's1'): Outbox {
  return makeOutbox({ session, store, deliver: far.deliver, isOnline: () => online });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  store = device();
  far = server();
  online = true;
});
afterEach(() => vi.useRealTimers());

describe('an outbox', () => {
  it('stores everything again when the browser has deleted what it kept, and says so', async () => {
    online = false;
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'first words');
    outbox.type('q2', 'second words');
    outbox.note('plan', { at: 'q2' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...store.kept.keys()].toSorted()).toEqual(['s1|_notes', 's1|q1', 's1|q2']);
    expect(outbox.state().lost).toBeNull();
    store.lose();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...store.kept.keys()].toSorted()).toEqual(['s1|_notes', 's1|q1', 's1|q2']);
    expect(store.kept.get('s1|q1')?.value).toMatchObject({ text: 'first words' });
    expect(outbox.state().lost).toBe('stored');
  });
  it('loses nothing of what is on its way to the device when the page goes away', async () => {
    const leave: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (name: string, act: () => void) => {
      if (name === 'pagehide') leave.push(act);
    });
    const outbox = open();
    await outbox.start();
    // A device that is slow, and whose write goes down with the page.
    store.put = () => new Promise(() => undefined);
    outbox.type('q1', 'Half a sen');
    await vi.advanceTimersByTimeAsync(300);
    expect(store.kept.size).toBe(0);
    for (const act of leave) act();
    vi.unstubAllGlobals();
    expect(store.kept.get('s1|q1')?.value).toMatchObject({ text: 'Half a sen' });
  });

  it('keeps every keystroke on the device within 400 ms, before the network', async () => {
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'Hel');
    await vi.advanceTimersByTimeAsync(400);
    expect(store.kept.get('s1|q1')?.value).toMatchObject({ text: 'Hel' });
    expect(far.calls).toHaveLength(0);
  });

  it('sends once the typing pauses, the newest words only', async () => {
    const outbox = open();
    await outbox.start();
    for (const text of ['H', 'He', 'Hello']) {
      outbox.type('q1', text);
      await vi.advanceTimersByTimeAsync(300);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(far.calls.map(({ text }) => text)).toEqual(['Hello']);
    expect(outbox.state().entries.get('q1')).toMatchObject({ savedEdit: 3, baseRev: 1 });
  });

  it('has one write on its way at a time, and then sends what came meanwhile', async () => {
    let arrive: (delivery: Delivery) => void = () => undefined;
    far.behave((entry) =>
      entry.text === 'one'
        ? new Promise((done) => {
            arrive = done;
          })
        : null,
    );
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'one');
    await vi.advanceTimersByTimeAsync(1_500);
    outbox.type('q1', 'one two');
    outbox.type('q2', 'other');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(far.calls).toHaveLength(1);
    arrive({ kind: 'saved', rev: 1 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(far.calls.map(({ text }) => text).sort()).toEqual(['one', 'one two', 'other']);
  });

  it('offline: sends nothing, claims nothing, and sends when the network is back', async () => {
    online = false;
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'written in a tunnel');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(far.calls).toHaveLength(0);
    expect(outbox.state().entries.get('q1')).toMatchObject({ savedEdit: 0 });
    online = true;
    outbox.hurry();
    await vi.advanceTimersByTimeAsync(50);
    expect(far.held.get('q1')?.text).toBe('written in a tunnel');
  });

  it('survives a flapping server: one final text, no storm', async () => {
    let attempts = 0;
    far.behave(() => (++attempts % 3 === 0 ? null : Promise.reject(new Fault('offline'))));
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'steady');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(far.held.get('q1')).toEqual({ text: 'steady', rev: 1 });
    expect(far.calls).toHaveLength(3);
  });

  it('a refusal keeps the words, stays said, and is tried again by itself, seldom', async () => {
    far.behave(() => Promise.reject(new Fault('permissionDenied')));
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'refused for now');
    await vi.advanceTimersByTimeAsync(10_000);
    outbox.type('q1', 'refused for now, and more');
    await vi.advanceTimersByTimeAsync(230_000);
    expect(far.calls.length).toBeGreaterThanOrEqual(4);
    expect(far.calls.length).toBeLessThanOrEqual(7);
    expect(outbox.state().entries.get('q1')).toMatchObject({ refusal: 'permissionDenied' });
    far.behave(() => null);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(far.held.get('q1')?.text).toBe('refused for now, and more');
    expect(outbox.state().entries.get('q1')).toMatchObject({ refusal: null, attempts: 0 });
  });

  it('a retry sends refused words at once, unchanged', async () => {
    far.behave(() => Promise.reject(new Fault('permissionDenied')));
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'too late');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(far.calls).toHaveLength(1);
    expect(outbox.state().entries.get('q1')).toMatchObject({
      text: 'too late',
      refusal: 'permissionDenied',
    });
    far.behave(() => null);
    outbox.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(far.held.get('q1')?.text).toBe('too late');
  });

  it('after a crash in the middle of a write the words are there and are sent again', async () => {
    far.behave(() => new Promise(() => undefined));
    const before = open();
    await before.start();
    before.type('q1', 'half a sen');
    before.note('plan', { at: 'q1' });
    await vi.advanceTimersByTimeAsync(2_000);
    far.behave(() => null);
    const after = open();
    await after.start();
    expect(after.state().entries.get('q1')?.text).toBe('half a sen');
    expect(after.state().notes['plan']).toEqual({ at: 'q1' });
    await vi.advanceTimersByTimeAsync(100);
    expect(far.held.get('q1')?.text).toBe('half a sen');
  });

  it('does not write down what a tab learned after it was stopped: another tab is in charge', async () => {
    let arrive: (delivery: Delivery) => void = () => undefined;
    far.behave(
      () =>
        new Promise((done) => {
          arrive = done;
        }),
    );
    const first = open();
    await first.start();
    first.type('q1', 'from the first tab');
    await vi.advanceTimersByTimeAsync(2_000);
    await first.stop();
    far.behave(() => null);
    const second = open();
    await second.start();
    second.type('q1', 'from the second tab');
    await vi.advanceTimersByTimeAsync(500);
    arrive({ kind: 'saved', rev: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    const third = open();
    await third.start();
    expect(third.state().entries.get('q1')?.text).toBe('from the second tab');
  });

  it('shows other words of the server as a choice', async () => {
    far.behave(() =>
      Promise.resolve({
        kind: 'conflict',
        server: { text: 'from the phone', rev: 7, prompt: null },
      }),
    );
    const outbox = open();
    await outbox.start();
    outbox.type('q1', 'from the laptop');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outbox.state().entries.get('q1')?.conflict).toEqual({ text: 'from the phone', rev: 7 });
    far.behave(() => null);
    outbox.choose('q1', 'from the laptop');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(far.calls.at(-1)).toMatchObject({ text: 'from the laptop', baseRev: 7 });
  });

  it('does not let the server overwrite words of this device that it has not read yet', async () => {
    const before = open();
    await before.start();
    online = false;
    before.type('q1', 'unsaved');
    await vi.advanceTimersByTimeAsync(500);
    await before.stop();
    const after = open();
    after.see([{ id: 'q1', words: { text: 'old', rev: 1, prompt: null } }]);
    await after.start();
    expect(after.state().entries.get('q1')?.text).toBe('unsaved');
  });

  it('keeps the words of two people apart, and forgets on request', async () => {
    const mine = open('mine');
    await mine.start();
    mine.type('q1', 'secret');
    await vi.advanceTimersByTimeAsync(500);
    const yours = open('yours');
    await yours.start();
    expect(yours.state().entries.size).toBe(0);
    await mine.forget();
    expect(store.kept.size).toBe(0);
  });
});
