// Keeps a chosen file on this device until the server has it: IndexedDB, else memory.
import type { FaultCode } from '#domain/base/fault.ts';
import type { ReadFields } from '#domain/candidate/reading.ts';
import { settle, createDeviceDatabase } from '#data/device/deviceDatabase.ts';
import type { ResumeAnswer } from './readings.ts';

/** waiting: chosen. uploading: its file may have arrived. uploaded: the file is there. answered: the answer is, too. confirmed: what was read as well. */
export type ResumeUploadState =
  | 'waiting'
  | 'uploading'
  | 'uploaded'
  | 'answered'
  | 'confirmed'
  | 'refused';

export interface ResumeUpload extends Omit<ResumeAnswer, 'text'> {
  answerId: string;
  fileName: string;
  text: string;
  read: ReadFields;
  /** The lines the fields were read from. */
  lines: ReadFields;
  corrected: ReadFields;
  state: ResumeUploadState;
  /** Why the server refused it. */
  refusal: FaultCode | null;
  sentBytes: number;
  attempts: number;
}

export interface StoredResumeUpload {
  upload: ResumeUpload;
  bytes: ArrayBuffer | null;
}

export interface ResumeUploadStore {
  all: (session: string) => Promise<StoredResumeUpload[]>;
  /** `bytes` only when they are new: a correction need not write a file again. */
  put: (session: string, upload: ResumeUpload, bytes?: ArrayBuffer) => Promise<void>;
  /** Forgets the uploads of a session. */
  forget: (session: string) => Promise<void>;
  /** Forgets, for whoever was here, what the server has. */
  sweep: (isNeeded: (upload: ResumeUpload) => boolean) => Promise<void>;
}

const databaseName = 'hirely-papers';
const storeName = 'papers';

interface Row {
  session: string;
  id: string;
  paper: ResumeUpload | null;
  bytes: ArrayBuffer | null;
}
const bytesMark = '/bytes';

/** The store of this page. What the device refuses stays in memory. */
export function openResumeUploadStore(): ResumeUploadStore {
  const database = createDeviceDatabase(databaseName, { [storeName]: ['session', 'id'] });
  const memory = new Map<string, Row>();
  const inDatabase = <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> => database.run(mode, (transaction) => run(transaction.objectStore(storeName)));

  return {
    async all(session) {
      const rows = new Map<string, Row>();
      try {
        for (const row of await inDatabase('readonly', (store) =>
          settle<Row[]>(store.getAll(IDBKeyRange.bound([session, ''], [session, '\uffff']))),
        ))
          rows.set(row.id, row);
      } catch (error) {
        console.warn('IndexedDB cannot be used', error);
      }
      for (const row of memory.values()) if (row.session === session) rows.set(row.id, row);
      return [...rows.values()].flatMap(({ id, paper: upload }) =>
        upload ? [{ upload, bytes: rows.get(id + bytesMark)?.bytes ?? null }] : [],
      );
    },
    async put(session, upload, bytes) {
      const row: Row = { session, id: upload.answerId, paper: upload, bytes: null };
      const file: Row | null = bytes
        ? { session, id: upload.answerId + bytesMark, paper: null, bytes }
        : null;
      try {
        // Both or none: an upload without its bytes could not be sent.
        await inDatabase('readwrite', async (store) => {
          await Promise.all([settle(store.put(row)), ...(file ? [settle(store.put(file))] : [])]);
        });
        memory.delete(`${session}|${row.id}`);
      } catch (error) {
        console.warn('This device does not keep the file', error);
        for (const kept of file ? [row, file] : [row]) memory.set(`${session}|${kept.id}`, kept);
      }
    },
    async forget(session) {
      for (const key of memory.keys()) if (key.startsWith(`${session}|`)) memory.delete(key);
      try {
        await inDatabase('readwrite', (store) =>
          settle(store.delete(IDBKeyRange.bound([session, ''], [session, '\uffff']))),
        );
      } catch {
        // Nothing was kept there.
      }
    },
    async sweep(isNeeded) {
      memory.clear();
      try {
        const rows = await inDatabase('readonly', (store) => settle<Row[]>(store.getAll()));
        const done = rows.filter(({ paper: upload }) => upload !== null && !isNeeded(upload));
        const keys = done.flatMap(({ session, id }) => [
          [session, id],
          [session, id + bytesMark],
        ]);
        if (keys.length > 0)
          await inDatabase('readwrite', async (store) => {
            await Promise.all(keys.map((key) => settle(store.delete(key))));
          });
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
