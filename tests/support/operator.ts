/** The stories' look at the documents past the rules. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { afterAll } from 'vitest';
import { addresses } from './firebase.ts';

let opened: Firestore | undefined;

/** A Firestore that no rule holds back. It lasts for the file: to open one for each look costs more than the look. */
export function operatorDatabase(): Firestore {
  if (opened) return opened;
  const { projectId, firestore } = addresses();
  const [host = '', port = ''] = firestore.split(':');
  opened = getFirestore(initializeApp({ projectId, apiKey: 'local' }, 'operator'));
  connectFirestoreEmulator(opened, host, Number(port), { mockUserToken: 'owner' });
  return opened;
}

afterAll(async () => {
  if (!opened) return;
  await terminate(opened);
  await deleteApp(opened.app);
  opened = undefined;
});
