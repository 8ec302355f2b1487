// What this device keeps of one person goes: words, recordings and papers in its databases, notes in its storage. What belongs to others who use it stays.
import { asked } from './deviceDatabase.ts';

const ours = 'hirely-';
const patienceMs = 4_000;

function mentions(value: unknown, uid: string): boolean {
  return typeof value === 'string' ? value.includes(uid) : Array.isArray(value) && value.some((part) => mentions(part, uid));
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}

/** Rows under the person's name, and rows of other stores that hang on one of them (a recording's pieces). */
async function forgetIn(name: string, uid: string): Promise<void> {
  const database = await opened(name);
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    const keys = await Promise.all(stores.map((store) => asked(transaction.objectStore(store).getAllKeys())));
    const mine = keys.map((list) => list.filter((key) => mentions(key, uid)));
    const ids = new Set(mine.flat().flatMap((key) => (Array.isArray(key) ? key.slice(1) : [])).filter((id) => typeof id === 'string'));
    await Promise.all(stores.flatMap((store, at) => (keys[at] ?? []).filter((key) => (mine[at] ?? []).includes(key) || (Array.isArray(key) && typeof key[0] === 'string' && ids.has(key[0]))).map((key) => asked(transaction.objectStore(store).delete(key)))));
  } finally {
    database.close();
  }
}

function forgetNotes(storage: Storage, isTheirs: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isTheirs(key)) storage.removeItem(key);
}

/** Forgets one person on this device. What the browser refuses to touch is told to the console; nothing is thrown. */
export async function forgetOnDevice(uid: string): Promise<void> {
  try {
    forgetNotes(localStorage, (key) => key.includes(uid) || key === 'hirely.authUser');
    // This tab was theirs.
    forgetNotes(sessionStorage, (key) => key.startsWith('hirely.'));
    if (typeof indexedDB === 'undefined') return;
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(ours) ? [name] : []));
    await Promise.race([Promise.allSettled(names.map((name) => forgetIn(name, uid))), new Promise((done) => setTimeout(done, patienceMs))]);
  } catch (error) {
    console.warn('This device could not be looked through', error);
  }
}
