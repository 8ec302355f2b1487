// Writes of a commit, as the tests name them.
import { doc, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore';

/** One write of a commit. */
export type Write = (batch: WriteBatch, db: Firestore) => void;

export type Data = Record<string, unknown>;

export const put =
  (path: string, data: Data): Write =>
  (batch, db) =>
    batch.set(doc(db, path), data);

export const patch =
  (path: string, data: Data): Write =>
  (batch, db) =>
    batch.update(doc(db, path), data);

export const drop =
  (path: string): Write =>
  (batch, db) =>
    batch.delete(doc(db, path));

/** Commits all writes, or none. */
export function commit(db: Firestore, ...writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) write(batch, db);
  return batch.commit();
}
