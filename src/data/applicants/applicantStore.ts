// Keeps dropped resumes on this device until they are read and sent: IndexedDB, else memory. Each person has their own, by job.
import { settle, createDeviceDatabase } from '#data/device/deviceDatabase.ts';
import { applicantFilesName } from '#data/firestore/database.ts';

/** A dropped file that is not done; `failed` is the code of what stopped it. */
export interface KeptFile {
  id: string;
  name: string;
  size: number;
  order: number;
  failed: string | null;
}

export interface ApplicantStore {
  /** In the order they were dropped, without their bytes. */
  all: (session: string) => Promise<KeptFile[]>;
  bytes: (session: string, id: string) => Promise<ArrayBuffer | null>;
  /** `bytes` only when they are new. True when the device keeps it, false when it is only on this page. */
  put: (session: string, file: KeptFile, bytes?: ArrayBuffer) => Promise<boolean>;
  drop: (session: string, id: string) => Promise<void>;
}

interface FileRow extends KeptFile {
  session: string;
}
interface BytesRow {
  session: string;
  id: string;
  bytes: ArrayBuffer;
}

/** A busy device may be late with opening a database: asked so often before it is believed that there is none. */
const tries = 3;

async function tryPersistently<T>(work: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (left <= 1 || typeof indexedDB === 'undefined') throw error;
    return tryPersistently(work, left - 1);
  }
}

/** Both or none: a file without its bytes could not be read. */
async function putBoth(
  transaction: IDBTransaction,
  row: FileRow,
  bytes: ArrayBuffer | undefined,
): Promise<void> {
  const { session, id } = row;
  await Promise.all([
    settle(transaction.objectStore('files').put(row)),
    ...(bytes
      ? [settle(transaction.objectStore('bytes').put({ session, id, bytes } satisfies BytesRow))]
      : []),
  ]);
}

/** The store of this page. What the device refuses stays in memory. */
export function openApplicantStore(): ApplicantStore {
  const database = createDeviceDatabase(applicantFilesName, {
    files: ['session', 'id'],
    bytes: ['session', 'id'],
  });
  const memory = new Map<string, { row: FileRow; bytes: ArrayBuffer | null }>();
  return {
    async all(session) {
      const rows = new Map<string, FileRow>();
      try {
        for (const row of await tryPersistently(() =>
          database.run('readonly', (transaction) =>
            settle<FileRow[]>(
              transaction
                .objectStore('files')
                .getAll(IDBKeyRange.bound([session, ''], [session, '\uffff'])),
            ),
          ),
        ))
          rows.set(row.id, row);
      } catch (error) {
        console.warn('IndexedDB cannot be used', error);
      }
      for (const { row } of memory.values()) if (row.session === session) rows.set(row.id, row);
      return [...rows.values()]
        .sort((a, b) => a.order - b.order)
        .map(({ id, name, size, order, failed }) => ({ id, name, size, order, failed }));
    },
    async bytes(session, id) {
      const held = memory.get(`${session}|${id}`)?.bytes;
      if (held) return held;
      try {
        return (
          (
            await tryPersistently(() =>
              database.run('readonly', (transaction) =>
                settle<BytesRow | undefined>(transaction.objectStore('bytes').get([session, id])),
              ),
            )
          )?.bytes ?? null
        );
      } catch {
        return null;
      }
    },
    async put(session, file, bytes) {
      const row: FileRow = { session, ...file };
      const key = `${session}|${file.id}`;
      const held = memory.get(key);
      if (held) {
        memory.set(key, { row, bytes: bytes ?? held.bytes });
        return false;
      }
      try {
        await tryPersistently(() =>
          database.run('readwrite', (transaction) => putBoth(transaction, row, bytes)),
        );
        return true;
      } catch (error) {
        console.warn('This device does not keep the file', error);
        if (bytes) memory.set(key, { row, bytes });
        return false;
      }
    },
    async drop(session, id) {
      memory.delete(`${session}|${id}`);
      try {
        await database.run('readwrite', async (transaction) => {
          await Promise.all([
            settle(transaction.objectStore('files').delete([session, id])),
            settle(transaction.objectStore('bytes').delete([session, id])),
          ]);
        });
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
