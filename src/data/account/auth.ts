// Signing in, signing up, signing out (seed, section 7). Firestore is loaded only when a user document is read or written.
import {
  browserLocalPersistence,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  onIdTokenChanged,
  sendEmailVerification,
  setPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User as FirebaseUser,
} from 'firebase/auth';
import { Fault } from '#domain/base/fault.ts';
import { personalTiers } from '#domain/account/personalTier.ts';
import type { SignUpPayload } from '#domain/account/user.ts';
import { giveBackWords, tryLeaveDevice } from './deviceVisit.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { settings } from '#data/firestore/settings.ts';
import { isMarkGone, restoreGuest, toGuestFault, watchMark } from './guestSignIn.ts';
import type { NewUser } from './users.ts';
import { type GoogleOptions, buildGoogleUser } from './googleUser.ts';

export type Unsubscribe = () => void;
/** Who is signed in, as Firebase Auth knows it. */
export interface KnownUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  isAnonymous: boolean;
  displayName: string | null;
}

/** The seed's words for a duplicate address (section 8). */
export const emailInUseMessage = 'An account with this email already exists.';

const loadUserDocuments = () => import('./users.ts');
let holds = 0;
let publish: () => void = () => undefined;

/** Sets local persistence (seed, section 7), where the browser allows it; elsewhere Auth has found its own place already. */
async function keepLocally(): Promise<void> {
  try {
    localStorage.setItem('hirely.probe', '1');
    localStorage.removeItem('hirely.probe');
  } catch {
    return;
  }
  await setPersistence(authentication(), browserLocalPersistence);
}

/** Runs a sign-in or sign-up; the session hears of the person only when their user document is in place. Failures are logged and passed on. */
async function runSignIn<T>(what: string, run: () => Promise<T>): Promise<T> {
  holds += 1;
  try {
    return await run();
  } catch (error) {
    console.error(`${what} failed`, error);
    throw faultOf(error);
  } finally {
    holds -= 1;
    publish();
  }
}

export function readCurrentUser(): FirebaseUser {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  return user;
}

/** Calls `next` with who is signed in, at once and with every change. */
export function watchAuth(next: (user: KnownUser | null) => void): Unsubscribe {
  let latest: FirebaseUser | null | undefined;
  publish = () => {
    if (holds > 0 || latest === undefined) return;
    next(
      latest && {
        uid: latest.uid,
        email: latest.email,
        emailVerified: latest.emailVerified,
        isAnonymous: latest.isAnonymous,
        displayName: latest.displayName,
      },
    );
  };
  watchMark();
  return onIdTokenChanged(authentication(), (user) => {
    const before = latest;
    // The browser threw away what it kept, and nobody signed out: a guest has no other way back than this page.
    if (!user && before?.isAnonymous && isMarkGone()) return void restoreGuest(before);
    latest = user;
    if (user && user.uid !== before?.uid)
      return void giveBackWords(user.uid).finally(() => publish());
    publish();
    // Signed out elsewhere: the page closes first, and may write down what it still holds.
    if (!user && before && !before.isAnonymous)
      setTimeout(() => void tryLeaveDevice(before), settleMs);
  });
}

/** How long a page that was signed out elsewhere may take to close. */
const settleMs = 500;

/** Reads the user document and notes the sign-in, or creates the document. A failure leaves the user empty (seed, section 8). */
async function welcomeUser(user: FirebaseUser, fresh: NewUser): Promise<void> {
  const { createUser, noteLogin, readUser } = await loadUserDocuments();
  try {
    const known = await readUser(user.uid);
    if (known) await noteLogin(user.uid, known);
    else
      await createUser(user.uid, {
        ...fresh,
        email: user.email,
        displayName: user.displayName,
        photoURL: user.photoURL?.startsWith('https://') ? user.photoURL : null,
      });
  } catch (error) {
    console.error('Reading or creating the user document failed', error);
  }
}

