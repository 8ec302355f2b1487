// Firestore with a cache shared by all tabs, connected to the local emulator when there is one.
import { onLog } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
  type Firestore,
} from 'firebase/firestore';
import { databaseEnd } from '#data/base/databaseEnd.ts';
import { openFirebaseApp, parseHostAndPort } from './app.ts';
import { settings } from './settings.ts';

let known: Firestore | undefined;

/** The kept cache needs both: its tabs talk to each other through local storage, and one that refuses a word ends the SDK for good. */
function canPersist(): boolean {
  try {
    if (typeof window === 'undefined' || typeof indexedDB === 'undefined' || indexedDB === null)
      return false;
    const trial = 'hirely.trial';
    localStorage.setItem(trial, trial);
    const works = localStorage.getItem(trial) === trial;
    localStorage.removeItem(trial);
    return works;
  } catch {
    return false;
  }
}

/** Notices when the SDK's queue stops: it says so only in its log, and from then on every call fails. */
function watchDatabaseEnd(): void {
  onLog(
    ({ message }) => {
      if (/INTERNAL (UNHANDLED ERROR|ASSERTION FAILED)/.test(message)) databaseEnd.set(true);
    },
    { level: 'error' },
  );
}

/** The database of this page. */
export function database(): Firestore {
  if (known) return known;
  watchDatabaseEnd();
  databaseEnd.set(false);
  known = initializeFirestore(openFirebaseApp(), {
    localCache: canPersist()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
    ignoreUndefinedProperties: true,
  });
  const { local } = settings();
  if (local) connectFirestoreEmulator(known, ...parseHostAndPort(local.firestore));
  return known;
}

/** Connects anew at once: the pause that the SDK still had before it is dropped. */
export async function reconnect(): Promise<void> {
  if (!known) return;
  await disableNetwork(known);
  await enableNetwork(known);
}

/** How long signing out waits for writes that are still on their way. */
const settleMs = 3_000;

/** How long a Logout waits for the local cache to go. */
const clearMs = 6_000;

/** Waits a moment for writes on their way to the server. */
export async function settleWrites(): Promise<void> {
  if (!known) return;
  await Promise.race([
    waitForPendingWrites(known).catch(() => undefined),
    new Promise((done) => setTimeout(done, settleMs)),
  ]);
}

/** Resumes on their way to a company (applicantStore.ts). */
export const applicantFilesName = 'hirely-applicants';

/** Resumes of others do not stay on a device that somebody has left. */
function forgetApplicantFiles(): void {
  try {
    indexedDB.deleteDatabase(applicantFilesName);
  } catch {
    // Where nothing can be kept, nothing is there.
  }
}

/** Ends the database and clears what it kept on this device, so that the next person finds nothing. Other tabs do the same; the last one succeeds. */
export async function forgetDatabase(): Promise<void> {
  const ending = known ?? database();
  known = undefined;
  forgetApplicantFiles();
  await terminate(ending);
  const cleared = clearIndexedDbPersistence(ending).catch((error: unknown) =>
    console.warn('The local cache is still open in another tab', error),
  );
  // Another tab holds the cache until it, too, has noticed the Logout: nobody waits for that, the last tab clears it.
  await Promise.race([cleared, new Promise((done) => setTimeout(done, clearMs))]);
  forgetTabs();
}

/** Firestore's tabs talk to each other through local storage; what they said there goes too. */
function forgetTabs(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firestore_')) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
