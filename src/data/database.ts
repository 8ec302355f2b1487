// Firestore with a cache shared by all tabs, connected to the local emulator when there is one.
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, persistentLocalCache, persistentMultipleTabManager, type Firestore } from 'firebase/firestore';
import { firebaseApp, hostAndPort } from './app.ts';
import { settings } from './settings.ts';

let known: Firestore | undefined;

function canPersist(): boolean {
  try {
    return typeof window !== 'undefined' && typeof indexedDB !== 'undefined' && indexedDB !== null;
  } catch {
    return false;
  }
}

/** The database of this page. */
export function database(): Firestore {
  if (known) return known;
  known = initializeFirestore(firebaseApp(), {
    localCache: canPersist() ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
    ignoreUndefinedProperties: true,
  });
  const { local } = settings();
  if (local) connectFirestoreEmulator(known, ...hostAndPort(local.firestore));
  return known;
}
