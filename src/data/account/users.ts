// The user document: reading, creating at sign-up, and what people may change about themselves.
import { serverTimestamp } from 'firebase/firestore';
import type { Source, Stored } from '#domain/base/source.ts';
import { listUserTerms, type User } from '#domain/account/user.ts';
import { authentication } from '#data/firestore/authentication.ts';
import type { DataOf } from '#data/firestore/collections.ts';
import { docAt, liveDoc, readDoc, type ToWrite } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setDoc, updateDoc } from '#data/firestore/guardedWrites.ts';

/** A user document that stays current; null while it does not exist. */
export function userOf(uid: string): Source<Stored<User> | null> {
  return liveDoc('users', { uid });
}

/** A user document, read once. */
export async function readUser(uid: string): Promise<User | null> {
  return (await readDoc('users', { uid }))?.data ?? null;
}

type Suspended = DataOf<'suspensions'>;

/** What a new person brings; flags of authority cannot be brought. */
export type NewUser = Pick<
  User,
  'isHiringManager' | 'isJobSeeker' | 'tier' | 'language' | 'termsAccepted' | 'marketingAccepted'
> &
  Partial<Pick<User, 'email' | 'displayName' | 'firstName' | 'lastName' | 'photoURL'>>;

/** Creates a user document with its first and last login. */
export async function createUser(uid: string, user: NewUser): Promise<void> {
  const filled = Object.fromEntries(
    Object.entries(user).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
  const document: Partial<ToWrite<User>> = {
    ...filled,
    terms: listUserTerms(user),
    firstLogin: serverTimestamp(),
    lastLogin: serverTimestamp(),
    createdAt: serverTimestamp(),
  };
  await asFault(() => setDoc(docAt('users', { uid }), document));
}

/** Notes a sign-in, and by what the person is found. */
export async function noteLogin(uid: string, user: User): Promise<void> {
  await asFault(() =>
    updateDoc(docAt('users', { uid }), {
      lastLogin: serverTimestamp(),
      terms: listUserTerms(user),
    }),
  );
}

/** What people may change about themselves. */
export type ProfileChange = Partial<
  Pick<
    User,
    | 'displayName'
    | 'firstName'
    | 'lastName'
    | 'photoURL'
    | 'language'
    | 'marketingAccepted'
    | 'termsAccepted'
    | 'isJobSeeker'
    | 'isHiringManager'
  >
>;

/** Changes one's own user document. */
export async function saveProfile(uid: string, change: ProfileChange): Promise<void> {
  const isNamed = 'displayName' in change || 'firstName' in change || 'lastName' in change;
  await asFault(() =>
    updateDoc(docAt('users', { uid }), {
      ...change,
      ...(isNamed
        ? { terms: listUserTerms({ ...change, email: authentication().currentUser?.email }) }
        : {}),
    }),
  );
}

/** Keeps the language a person chose. */
export async function saveLanguage(uid: string, language: string): Promise<void> {
  await saveProfile(uid, { language });
}

/** Forgets an organisation one no longer belongs to. */
export async function leaveMirror(uid: string): Promise<void> {
  await asFault(() => updateDoc(docAt('users', { uid }), { orgId: null, isAdmin: false }));
}

/** Why an account is suspended; null while it is not. Readable by whom it is about. */
export function suspensionOf(uid: string): Source<Stored<Suspended> | null> {
  return liveDoc('suspensions', { uid });
}
