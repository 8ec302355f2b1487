// Signs people in without the login page, for the stories that are about something else.
import { lane } from './lane.ts';
import { accountOf, signInAs } from './firebase.ts';
import type { Person } from './people.ts';

/** The key of the app's Firebase where it runs on emulators. */
const apiKey = 'local';

/**
 * Puts into somebody's browser what Firebase Auth keeps of a person who has signed in. It opens no page: the next one
 * that is opened finds them signed in. Their user document has to be there already, since only the login page makes it.
 */
export async function signIn(
  { context }: Person,
  who: { email: string; password: string },
): Promise<void> {
  const { uid, email, idToken, refreshToken } = await signInAs(who.email, who.password);
  const { displayName, emailVerified = false, createdAt } = await accountOf(uid);
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified,
    ...(displayName ? { displayName } : {}),
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: email,
        displayName: displayName ?? null,
        email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt,
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin: lane().app,
        localStorage: [
          { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
        ],
      },
    ],
  });
}
