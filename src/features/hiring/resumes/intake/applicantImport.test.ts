import { describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { atOnce } from './importQueue.ts';
import type { ReadApplicant } from './readApplicant.ts';
import {
  createDevice,
  createFile,
  read,
  createServer,
  setUp,
  untilIdle,
  listStates,
  stubPage,
  textOf,
} from './applicantImport.fixture.ts';

stubPage();

describe('dropped resumes', () => {
  it('are read, kept and sent, and then leave the device', async () => {
    const { queue: it_, store, far } = setUp();
    await it_.add([createFile('a'), createFile('b'), createFile('c')]);
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([
      ['a', 'done'],
      ['b', 'done'],
      ['c', 'done'],
    ]);
    expect(far.there.size).toBe(3);
    expect(store.kept()).toEqual([]);
  });

  it('are read two at a time', async () => {
    let now = 0;
    let most = 0;
    const { queue: it_ } = setUp({
      read: async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((done) => {
          setTimeout(done, 5);
        });
        now -= 1;
        return {} as ReadApplicant;
      },
    });
    await it_.add(['a', 'b', 'c', 'd', 'e'].map((name) => createFile(name)));
    await untilIdle(it_);
    expect(most).toBe(atOnce);
  });

  it('are refused one by one, in words, and the others go on', async () => {
    const { queue: it_, store } = setUp({
      read: async (bytes) => {
        if (textOf(bytes) === 'bad') throw new Fault('fileDamaged');
        return read();
      },
    });
    await it_.add([
      createFile('empty', ''),
      createFile('bad'),
      createFile('good'),
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge'),
    ]);
    await untilIdle(it_);
    expect(it_.state().files.map(({ name, state, failed }) => [name, state, failed])).toEqual([
      ['empty', 'failed', 'fileEmpty'],
      ['bad', 'failed', 'fileDamaged'],
      ['good', 'done', null],
      ['huge', 'failed', 'fileTooLarge'],
    ]);
    expect(store.kept().map(({ name, failed }) => [name, failed])).toEqual([
      ['bad', 'fileDamaged'],
    ]);
  });

  it('are tried again, and removed, with their bytes', async () => {
    let broken = true;
    const { queue: it_, store } = setUp({
      read: async () => {
        if (broken) throw new Fault('aiUnavailable');
        return read();
      },
    });
    await it_.add([createFile('a'), createFile('b')]);
    await untilIdle(it_);
    broken = false;
    it_.retry('h:a');
    it_.remove('h:b');
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([['a', 'done']]);
    expect(store.kept()).toEqual([]);
  });

  it('are one when dropped twice, and one with what the company has', async () => {
    const { queue: it_, far } = setUp({
      read: async () => {
        await new Promise((done) => {
          setTimeout(done, 20);
        });
        return {} as ReadApplicant;
      },
    });
    await it_.add([createFile('first.pdf', 'same'), createFile('second.pdf', 'same')]);
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([
      ['first.pdf', 'done'],
      ['second.pdf', 'same'],
    ]);
    await it_.add([createFile('third.pdf', 'same')]);
    await untilIdle(it_);
    expect(listStates(it_)).toContainEqual(['third.pdf', 'known']);
    expect(far.there.size).toBe(1);
  });

  it('say so when their end was not read', async () => {
    const { queue: it_ } = setUp({
      read: async (bytes) => ({ ...(await read()), isCut: textOf(bytes) === 'long' }),
    });
    await it_.add([createFile('long'), createFile('short')]);
    await untilIdle(it_);
    expect(it_.state().files.map(({ name, isCut }) => [name, isCut === true])).toEqual([
      ['long', true],
      ['short', false],
    ]);
  });

  it('stand still when the storage is full, and go on when there is room', async () => {
    let full = true;
    const far = createServer();
    const { queue: it_, store } = setUp(
      { keep: async (id) => (full ? { kind: 'storage' } : far.keep(id)) },
      createDevice(),
      far,
    );
    await it_.add([createFile('a'), createFile('b'), createFile('c')]);
    await vi.waitFor(() => expect(it_.state().stopped).toBe('storage'));
    await vi.waitFor(() =>
      expect(listStates(it_).every(([, state]) => state === 'queued')).toBe(true),
    );
    expect(store.kept()).toHaveLength(3);
    full = false;
    it_.goOn();
    await untilIdle(it_);
    expect(far.there.size).toBe(3);
  });

  it('wait for the network', async () => {
    let online = false;
    const far = createServer();
    const { queue: it_ } = setUp(
      {
        keep: async (id) => {
          if (!online) throw new Fault('offline');
          return far.keep(id);
        },
      },
      createDevice(),
      far,
    );
    await it_.add([createFile('a')]);
    await vi.waitFor(() => expect(listStates(it_)).toEqual([['a', 'waiting']]));
    online = true;
    it_.goOn();
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([['a', 'done']]);
  });

  it('wait, too, when the engine cannot be fetched without a network', async () => {
    let online = false;
    const { queue: it_ } = setUp({
      isOnline: () => online,
      read: async () => {
        if (!online) throw new TypeError('Failed to fetch dynamically imported module');
        return read();
      },
    });
    await it_.add([createFile('a')]);
    await vi.waitFor(() => expect(listStates(it_)).toEqual([['a', 'waiting']]));
    online = true;
    it_.goOn();
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([['a', 'done']]);
  });

  it('begin nothing new while paused', async () => {
    const { queue: it_ } = setUp();
    it_.pause();
    await it_.add([createFile('a')]);
    expect(listStates(it_)).toEqual([['a', 'queued']]);
    it_.goOn();
    await untilIdle(it_);
    expect(listStates(it_)).toEqual([['a', 'done']]);
  });
});
