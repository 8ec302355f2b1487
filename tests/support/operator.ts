// Reads and writes documents past the rules, for the stories.
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  terminate,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { addresses } from './firebase.ts';
import { expect } from 'vitest';

let opened: Firestore | undefined;

/** A Firestore that no rule holds back. It lasts for the file: to open one for each read costs more than the read. */
function operatorDatabase(): Firestore {
  if (opened) return opened;
  const { projectId, firestore } = addresses();
  const [host = '', port = ''] = firestore.split(':');
  opened = getFirestore(initializeApp({ projectId, apiKey: 'local' }, 'operator'));
  connectFirestoreEmulator(opened, host, Number(port), { mockUserToken: 'owner' });
  return opened;
}

/** Changes a document past the rules. */
export async function change(path: string, data: DocumentData): Promise<void> {
  await updateDoc(doc(operatorDatabase(), path), data);
}

/** Writes a document past the rules. */
export async function put(path: string, data: DocumentData): Promise<void> {
  await setDoc(doc(operatorDatabase(), path), data);
}

/** Reads a document as the server has it; undefined where there is none. */
export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(operatorDatabase(), path))).data();
}

/** Reads the ids of a collection. */
export async function idsIn(path: string): Promise<string[]> {
  return (await getDocs(collection(operatorDatabase(), path))).docs.map(({ id }) => id);
}

/** Reads the first id of a collection, as soon as there is one: a page may show what is still on its way to the server. */
export async function firstIdIn(path: string): Promise<string> {
  await expect.poll(async () => (await idsIn(path)).length).toBeGreaterThan(0);
  return (await idsIn(path))[0] ?? '';
}

/** Reads all documents of a collection. */
export async function storedIn(path: string): Promise<DocumentData[]> {
  return (await getDocs(collection(operatorDatabase(), path))).docs.map((one) => one.data());
}

/** Closes the operator's Firestore: the next file opens one of its own lane's seed. */
export async function closeOperator(): Promise<void> {
  if (!opened) return;
  const closing = opened;
  opened = undefined;
  await terminate(closing);
  await deleteApp(closing.app);
}