const basicUser: NewUser = {
  isJobSeeker: true,
  isHiringManager: false,
  tier: personalTiers.jobSeeker,
  language: 'en',
  termsAccepted: true,
  marketingAccepted: false,
};

/** Signs in with e-mail and password; local persistence first, then the user document. */
export async function signInWithEmail(email: string, password: string): Promise<void> {
  await runSignIn('Sign-in', async () => {
    await keepLocally();
    const { user } = await signInWithEmailAndPassword(authentication(), email.trim(), password);
    await welcomeUser(user, basicUser);
  });
}

async function writePayload(
  user: FirebaseUser,
  { email: _email, password: _password, ...payload }: SignUpPayload,
): Promise<void> {
  const displayName = `${payload.firstName} ${payload.lastName}`.trim();
  const { createUser } = await loadUserDocuments();
  await createUser(user.uid, { ...payload, email: user.email, displayName });
  await updateProfile(user, { displayName }).catch((error: unknown) =>
    console.error('Saving the display name failed', error),
  );
  await sendEmailVerification(user).catch((error: unknown) =>
    console.error('Sending the verification mail failed', error),
  );
}

function toDuplicateFault(error: unknown): unknown {
  const fault = faultOf(error);
  if (fault.code === 'emailInUse') fault.message = emailInUseMessage;
  return fault;
}

/** Creates an account, then its user document from the payload, and sends the verification mail. */
export async function signUpWithEmail(payload: SignUpPayload): Promise<void> {
  await runSignIn('Sign-up', async () => {
    try {
      await keepLocally();
      const { user } = await createUserWithEmailAndPassword(
        authentication(),
        payload.email.trim(),
        payload.password,
      );
      await writePayload(user, payload);
    } catch (error) {
      throw toDuplicateFault(error);
    }
  });
}

/** Signs in with Google in a window of its own; the user document is made when missing. */
export async function signInWithGoogle(options: GoogleOptions = {}): Promise<void> {
  await runSignIn('Google sign-in', async () => {
    await keepLocally();
    const { user } =
      options.localEmail && settings().local
        ? await (await import('./localGoogle.ts')).signInAsLocalGoogle(options.localEmail)
        : await signInWithPopup(authentication(), new GoogleAuthProvider());
    await welcomeUser(user, buildGoogleUser(options));
  });
}

/** Makes the missing user document of somebody who is signed in. */
export async function completeAccount(fresh: NewUser): Promise<void> {
  await runSignIn('Completing the account', async () => {
    const user = readCurrentUser();
    const { createUser } = await loadUserDocuments();
    await createUser(user.uid, { displayName: user.displayName, ...fresh, email: user.email });
  });
}

/** Goes on without an account. Throws "tooManyGuests" when this network has opened too many accounts this hour, "guestsClosed" when nobody may go on as a guest. */
export async function continueAsGuest(): Promise<void> {
  await runSignIn('Continuing as a guest', async () => {
    await keepLocally();
    await signInAnonymously(authentication()).catch((error: unknown) => {
      throw toGuestFault(error);
    });
  });
}

/** Turns a guest into an account with e-mail and password; what the guest did stays theirs. */
export async function linkGuestToEmail(payload: SignUpPayload): Promise<void> {
  await runSignIn('Linking the guest', async () => {
    try {
      const { user } = await linkWithCredential(
        readCurrentUser(),
        EmailAuthProvider.credential(payload.email.trim(), payload.password),
      );
      // The rules look for the address in the token.
      await user.getIdToken(true);
      await writePayload(user, payload);
    } catch (error) {
      throw toDuplicateFault(error);
    }
  });
}

/** Ends the session, and leaves nothing of it on the device. */
export async function signOutNow(): Promise<void> {
  const { forgetDatabase, settleWrites } = await import('#data/firestore/database.ts');
  await settleWrites();
  const user = authentication().currentUser;
  await signOut(authentication()).catch((error: unknown) => {
    throw faultOf(error);
  });
  if (user) await tryLeaveDevice(user);
  await forgetDatabase();
}
