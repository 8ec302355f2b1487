// Signing in once more before a dangerous act: the rules ask for a sign-in of the last 15 minutes (auth_time).
import {
  EmailAuthProvider,
  getIdTokenResult,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { Fault } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { asFault } from '#data/firestore/faults.ts';
import { settings } from '#data/firestore/settings.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

export type SignInWay = 'password' | 'google';

/** The rules take a sign-in of the last 15 minutes; two are left for the act itself and for a clock that is a little off. */
export const freshForMs = 13 * 60_000;

function readCurrentUser(): User {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  return user;
}

/** How the person may prove who they are. */
export function signInWays(): SignInWay[] {
  const ids = readCurrentUser().providerData.map(({ providerId }) => providerId);
  return [
    ...(ids.includes('password') ? ['password' as const] : []),
    ...(ids.includes('google.com') ? ['google' as const] : []),
  ];
}

/** Whether the last sign-in is recent enough for a dangerous act at `now`. */
export async function isSignInFresh(now?: Date): Promise<boolean> {
  const { authTime } = await asFault(() => getIdTokenResult(readCurrentUser()));
  return (now ?? (await readServerTime())).getTime() - new Date(authTime).getTime() < freshForMs;
}

/** Proves who one is with the password. Throws "wrongCredentials", "tooManyAttempts" … */
export async function signInAgain(password: string): Promise<void> {
  const user = readCurrentUser();
  await asFault(() =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
  );
}

/** Proves who one is in Google's window; it has to be the same account. Throws "popupClosed", "wrongCredentials" … */
export async function signInAgainWithGoogle(): Promise<void> {
  const user = readCurrentUser();
  await asFault(async () => {
    if (settings().local) {
      const { createLocalGoogleCredential } = await import('./localGoogle.ts');
      await reauthenticateWithCredential(user, createLocalGoogleCredential(user.email ?? ''));
    } else await reauthenticateWithPopup(user, new GoogleAuthProvider());
  });
}
