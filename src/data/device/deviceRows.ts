// Rows of one person in this device's own databases: found by the keys that name the person.
import { settle } from './deviceDatabase.ts';

const ours = 'hirely-';
/** Where words of people who signed out lie; nothing in it names anybody (deviceSeal.ts). */
export const sealedName = 'hirely-sealed';

export interface DeviceRow {
  database: string;
  store: string;
  value: unknown;
}

function doesMention(value: unknown, uid: string): boolean {
  if (typeof value === 'string') return value.includes(uid);
  return Array.isArray(value) && value.some((part) => doesMention(part, uid));
}

function openExisting(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}

/** One step in a database that exists already; opening one that does not would make it, without its stores. */
async function runInExisting<T>(
  name: string,
  work: (database: IDBDatabase) => Promise<T>,
): Promise<T> {
  const database = await openExisting(name);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The names of our databases on this device, without the sealed one. */
export async function ownDatabases(): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(ours) && name !== sealedName ? [name] : []));
}

/** Reads every row whose key names the person. */
export async function readRows(name: string, uid: string): Promise<DeviceRow[]> {
  return runInExisting(name, async (database) => {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return [];
    const transaction = database.transaction(stores, 'readonly');
    const found = await Promise.all(
      stores.map(async (store) => {
        const source = transaction.objectStore(store);
        const [keys, values] = await Promise.all([
          settle(source.getAllKeys()),
          settle<unknown[]>(source.getAll()),
        ]);
        return keys.flatMap((key, at) =>
          doesMention(key, uid) ? [{ database: name, store, value: values[at] }] : [],
        );
      }),
    );
    return found.flat();
  });
}

/** Deletes every row whose key names the person; with `hanging`, also those that belong to one of them. */
export async function dropRows(name: string, uid: string, hanging: boolean): Promise<void> {
  await runInExisting(name, async (database) => {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    const keys = await Promise.all(
      stores.map((store) => settle(transaction.objectStore(store).getAllKeys())),
    );
    const mine = keys.map((list) => list.filter((key) => doesMention(key, uid)));
    const parts = mine.flat().flatMap((key) => (Array.isArray(key) ? key.slice(1) : []));
    const ids = new Set(hanging ? parts.filter((id) => typeof id === 'string') : []);
    const hangs = (key: IDBValidKey): boolean =>
      Array.isArray(key) && typeof key[0] === 'string' && ids.has(key[0]);
    await Promise.all(
      stores.flatMap((store, at) =>
        (keys[at] ?? [])
          .filter((key) => mine[at]?.includes(key) || hangs(key))
          .map((key) => settle(transaction.objectStore(store).delete(key))),
      ),
    );
  });
}

/** Puts rows back where they were. False when their database is not on this device any more. */
export async function putRows(rows: readonly DeviceRow[]): Promise<boolean> {
  const known = await ownDatabases();
  const names = [...new Set(rows.map(({ database }) => database))];
  if (names.some((name) => !known.includes(name))) return false;
  await Promise.all(
    names.map((name) =>
      runInExisting(name, async (database) => {
        const mine = rows.filter((row) => row.database === name);
        const transaction = database.transaction(
          [...new Set(mine.map(({ store }) => store))],
          'readwrite',
        );
        await Promise.all(
          mine.map(({ store, value }) => settle(transaction.objectStore(store).put(value))),
        );
      }),
    ),
  );
  return true;
}
