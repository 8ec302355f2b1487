// What this device keeps of one person goes: words, recordings and uploads in its databases, notes in its storage.
// What belongs to others who use it stays.
import { recentPrefix } from '#domain/account/recentPrefix.ts';
import { dropRows, ownDatabases } from '#data/device/deviceRows.ts';
import { runAlone, dropSealed, isAnythingSealed, sealWords } from '#data/device/deviceSeal.ts';

const timeoutMs = 4_000;

function waitInTime(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((done) => setTimeout(done, timeoutMs))]);
}

function forgetNotes(storage: Storage, isTheirs: (key: string, value: string) => boolean): void {
  for (const key of Object.keys(storage))
    if (isTheirs(key, storage.getItem(key) ?? '')) storage.removeItem(key);
}

/** Notes that name the person in their key or anywhere in their value. */
function forgetNamed(uid: string): void {
  const isNamed = (key: string, value: string): boolean => key.includes(uid) || value.includes(uid);
  // What Firestore's tabs tell each other goes with its cache (database.ts).
  forgetNotes(
    localStorage,
    (key, value) =>
      key === 'hirely.authUser' || (!key.startsWith('firestore_') && isNamed(key, value)),
  );
  // This tab was theirs.
  forgetNotes(sessionStorage, (key, value) => key.startsWith('hirely.') || isNamed(key, value));
}

/** Forgets one person on this device. What the browser refuses to touch is logged to the console; nothing is thrown. */
export async function forgetOnDevice(uid: string): Promise<void> {
  try {
    forgetNamed(uid);
    const names = await ownDatabases();
    await waitInTime(Promise.allSettled(names.map((name) => dropRows(name, uid, true))));
    if (await isAnythingSealed()) await waitInTime(runAlone(() => dropSealed(uid)));
  } catch (error) {
    console.warn('This device could not be looked through', error);
  }
}

/** What they saw last is not sealed either: it is for the way back within a visit. */
function forgetRecent(uid: string): void {
  forgetNotes(localStorage, (key) => key.startsWith(`${recentPrefix}${uid}/`));
}

/** What the server has is dropped; what exists nowhere else stays. */
async function sweepStores(): Promise<void> {
  const [{ openOutboxStore }, { holdsUnsaved }, { sweepRecordings }, { sweepResumeUploads }] =
    await Promise.all([
      import('#data/candidate/outboxStore.ts'),
      import('#data/candidate/outboxEntry.ts'),
      import('#data/recordings/recordings.ts'),
      import('#data/resume/openResumeUploads.ts'),
    ]);
  const words = openOutboxStore().sweep(({ value }) => holdsUnsaved(value));
  await Promise.allSettled([words, sweepRecordings(), sweepResumeUploads()]);
}

/** After signing out: nothing on this device names the person or their company. A guest cannot come back: all of
 * theirs goes. Somebody with an account finds what was not saved yet when they sign in here again. */
export async function leaveDevice({
  uid,
  isAnonymous,
}: {
  uid: string;
  isAnonymous: boolean;
}): Promise<void> {
  if (isAnonymous) return forgetOnDevice(uid);
  try {
    forgetRecent(uid);
    if ((await ownDatabases()).length > 0) await waitInTime(sweepStores());
    await sealWords(uid);
    forgetNamed(uid);
  } catch (error) {
    console.warn('This device could not be looked through', error);
  }
}
