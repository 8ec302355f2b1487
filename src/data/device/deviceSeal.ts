// Words of somebody who signs out and that exist nowhere else: encrypted under a key made of the person's id, so that
// the device names neither person nor company, and given back when the same person signs in here again.
import { computeSha256 } from '#domain/base/sha256.ts';
import { settle, createDeviceDatabase } from './deviceDatabase.ts';
import {
  dropRows,
  ownDatabases,
  putRows,
  readRows,
  sealedName,
  type DeviceRow,
} from './deviceRows.ts';

interface Kept {
  notes: [string, string][];
  rows: DeviceRow[];
}
interface Sealed {
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const storeName = 'words';
const lockName = 'hirely-sealed';
const bytesMark = '$bytes';
const sealed = createDeviceDatabase(sealedName, { [storeName]: ['id'] });

const nameOf = (uid: string): string => computeSha256(`hirely-sealed-name/${uid}`).slice(0, 24);

async function keyOf(uid: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`hirely-sealed-key/${uid}`),
  );
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function decodeBytes(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}

function writeValue(_key: string, value: unknown): unknown {
  return value instanceof ArrayBuffer ? { [bytesMark]: decodeBytes(value) } : value;
}

function readValue(_key: string, value: unknown): unknown {
  const held =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[bytesMark]
      : null;
  return typeof held === 'string'
    ? Uint8Array.from(atob(held), (letter) => letter.charCodeAt(0)).buffer
    : value;
}

/** One tab at a time: two would overwrite each other's bundle. */
export async function runAlone<T>(work: () => Promise<T>): Promise<T> {
  return typeof navigator === 'undefined' || !navigator.locks
    ? work()
    : navigator.locks.request(lockName, work);
}

async function readSealed(uid: string): Promise<Kept | null> {
  const row = await sealed.run('readonly', (transaction) =>
    settle<Sealed | undefined>(transaction.objectStore(storeName).get([nameOf(uid)])),
  );
  if (!row) return null;
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: row.iv },
    await keyOf(uid),
    row.bytes,
  );
  return JSON.parse(new TextDecoder().decode(plain), readValue) as Kept;
}

async function writeSealed(uid: string, kept: Kept): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(kept, writeValue));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(uid), plain);
  await sealed.run('readwrite', (transaction) =>
    settle(transaction.objectStore(storeName).put({ id: nameOf(uid), iv, bytes } satisfies Sealed)),
  );
}

/** Drops what is sealed of a person. */
export async function dropSealed(uid: string): Promise<void> {
  await sealed.run('readwrite', (transaction) =>
    settle(transaction.objectStore(storeName).delete([nameOf(uid)])),
  );
}

function ownNotes(uid: string): [string, string][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('hirely.') && key.includes(uid))
    .map((key) => [key, localStorage.getItem(key) ?? '']);
}

/** Seals what lies under the person's name. Where the device cannot, it stays as it is: words are worth more. */
export async function sealWords(uid: string): Promise<void> {
  await runAlone(async () => {
    const names = await ownDatabases();
    const rows = (await Promise.all(names.map((name) => readRows(name, uid)))).flat();
    const notes = ownNotes(uid);
    if (rows.length > 0 || notes.length > 0) {
      const before = await readSealed(uid).catch(() => null);
      await writeSealed(uid, {
        notes: [...(before?.notes ?? []), ...notes],
        rows: [...(before?.rows ?? []), ...rows],
      });
    }
    for (const [key] of notes) localStorage.removeItem(key);
    await Promise.all(names.map((name) => dropRows(name, uid, false)));
  });
}

/** True when somebody's words are sealed on this device: then it is worth asking whose. */
export async function isAnythingSealed(): Promise<boolean> {
  return (
    typeof indexedDB !== 'undefined' &&
    (await indexedDB.databases()).some(({ name }) => name === sealedName)
  );
}

/** Gives back what was sealed when this person signed out here. What was written since stays. */
export async function unsealWords(uid: string): Promise<void> {
  try {
    if (!(await isAnythingSealed())) return;
    await runAlone(async () => {
      const kept = await readSealed(uid);
      if (!kept || !(await putRows(kept.rows))) return;
      const held = new Set(Object.keys(localStorage));
      for (const [key, value] of kept.notes) if (!held.has(key)) localStorage.setItem(key, value);
      await dropSealed(uid);
    });
  } catch (error) {
    console.warn('Words kept on this device could not be given back', error);
  }
}
