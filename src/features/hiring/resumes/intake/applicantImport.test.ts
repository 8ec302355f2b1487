import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kept } from '#data/applicants/applicants.ts';
import type { ApplicantStore, KeptFile } from '#data/applicants/applicantStore.ts';
import * as marksOfPage from '#data/device/openingMarks.ts';
import { Fault } from '#domain/base/fault.ts';
import {
  atOnce,
  createApplicantImport,
  type ApplicantImport,
  type ApplicantImportPorts,
} from './applicantImport.ts';
import type { ReadApplicant } from './readApplicant.ts';

function device(): ApplicantStore & { kept: () => KeptFile[] } {
  const rows = new Map<string, KeptFile>();
  const bytes = new Map<string, ArrayBuffer>();
  return {
    kept: () => [...rows.values()],
    all: async () => [...rows.values()],
    bytes: async (_session, id) => bytes.get(id) ?? null,
    put: async (_session, file, content) => {
      rows.set(file.id, file);
      if (content) bytes.set(file.id, content);
      return true;
    },
    drop: async (_session, id) => {
      rows.delete(id);
      bytes.delete(id);
    },
  };
}

/** What the device keeps at once, and the pages' farewell. */
let rows = new Map<string, string>();
let listeners: (() => void)[] = [];
function farewell(): void {
  listeners.forEach((listen) => listen());
  listeners = [];
}
beforeEach(() => {
  // Each resume that cannot be taken is noted in the console.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  rows = new Map();
  listeners = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => {
      rows.set(key, value);
    },
    removeItem: (key: string) => {
      rows.delete(key);
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (kind: string, listen: () => void) => {
    if (kind === 'pagehide') listeners.push(listen);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
/** The marks as a page has them that was just loaded. */
const page = async () => {
  vi.resetModules();
  return import('#data/device/openingMarks.ts');
};

/** A server that counts what it keeps. */
function server() {
  const there = new Map<string, { file: string; arrived: boolean }>();
  return {
    there,
    known: async (id: string) => {
      const one = there.get(id);
      return one ? (one.arrived ? null : one.file) : undefined;
    },
    keep: async (id: string): Promise<Kept> => {
      const one = there.get(id);
      if (one) return { kind: 'known', file: one.arrived ? null : one.file };
      there.set(id, { file: `${id}.txt`, arrived: false });
      return { kind: 'kept', file: `${id}.txt` };
    },
    send: async (id: string) => {
      const one = there.get(id);
      if (one) one.arrived = true;
    },
  };
}

const file = (name: string, text = name): File => new File([text], name);
const read = async (): Promise<ReadApplicant> => ({}) as ReadApplicant;
const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

function setUp(ports: Partial<ApplicantImportPorts> = {}, store = device(), far = server()) {
  let n = 0;
  const made = createApplicantImport({
    store,
    session: 's',
    hash: async (bytes) => `h:${textOf(bytes)}`,
    read,
    newId: () => `n${(n += 1)}`,
    marks: marksOfPage,
    isOnline: () => true,
    ...far,
    ...ports,
  });
  return { desk: made, store, far };
}
const states = (of: ApplicantImport): [string, string][] =>
  of.state().files.map(({ name, state }) => [name, state]);
const untilIdle = async (of: ApplicantImport): Promise<void> => {
  await vi.waitFor(() =>
    expect(
      of
        .state()
        .files.some(({ state }) => ['queued', 'reading', 'matching', 'saving'].includes(state)),
    ).toBe(false),
  );
};

describe('dropped resumes', () => {
  it('are read, kept and sent, and then leave the device', async () => {
    const { desk: it_, store, far } = setUp();
    await it_.add([file('a'), file('b'), file('c')]);
    await untilIdle(it_);
    expect(states(it_)).toEqual([
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
    const { desk: it_ } = setUp({
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
    await it_.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)));
    await untilIdle(it_);
    expect(most).toBe(atOnce);
  });

  it('are refused one by one, in words, and the others go on', async () => {
    const { desk: it_, store } = setUp({
      read: async (bytes) => {
        if (textOf(bytes) === 'bad') throw new Fault('fileDamaged');
        return read();
      },
    });
    await it_.add([
      file('empty', ''),
      file('bad'),
      file('good'),
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
    const { desk: it_, store } = setUp({
      read: async () => {
        if (broken) throw new Fault('aiUnavailable');
        return read();
      },
    });
    await it_.add([file('a'), file('b')]);
    await untilIdle(it_);
    broken = false;
    it_.retry('h:a');
    it_.remove('h:b');
    await untilIdle(it_);
    expect(states(it_)).toEqual([['a', 'done']]);
    expect(store.kept()).toEqual([]);
  });

  it('are one when dropped twice, and one with what the company has', async () => {
    const { desk: it_, far } = setUp({
      read: async () => {
        await new Promise((done) => {
          setTimeout(done, 20);
        });
        return {} as ReadApplicant;
      },
    });
    await it_.add([file('first.pdf', 'same'), file('second.pdf', 'same')]);
    await untilIdle(it_);
    expect(states(it_)).toEqual([
      ['first.pdf', 'done'],
      ['second.pdf', 'same'],
    ]);
    await it_.add([file('third.pdf', 'same')]);
    await untilIdle(it_);
    expect(states(it_)).toContainEqual(['third.pdf', 'known']);
    expect(far.there.size).toBe(1);
  });

  it('go on after a reload where they stopped: nothing is read or counted twice', async () => {
    const store = device();
    const far = server();
    const keep = vi.fn(far.keep);
    const first = setUp({ keep, send: async () => new Promise(() => undefined) }, store, far);
    await first.desk.add([file('a'), file('b')]);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
    first.desk.close();
    const reads = vi.fn(read);
    const second = setUp({ read: reads, keep }, store, far);
    await second.desk.open();
    await untilIdle(second.desk);
    expect(states(second.desk)).toEqual([
      ['a', 'done'],
      ['b', 'done'],
    ]);
    expect([
      reads.mock.calls.length,
      keep.mock.calls.length,
      [...far.there.values()].every(({ arrived }) => arrived),
    ]).toEqual([0, 2, true]);
  });

  it('are read again after a page that went without a word, and not a second time: then a person must ask for it', async () => {
    const store = device();
    const never = async (): Promise<never> => new Promise(() => undefined);
    for (const marks of [await page(), await page()]) {
      const one = setUp({ read: never, marks }, store);
      await one.desk.open();
      if (store.kept().length === 0) await one.desk.add([file('poison')]);
      await vi.waitFor(() => expect(states(one.desk)).toEqual([['poison', 'reading']]));
      await vi.waitFor(async () =>
        expect(await (await page()).timesStopped('s|h:poison')).toBeGreaterThan(0),
      );
    }
    const reads = vi.fn(read);
    const last = setUp({ read: reads, marks: await page() }, store);
    await last.desk.open();
    expect(last.desk.state().files.map(({ state, failed }) => [state, failed])).toEqual([
      ['failed', 'fileStuck'],
    ]);
    expect(reads).not.toHaveBeenCalled();
    last.desk.retry('h:poison');
    await untilIdle(last.desk);
    expect(states(last.desk)).toEqual([['poison', 'done']]);
    expect([store.kept(), rows.size]).toEqual([[], 0]);
  });

  it('are read alone when they were left in mid-read: a good one is not blamed for another', async () => {
    const store = device();
    const poisoned = async (bytes: ArrayBuffer): Promise<ReadApplicant> =>
      textOf(bytes) === 'poison' ? new Promise<never>(() => undefined) : read();
    const first = setUp(
      { read: async () => new Promise(() => undefined), marks: await page() },
      store,
    );
    await first.desk.add([file('poison'), file('good'), file('other')]);
    await vi.waitFor(() => expect(rows.size).toBe(2));
    const second = setUp({ read: poisoned, marks: await page() }, store);
    await second.desk.open();
    await vi.waitFor(() => expect([...rows.values()].sort()).toEqual(['1', '2']));
    const third = setUp({ read: poisoned, marks: await page() }, store);
    await third.desk.open();
    await untilIdle(third.desk);
    expect(states(third.desk)).toEqual([
      ['poison', 'failed'],
      ['good', 'done'],
    ]);
    expect(states(second.desk)).toContainEqual(['other', 'done']);
  });

  it.each([1, 2, 3])(
    'are read again when the page was reloaded in good order, %s times',
    async (times) => {
      const store = device();
      for (let n = 0; n < times; n += 1) {
        const one = setUp(
          { read: async () => new Promise(() => undefined), marks: await page() },
          store,
        );
        await (n === 0 ? one.desk.add([file('a'), file('b'), file('c')]) : one.desk.open());
        await vi.waitFor(() => expect(rows.size).toBe(2));
        farewell();
        expect(rows.size).toBe(0);
      }
      const last = setUp({ marks: await page() }, store);
      await last.desk.open();
      await untilIdle(last.desk);
      expect(states(last.desk).map(([, state]) => state)).toEqual(['done', 'done', 'done']);
    },
  );

  it('carry no mark once they were read, and none when there is no network', async () => {
    const { desk: it_, store } = setUp({ send: async () => new Promise(() => undefined) });
    await it_.add([file('a')]);
    await vi.waitFor(() => expect(states(it_)).toEqual([['a', 'saving']]));
    const { desk: other, store: away } = setUp({
      isOnline: () => false,
      read: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await other.add([file('b')]);
    await vi.waitFor(() => expect(states(other)).toEqual([['b', 'waiting']]));
    expect([...store.kept(), ...away.kept()].map(({ failed }) => failed)).toEqual([null, null]);
    expect(rows.size).toBe(0);
  });

  it('say so when their end was not read', async () => {
    const { desk: it_ } = setUp({
      read: async (bytes) => ({ ...(await read()), isCut: textOf(bytes) === 'long' }),
    });
    await it_.add([file('long'), file('short')]);
    await untilIdle(it_);
    expect(it_.state().files.map(({ name, isCut }) => [name, isCut === true])).toEqual([
      ['long', true],
      ['short', false],
    ]);
  });

  it('stand still when the storage is full, and go on when there is room', async () => {
    let full = true;
    const far = server();
    const { desk: it_, store } = setUp(
      { keep: async (id) => (full ? { kind: 'storage' } : far.keep(id)) },
      device(),
      far,
    );
    await it_.add([file('a'), file('b'), file('c')]);
    await vi.waitFor(() => expect(it_.state().stopped).toBe('storage'));
    await vi.waitFor(() => expect(states(it_).every(([, state]) => state === 'queued')).toBe(true));
    expect(store.kept()).toHaveLength(3);
    full = false;
    it_.goOn();
    await untilIdle(it_);
    expect(far.there.size).toBe(3);
  });

  it('wait for the network', async () => {
    let online = false;
    const far = server();
    const { desk: it_ } = setUp(
      {
        keep: async (id) => {
          if (!online) throw new Fault('offline');
          return far.keep(id);
        },
      },
      device(),
      far,
    );
    await it_.add([file('a')]);
    await vi.waitFor(() => expect(states(it_)).toEqual([['a', 'waiting']]));
    online = true;
    it_.goOn();
    await untilIdle(it_);
    expect(states(it_)).toEqual([['a', 'done']]);
  });

  it('wait, too, when the engine cannot be fetched without a network', async () => {
    let online = false;
    const { desk: it_ } = setUp({
      isOnline: () => online,
      read: async () => {
        if (!online) throw new TypeError('Failed to fetch dynamically imported module');
        return read();
      },
    });
    await it_.add([file('a')]);
    await vi.waitFor(() => expect(states(it_)).toEqual([['a', 'waiting']]));
    online = true;
    it_.goOn();
    await untilIdle(it_);
    expect(states(it_)).toEqual([['a', 'done']]);
  });

  it('begin nothing new while paused', async () => {
    const { desk: it_ } = setUp();
    it_.pause();
    await it_.add([file('a')]);
    expect(states(it_)).toEqual([['a', 'queued']]);
    it_.goOn();
    await untilIdle(it_);
    expect(states(it_)).toEqual([['a', 'done']]);
  });
});
