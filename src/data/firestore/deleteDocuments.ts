// Deletes documents a few at a time, so that what is gone stays gone when it is broken off.
import type { DocumentReference } from 'firebase/firestore';
import { database } from './database.ts';
import { asFault } from './faults.ts';
import { writeBatch } from './guardedWrites.ts';
import { requireOnline } from './transactions.ts';

/** Deletes the documents in commits of `perCommit`: the rules look at others for each, and a commit may look at twenty. Throws a Fault. */
export async function deleteDocuments(
  references: readonly DocumentReference[],
  perCommit: number,
  onDeleted: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < references.length; from += perCommit) {
    requireOnline();
    const part = references.slice(from, from + perCommit);
    const batch = writeBatch(database());
    for (const reference of part) batch.delete(reference);
    // One after the other: each may be the last before the tab is closed.
    await asFault(() => batch.commit());
    onDeleted(part.length);
  }
}
