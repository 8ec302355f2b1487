import { describe, expect, it, vi } from 'vitest';
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

const { marked, farewell } = stubPage();
/** The marks as a page has them that was just loaded. */
const page = async () => {
  vi.resetModules();
  return import('#data/device/openingMarks.ts');
};

describe('dropped resumes after a reload', () => {
  it('go on after a reload where they stopped: nothing is read or counted twice', async () => {
    const store = createDevice();
    const far = createServer();
    const keep = vi.fn(far.keep);
    const first = setUp({ keep, send: async () => new Promise(() => undefined) }, store, far);
    await first.queue.add([createFile('a'), createFile('b')]);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
    first.queue.close();
    const reads = vi.fn(read);
    const second = setUp({ read: reads, keep }, store, far);
    await second.queue.open();
    await untilIdle(second.queue);
    expect(listStates(second.queue)).toEqual([
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
    const store = createDevice();
    const never = async (): Promise<never> => new Promise(() => undefined);
    for (const marks of [await page(), await page()]) {
      const one = setUp({ read: never, marks }, store);
      await one.queue.open();
      if (store.kept().length === 0) await one.queue.add([createFile('poison')]);
      await vi.waitFor(() => expect(listStates(one.queue)).toEqual([['poison', 'reading']]));
      await vi.waitFor(async () =>
        expect(await (await page()).timesStopped('s|h:poison')).toBeGreaterThan(0),
      );
    }
    const reads = vi.fn(read);
    const last = setUp({ read: reads, marks: await page() }, store);
    await last.queue.open();
    expect(last.queue.state().files.map(({ state, failed }) => [state, failed])).toEqual([
      ['failed', 'fileStuck'],
    ]);
    expect(reads).not.toHaveBeenCalled();
    last.queue.retry('h:poison');
    await untilIdle(last.queue);
    expect(listStates(last.queue)).toEqual([['poison', 'done']]);
    expect([store.kept(), marked().size]).toEqual([[], 0]);
  });

  it('are read alone when they were left in mid-read: a good one is not blamed for another', async () => {
    const store = createDevice();
    const poisoned = async (bytes: ArrayBuffer): Promise<ReadApplicant> =>
      textOf(bytes) === 'poison' ? new Promise<never>(() => undefined) : read();
    const first = setUp(
      { read: async () => new Promise(() => undefined), marks: await page() },
      store,
    );
    await first.queue.add([createFile('poison'), createFile('good'), createFile('other')]);
    await vi.waitFor(() => expect(marked().size).toBe(2));
    const second = setUp({ read: poisoned, marks: await page() }, store);
    await second.queue.open();
    await vi.waitFor(() => expect([...marked().values()].sort()).toEqual(['1', '2']));
    const third = setUp({ read: poisoned, marks: await page() }, store);
    await third.queue.open();
    await untilIdle(third.queue);
    expect(listStates(third.queue)).toEqual([
      ['poison', 'failed'],
      ['good', 'done'],
    ]);
    expect(listStates(second.queue)).toContainEqual(['other', 'done']);
  });

  it.each([1, 2, 3])(
    'are read again when the page was reloaded in good order, %s times',
    async (times) => {
      const store = createDevice();
      for (let n = 0; n < times; n += 1) {
        const one = setUp(
          { read: async () => new Promise(() => undefined), marks: await page() },
          store,
        );
        await (n === 0
          ? one.queue.add([createFile('a'), createFile('b'), createFile('c')])
          : one.queue.open());
        await vi.waitFor(() => expect(marked().size).toBe(2));
        farewell();
        expect(marked().size).toBe(0);
      }
      const last = setUp({ marks: await page() }, store);
      await last.queue.open();
      await untilIdle(last.queue);
      expect(listStates(last.queue).map(([, state]) => state)).toEqual(['done', 'done', 'done']);
    },
  );

  it('carry no mark once they were read, and none when there is no network', async () => {
    const { queue: it_, store } = setUp({ send: async () => new Promise(() => undefined) });
    await it_.add([createFile('a')]);
    await vi.waitFor(() => expect(listStates(it_)).toEqual([['a', 'saving']]));
    const { queue: other, store: away } = setUp({
      isOnline: () => false,
      read: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await other.add([createFile('b')]);
    await vi.waitFor(() => expect(listStates(other)).toEqual([['b', 'waiting']]));
    expect([...store.kept(), ...away.kept()].map(({ failed }) => failed)).toEqual([null, null]);
    expect(marked().size).toBe(0);
  });
});
