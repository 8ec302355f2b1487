import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobFieldsAutosave, restMs } from './jobFieldsAutosave.ts';

interface Sent {
  fields: object;
  done: () => void;
  fail: () => void;
}

function setUp(kept = '', online = true) {
  const sent: Sent[] = [];
  const world = { online, kept, told: 0 };
  const made = new JobFieldsAutosave<object>(
    {
      fieldsOf: (name, text) => (text === 'half' ? null : { [name]: text }),
      send: (fields) =>
        new Promise<void>((done, fail) => {
          sent.push({ fields, done, fail: () => fail(new Error('no')) });
        }),
      keep: (text) => {
        world.kept = text;
      },
      isOnline: () => world.online,
      showFault: () => {
        world.told += 1;
      },
    },
    kept,
  );
  return { desk: made, sent, world };
}
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is kept at once, sent after a rest with its own field alone, and forgotten when confirmed', async () => {
    const { desk: one, sent, world } = setUp();
    one.change('notes', 'a');
    one.change('notes', 'ab');
    expect([sent.length, world.kept, one.getState().saved]).toEqual([
      0,
      '{"notes":"ab"}',
      'sending',
    ]);
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent.map(({ fields }) => fields)).toEqual([{ notes: 'ab' }]);
    sent[0]?.done();
    await settle();
    expect([one.getState(), world.kept]).toEqual([{ typed: {}, saved: 'confirmed' }, '']);
  });

  it('stays while an older text of the same field is confirmed', async () => {
    const { desk: one, sent } = setUp();
    one.change('notes', 'a');
    await vi.advanceTimersByTimeAsync(restMs);
    one.change('notes', 'b');
    sent[0]?.done();
    await settle();
    expect(one.getState()).toEqual({ typed: { notes: 'b' }, saved: 'sending' });
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent[1]?.fields).toEqual({ notes: 'b' });
  });

  it('is sent again after a reload', async () => {
    const { desk: one, sent } = setUp('{"title":"Baker","closesAt":"half"}');
    one.start();
    await settle();
    expect(sent.map(({ fields }) => fields)).toEqual([{ title: 'Baker' }]);
  });

  it('waits while it cannot be written, and is not lost', async () => {
    const { desk: one, sent, world } = setUp();
    one.change('closesAt', 'half');
    await vi.advanceTimersByTimeAsync(restMs);
    expect([sent.length, world.kept]).toEqual([0, '{"closesAt":"half"}']);
  });

  it('is on this device while there is no network, and goes on without waiting for what was sent before', async () => {
    const { desk: one, sent, world } = setUp('', false);
    one.change('title', 'a');
    await vi.advanceTimersByTimeAsync(restMs);
    one.change('notes', 'b');
    await vi.advanceTimersByTimeAsync(restMs);
    expect([sent.map(({ fields }) => fields), one.getState().saved]).toEqual([
      [{ title: 'a' }, { notes: 'b' }],
      'onDevice',
    ]);
    world.online = true;
    one.pump();
    expect(one.getState().saved).toBe('sending');
  });

  it('stays and says so when it is refused; the next change tries again', async () => {
    const { desk: one, sent, world } = setUp();
    one.change('title', 'a');
    await vi.advanceTimersByTimeAsync(restMs);
    sent[0]?.fail();
    await settle();
    expect([one.getState(), world.told]).toEqual([{ typed: { title: 'a' }, saved: 'refused' }, 1]);
    one.change('notes', 'b');
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent[1]?.fields).toEqual({ title: 'a', notes: 'b' });
  });

  it('is sent when the page is left', () => {
    const { desk: one, sent } = setUp();
    one.change('title', 'a');
    one.close();
    expect(sent.map(({ fields }) => fields)).toEqual([{ title: 'a' }]);
  });

  it.each(['', 'nonsense', '7', '{"title":7}'])('kept as %s is nothing', async (kept) => {
    const { desk: one, sent } = setUp(kept);
    one.start();
    await settle();
    expect(sent).toEqual([]);
  });
});
