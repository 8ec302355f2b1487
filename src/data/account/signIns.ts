// How somebody signs in: with a password, with Google, or both; changed by themselves after a fresh sign-in. The last step of deleting an account is here, too.
import {
  deleteUser,
  EmailAuthProvider,
  getIdTokenResult,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  unlink,
  updatePassword,
  type User,
} from 'firebase/auth';
import { Fault } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { asFault } from '#data/firestore/faults.ts';
import { refuseWhileReadOnly } from '#data/base/readOnly.ts';
import { settings } from '#data/firestore/settings.ts';
import type { SignInWay } from './freshSignIn.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** One way to sign in, and the address it knows. */
export interface SignIn {
  way: SignInWay;
  email: string | null;
}

/** Firebase deletes an account within five minutes of a sign-in; half a minute is left for the act. */
const deletesWithinMs = 4.5 * 60_000;
const providers = { password: 'password', google: 'google.com' } as const satisfies Record<
  SignInWay,
  string
>;

function readCurrentUser(): User {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  return user;
}

/** The ways of whoever is signed in. */
export function signIns(): SignIn[] {
  const known = authentication().currentUser?.providerData ?? [];
  return (Object.keys(providers) as SignInWay[]).flatMap((way) =>
    known
      .filter(({ providerId }) => providerId === providers[way])
      .map(({ email }) => ({ way, email })),
  );
}

/** Adds Google as a way in. Throws "emailInUse" when that Google account belongs to somebody else here, "popupClosed" … */
export async function linkGoogle(): Promise<void> {
  refuseWhileReadOnly();
  const user = readCurrentUser();
  await asFault(async () => {
    if (settings().local) {
      const { createLocalGoogleCredential } = await import('./localGoogle.ts');
      await linkWithCredential(user, createLocalGoogleCredential(user.email ?? ''));
    } else await linkWithPopup(user, new GoogleAuthProvider());
  });
}

/** Sets a password, the first or another one. Needs a fresh sign-in; throws "weakPassword", "requiresRecentLogin" … */
export async function setPassword(password: string): Promise<void> {
  refuseWhileReadOnly();
  const user = readCurrentUser();
  const has = user.providerData.some(({ providerId }) => providerId === providers.password);
  await asFault(async () => {
    if (has) await updatePassword(user, password);
    else await linkWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    await user.getIdToken(true);
  });
}

/** Takes a way away. The last one cannot go: throws "conflict". */
export async function unlinkWay(way: SignInWay): Promise<void> {
  refuseWhileReadOnly();
  const user = readCurrentUser();
  if (signIns().length < 2) throw new Fault('conflict');
  await asFault(async () => {
    await unlink(user, providers[way]);
    await user.getIdToken(true);
  });
}

/** Whether the sign-in is so fresh that the account itself may be deleted. Throws a Fault. */
export async function maySignInGo(now?: Date): Promise<boolean> {
  const { authTime } = await asFault(() => getIdTokenResult(readCurrentUser()));
  return (
    (now ?? (await readServerTime())).getTime() - new Date(authTime).getTime() < deletesWithinMs
  );
}

/** Deletes the sign-in of whoever is here, for good; one that is gone is gone. Throws "requiresRecentLogin" … */
export async function deleteSignIn(uid: string): Promise<void> {
  refuseWhileReadOnly();
  const user = authentication().currentUser;
  if (!user) return;
  if (user.uid !== uid) throw new Fault('unauthenticated');
  await asFault(() => deleteUser(user));
}
