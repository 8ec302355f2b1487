// Keeps a chosen paper on this device until the server has it: IndexedDB, else memory.
import type { FaultCode } from '#domain/base/fault.ts';
import type { ReadFields } from '#domain/candidate/reading.ts';
import { asked, deviceDatabase } from '#data/device/deviceDatabase.ts';
import type { PaperAnswer } from './readings.ts';

/** waiting: chosen. uploading: its file may have arrived. uploaded: the file is there. answered: the answer is, too. confirmed: what was read as well. */
export type PaperState =
  | 'waiting'
  | 'uploading'
  | 'uploaded'
  | 'answered'
  | 'confirmed'
  | 'refused';

export interface Paper extends Omit<PaperAnswer, 'text'> {
  answerId: string;
  fileName: string;
  text: string;
  read: ReadFields;
  /** The lines the fields were read from. */
  lines: ReadFields;
  corrected: ReadFields;
  state: PaperState;
  /** Why the server refused it. */
  refusal: FaultCode | null;
  sentBytes: number;
  attempts: number;
}

export interface KeptPaper {
  paper: Paper;
  bytes: ArrayBuffer | null;
}

export interface PaperStore {
  all: (session: string) => Promise<KeptPaper[]>;
  /** `bytes` only when they are new: a correction need not write a file again. */
  put: (session: string, paper: Paper, bytes?: ArrayBuffer) => Promise<void>;
  /** Forgets the papers of a session. */
  forget: (session: string) => Promise<void>;
  /** Forgets, for whoever was here, what the server has. */
  sweep: (isNeeded: (paper: Paper) => boolean) => Promise<void>;
}

const databaseName = 'hirely-papers';
const storeName = 'papers';

interface Row {
  session: string;
  id: string;
  paper: Paper | null;
  bytes: ArrayBuffer | null;
}
const bytesMark = '/bytes';

/** The store of this page. What the device refuses stays in memory. */
export function openPaperStore(): PaperStore {
  const database = deviceDatabase(databaseName, { [storeName]: ['session', 'id'] });
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
          asked<Row[]>(store.getAll(IDBKeyRange.bound([session, ''], [session, '\uffff']))),
        ))
          rows.set(row.id, row);
      } catch (error) {
        console.warn('IndexedDB cannot be used', error);
      }
      for (const row of memory.values()) if (row.session === session) rows.set(row.id, row);
      return [...rows.values()].flatMap(({ id, paper }) =>
        paper ? [{ paper, bytes: rows.get(id + bytesMark)?.bytes ?? null }] : [],
      );
    },
    async put(session, paper, bytes) {
      const row: Row = { session, id: paper.answerId, paper, bytes: null };
      const file: Row | null = bytes
        ? { session, id: paper.answerId + bytesMark, paper: null, bytes }
        : null;
      try {
        // Both or none: a paper without its bytes could not be sent.
        await inDatabase('readwrite', async (store) => {
          await Promise.all([asked(store.put(row)), ...(file ? [asked(store.put(file))] : [])]);
        });
        memory.delete(`${session}|${row.id}`);
      } catch (error) {
        console.warn('This device does not keep the paper', error);
        for (const kept of file ? [row, file] : [row]) memory.set(`${session}|${kept.id}`, kept);
      }
    },
    async forget(session) {
      for (const key of memory.keys()) if (key.startsWith(`${session}|`)) memory.delete(key);
      try {
        await inDatabase('readwrite', (store) =>
          asked(store.delete(IDBKeyRange.bound([session, ''], [session, '\uffff']))),
        );
      } catch {
        // Nothing was kept there.
      }
    },
    async sweep(isNeeded) {
      memory.clear();
      try {
        const rows = await inDatabase('readonly', (store) => asked<Row[]>(store.getAll()));
        const done = rows.filter(({ paper }) => paper !== null && !isNeeded(paper));
        const keys = done.flatMap(({ session, id }) => [
          [session, id],
          [session, id + bytesMark],
        ]);
        if (keys.length > 0)
          await inDatabase('readwrite', async (store) => {
            await Promise.all(keys.map((key) => asked(store.delete(key))));
          });
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
