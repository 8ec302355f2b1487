import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdsUnsaved } from './outboxEntry.ts';
import { openOutboxStore, type StoreLevel } from './outboxStore.ts';

/** localStorage as a browser has it; `full` makes it refuse. */
function fakeLocalStorage(full = false): Record<string, unknown> {
  const rows: Record<string, string> = {};
  return new Proxy(
    {
      getItem: (key: string) => rows[key] ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        rows[key] = value;
      },
      removeItem: (key: string) => {
        delete rows[key];
      },
    },
    {
      ownKeys: () => Object.keys(rows),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}
const noIndexedDb = {
  open: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

function opened(): { store: ReturnType<typeof openOutboxStore>; levels: StoreLevel[] } {
  const levels: StoreLevel[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  return { store: openOutboxStore((level) => levels.push(level)), levels };
}
afterEach(() => vi.unstubAllGlobals());

describe('words on this device without IndexedDB', () => {
  it('go to localStorage, and come back from it', async () => {
    vi.stubGlobal('indexedDB', noIndexedDb);
    vi.stubGlobal('localStorage', fakeLocalStorage());
    const { store, levels } = opened();
    await store.put('s', { id: 'q1', stamp: 1, value: { text: 'kept' } });
    expect(levels).toEqual(['localStorage']);
    expect(await openOutboxStore().all('s')).toEqual([
      { id: 'q1', stamp: 1, value: { text: 'kept' } },
    ]);
  });

  it('stay in memory when localStorage is full too, and the page is told', async () => {
    vi.stubGlobal('indexedDB', noIndexedDb);
    vi.stubGlobal('localStorage', fakeLocalStorage(true));
    const { store, levels } = opened();
    await store.put('s', { id: 'q1', stamp: 1, value: 'x' });
    expect(levels.at(-1)).toBe('memory');
    expect(store.level()).toBe('memory');
    expect(await store.all('s')).toHaveLength(1);
  });

  it('never throw, even where storage itself throws', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', undefined);
    const { store } = opened();
    store.putNow('s', { id: 'q1', stamp: 1, value: 'x' });
    await store.put('s', { id: 'q1', stamp: 2, value: 'y' });
    await store.forget('s');
    expect(await store.all('s')).toEqual([]);
  });

  it('of two copies the newer one counts', async () => {
    vi.stubGlobal('indexedDB', noIndexedDb);
    vi.stubGlobal('localStorage', fakeLocalStorage());
    const { store } = opened();
    await store.put('s', { id: 'q1', stamp: 5, value: 'new' });
    openOutboxStore().putNow('s', { id: 'q1', stamp: 3, value: 'old' });
    expect((await store.all('s'))[0]?.value).toBe('new');
  });

  it('a sweep leaves only what is needed', async () => {
    vi.stubGlobal('indexedDB', noIndexedDb);
    vi.stubGlobal('localStorage', fakeLocalStorage());
    const { store } = opened();
    await store.put('mine', {
      id: 'q1',
      stamp: 1,
      value: { text: 'confirmed', edit: 1, savedEdit: 1 },
    });
    await store.put('yours', {
      id: 'q1',
      stamp: 1,
      value: { text: 'nowhere else', edit: 2, savedEdit: 1 },
    });
    await store.sweep(({ value }) => holdsUnsaved(value));
    expect(await store.all('mine')).toEqual([]);
    expect(await store.all('yours')).toHaveLength(1);
  });

  it('other sessions are left alone', async () => {
    vi.stubGlobal('indexedDB', noIndexedDb);
    vi.stubGlobal('localStorage', fakeLocalStorage());
    const { store } = opened();
    await store.put('a/b', { id: 'q1', stamp: 1, value: 'mine' });
    await store.put('a/bc', { id: 'q1', stamp: 1, value: 'yours' });
    await store.forget('a/b');
    expect(await store.all('a/b')).toEqual([]);
    expect(await store.all('a/bc')).toHaveLength(1);
  });
});
