// What a job seeker looks for and what helps them: one document, for its owner alone.
import { serverTimestamp } from 'firebase/firestore';
import type { SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { docAt, liveDoc, type ToWrite } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc } from '#data/firestore/guardedWrites.ts';

/** A job seeker's profile that stays current; null while there is none. */
export function seekerProfileOf(uid: string): Source<Stored<SeekerProfile> | null> {
  return liveDoc('seekerProfile', { uid });
}

/** Changes the fields given; a null empties one. Throws a Fault. */
export async function saveSeekerProfile(
  uid: string,
  change: Partial<ToWrite<Omit<SeekerProfile, 'updatedAt'>>>,
): Promise<void> {
  await asFault(() =>
    setDoc(
      docAt('seekerProfile', { uid }),
      { ...change, updatedAt: serverTimestamp() },
      { merge: true },
    ),
  );
}
