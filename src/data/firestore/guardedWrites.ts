// The one door of every write to Firestore: the SDK's verbs, refused while this page may not write (readOnly.ts). A house test holds data/ to it.
import {
  addDoc as sdkAdd,
  deleteDoc as sdkDelete,
  runTransaction as sdkTransaction,
  setDoc as sdkSet,
  updateDoc as sdkUpdate,
  writeBatch as sdkBatch,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type UpdateData,
  type WithFieldValue,
  type WriteBatch,
} from 'firebase/firestore';
import { wakeEmulator } from './emulatorWake.ts';
import { refuseWhileReadOnly } from '#data/base/readOnly.ts';

/** A verb that fails with "readOnly" instead of writing. What it changed is asked of the emulator afterwards. */
function guardWrite<Verb extends (...args: never[]) => Promise<unknown>>(verb: () => Verb): Verb {
  return (async (...args: Parameters<Verb>) => {
    refuseWhileReadOnly();
    const result = await verb()(...args);
    wakeEmulator();
    return result;
  }) as Verb;
}

export const addDoc = guardWrite(() => sdkAdd);
export const setDoc = guardWrite(() => sdkSet);
export const updateDoc = guardWrite(() => sdkUpdate);
export const deleteDoc = guardWrite(() => sdkDelete);
export const runTransaction = guardWrite(() => sdkTransaction);

/** A batch that is refused when it is committed. */
export function writeBatch(database: Firestore): WriteBatch {
  const batch = sdkBatch(database);
  const commit = batch.commit.bind(batch);
  batch.commit = guardWrite(() => commit);
  return batch;
}

// Queued writes travel in one stream that a refusal closes: what was on its way behind the refused one may be taken and sent
// again all the same, and a document that may only be created is then refused although it is there. A signal in the background,
// which may come after one has left a company, must not do that to what a person does.

/** Writes a document past the queue, for signals that may be refused. Offline it fails at once: an old signal is worth nothing. */
export async function setUnqueued<App, Db extends DocumentData>(
  target: DocumentReference<App, Db>,
  document: WithFieldValue<App>,
): Promise<void> {
  await runTransaction(
    target.firestore,
    async (transaction) => void transaction.set(target, document),
    { maxAttempts: 1 },
  );
}

/** Changes fields past the queue, as `setUnqueued` does. */
export async function updateUnqueued<App, Db extends DocumentData>(
  target: DocumentReference<App, Db>,
  change: UpdateData<Db>,
): Promise<void> {
  await runTransaction(
    target.firestore,
    async (transaction) => void transaction.update(target, change),
    { maxAttempts: 1 },
  );
}
