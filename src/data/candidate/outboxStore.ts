// Keeps words on this device: IndexedDB, else localStorage, else memory only (and then reports it).
import { createEmitter } from '#domain/base/store.ts';
import { settle, createDeviceDatabase } from '#data/device/deviceDatabase.ts';

/** Where the device keeps words. "memory" survives nothing. */
export type StoreLevel = 'indexedDb' | 'localStorage' | 'memory';

/** `stamp` grows with each version: of two copies the higher one is the newer. */
export interface Kept {
  id: string;
  stamp: number;
  value: unknown;
}

export interface OutboxStore {
  level: () => StoreLevel;
  /** Calls back when the device has lost what it kept; returns how to stop listening. */
  onLost: (listener: () => void) => () => void;
  all: (session: string) => Promise<Kept[]>;
  put: (session: string, kept: Kept) => Promise<void>;
  /** At once, for a page that is about to go away. */
  putNow: (session: string, kept: Kept) => void;
  forget: (session: string) => Promise<void>;
  /** Deletes, for whoever was here, what is no longer needed. */
  sweep: (isNeeded: (kept: Kept) => boolean) => Promise<void>;
}

const databaseName = 'hirely-outbox';
const storeName = 'words';
const prefix = 'hirely.outbox.';

function buildLocalKey(session: string, id: string): string {
  return `${prefix}${session}|${id}`;
}

function readAllLocal(): [string, Kept][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        try {
          return [[key, JSON.parse(localStorage.getItem(key) ?? '') as Kept] as [string, Kept]];
        } catch {
          return [];
        }
      });
  } catch {
    return [];
  }
}

function readLocal(session: string): Kept[] {
  return readAllLocal().flatMap(([key, kept]) =>
    key.startsWith(buildLocalKey(session, '')) ? [kept] : [],
  );
}

function dropKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

function writeLocal(session: string, kept: Kept): boolean {
  try {
    localStorage.setItem(buildLocalKey(session, kept.id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function canWriteLocal(): boolean {
  try {
    localStorage.setItem(prefix, '');
    localStorage.removeItem(prefix);
    return true;
  } catch {
    return false;
  }
}

/** Removes copies; with `upTo`, only the copy of that id that is not newer. */
function dropLocal(session: string, upTo?: Kept): void {
  for (const kept of readLocal(session))
    if (!upTo || (kept.id === upTo.id && kept.stamp <= upTo.stamp))
      dropKey(buildLocalKey(session, kept.id));
}

function findNewest(copies: Kept[]): Kept[] {
  const byId = new Map<string, Kept>();
  for (const kept of copies)
    if ((byId.get(kept.id)?.stamp ?? -1) < kept.stamp) byId.set(kept.id, kept);
  return [...byId.values()];
}

const createRange = (session: string): IDBKeyRange =>
  IDBKeyRange.bound([session, ''], [session, '\uffff']);

/** The copies in IndexedDB. Every call throws where the device refuses. */
function openRows(onLost: () => void) {
  const database = createDeviceDatabase(databaseName, { [storeName]: ['session', 'id'] }, onLost);
  const run = <T>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> =>
    database.run(mode, (transaction) => settle(request(transaction.objectStore(storeName))));
  return {
    all: (session: string) =>
      run('readonly', (store) => store.getAll(createRange(session))) as Promise<Kept[]>,
    put: (session: string, kept: Kept) =>
      run('readwrite', (store) => store.put({ session, ...kept })),
    forget: (session: string) => run('readwrite', (store) => store.delete(createRange(session))),
    async sweep(isNeeded: (kept: Kept) => boolean): Promise<void> {
      const rows = (await run('readonly', (store) => store.getAll())) as (Kept & {
        session: string;
      })[];
      await Promise.all(
        rows
          .filter((row) => !isNeeded(row))
          .map((row) => run('readwrite', (store) => store.delete([row.session, row.id]))),
      );
    },
  };
}

/** The store of this page. Falls back by itself, also later when the device runs out of room. */
export function openOutboxStore(
  onLevel: (level: StoreLevel) => void = () => undefined,
): OutboxStore {
  let level: StoreLevel = 'indexedDb';
  const lost = createEmitter();
  const rowsOnDevice = openRows(lost.emit);
  const memory = new Map<string, Map<string, Kept>>();

  function fall(to: StoreLevel): void {
    if (level === to) return;
    level = to;
    onLevel(to);
  }
  function remember(session: string, kept: Kept): void {
    const known = memory.get(session) ?? new Map<string, Kept>();
    memory.set(session, known.set(kept.id, kept));
  }
  return {
    level: () => level,
    onLost: lost.subscribe,
    async all(session) {
      let rows: Kept[] = [];
      try {
        rows = await rowsOnDevice.all(session);
      } catch (error) {
        console.warn('IndexedDB cannot be used', error);
        fall(canWriteLocal() ? 'localStorage' : 'memory');
      }
      return findNewest([
        ...rows,
        ...readLocal(session),
        ...(memory.get(session)?.values() ?? []),
      ]).map(({ id, stamp, value }) => ({ id, stamp, value }));
    },
    async put(session, kept) {
      remember(session, kept);
      if (level === 'indexedDb') {
        try {
          await rowsOnDevice.put(session, kept);
          dropLocal(session, kept);
          return;
        } catch (error) {
          console.warn('IndexedDB cannot be used', error);
          fall('localStorage');
        }
      }
      if (writeLocal(session, kept)) return fall('localStorage');
      fall('memory');
    },
    putNow: (session, kept) => {
      remember(session, kept);
      writeLocal(session, kept);
    },
    async sweep(isNeeded) {
      memory.clear();
      for (const [key, kept] of readAllLocal()) if (!isNeeded(kept)) dropKey(key);
      try {
        await rowsOnDevice.sweep(isNeeded);
      } catch {
        // Nothing was kept there.
      }
    },
    async forget(session) {
      memory.delete(session);
      dropLocal(session);
      try {
        await rowsOnDevice.forget(session);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
