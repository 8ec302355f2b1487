// The cached auth user of the seed (section 3): uid and email in local storage while somebody is signed in.
import { deviceStorage } from '#domain/base/deviceStorage.ts';

export const cachedAuthUserKey = 'hirely.authUser';
export interface CachedAuthUser {
  uid: string;
  email: string | null;
}

/** Who was signed in when this browser last knew; null when nobody. */
export function readCachedAuthUser(): CachedAuthUser | null {
  const found = deviceStorage.readJson(cachedAuthUserKey);
  if (
    typeof found !== 'object' ||
    found === null ||
    !('uid' in found) ||
    typeof found.uid !== 'string'
  )
    return null;
  return {
    uid: found.uid,
    email: 'email' in found && typeof found.email === 'string' ? found.email : null,
  };
}

/** Keeps who is signed in; null forgets it. */
export function writeCachedAuthUser(user: CachedAuthUser | null): void {
  // Private windows may refuse; Firebase then keeps the session in memory too.
  deviceStorage.write(
    cachedAuthUserKey,
    user ? JSON.stringify({ uid: user.uid, email: user.email }) : null,
  );
}
