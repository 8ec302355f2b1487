// The one door of every write to Firestore: the SDK's verbs, refused while this page may not write (readOnly.ts). A house test holds data/ to it.
import {
  addDoc as sdkAdd, deleteDoc as sdkDelete, runTransaction as sdkTransaction, setDoc as sdkSet, updateDoc as sdkUpdate, writeBatch as sdkBatch, type Firestore, type WriteBatch,
} from 'firebase/firestore';
import { wakeEmulator } from './emulatorWake.ts';
import { refuseWhileReadOnly } from './readOnly.ts';

/** A verb that fails with "readOnly" instead of writing. What it changed is asked of the emulator afterwards. */
function guarded<Verb extends (...args: never[]) => Promise<unknown>>(verb: () => Verb): Verb {
  return (async (...args: Parameters<Verb>) => {
    refuseWhileReadOnly();
    const result = await verb()(...args);
    wakeEmulator();
    return result;
  }) as Verb;
}

export const addDoc = guarded(() => sdkAdd);
export const setDoc = guarded(() => sdkSet);
export const updateDoc = guarded(() => sdkUpdate);
export const deleteDoc = guarded(() => sdkDelete);
export const runTransaction = guarded(() => sdkTransaction);

/** A batch that is refused when it is committed. */
export function writeBatch(database: Firestore): WriteBatch {
  const batch = sdkBatch(database);
  const commit = batch.commit.bind(batch);
  batch.commit = guarded(() => commit);
  return batch;
}
