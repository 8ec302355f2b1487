// The cached auth user of the seed (section 3): uid and email in local storage while somebody is signed in.

export const cachedAuthUserKey = 'hirely.authUser';
export interface CachedAuthUser {
  uid: string;
  email: string | null;
}

/** Who was signed in when this browser last knew; null when nobody. */
export function readCachedAuthUser(): CachedAuthUser | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(cachedAuthUserKey) ?? 'null');
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
  } catch {
    return null;
  }
}

/** Keeps who is signed in; null forgets it. */
export function writeCachedAuthUser(user: CachedAuthUser | null): void {
  try {
    if (user)
      localStorage.setItem(cachedAuthUserKey, JSON.stringify({ uid: user.uid, email: user.email }));
    else localStorage.removeItem(cachedAuthUserKey);
  } catch {
    // Private windows may refuse storage; Firebase then keeps the session in memory too.
  }
}
