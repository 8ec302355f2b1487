// A person's own profile fields.
import { updateDoc } from 'firebase/firestore';
import { docAt } from './documents.ts';
import { asFault } from './faults.ts';

export interface ProfileFields { displayName: string; firstName: string; lastName: string; marketingAccepted: boolean }

/** Saves the profile fields of one's own user document. Throws a Fault. */
export async function saveProfile(uid: string, fields: ProfileFields): Promise<void> {
  await asFault(() => updateDoc(docAt('users', { uid }), { ...fields }));
}
