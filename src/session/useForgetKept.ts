// Whoever may no longer read a company, or anything, keeps nothing of it on this device: the local cache goes, and the page begins anew.
import { useEffect } from 'react';
import { recentPrefix } from '#domain/account/recentPrefix.ts';

const name = 'hirely.forgotAt';
/** Not again before: afterwards the page finds nothing to forget. */
const restMs = 60_000;
/** Lists of candidates that were being invited from this device, and names of what was seen last. */
const lists = ['hirely.bulk', recentPrefix];

function isDue(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(name) ?? 0) < restMs) return false;
    sessionStorage.setItem(name, String(now));
    for (const key of Object.keys(localStorage))
      if (lists.some((list) => key.startsWith(list))) localStorage.removeItem(key);
    return true;
  } catch {
    // Without storage a reload could not be distinguished from the first visit.
    return false;
  }
}

/** Forgets what this device cached, once, while `active`. */
export function useForgetKept(active: boolean): void {
  useEffect(() => {
    if (!active || !isDue(Date.now())) return;
    import('#data/firestore/database.ts')
      .then(({ forgetDatabase }) => forgetDatabase())
      .catch((error: unknown) => console.error('Forgetting the local cache failed', error))
      .finally(() => window.location.reload());
  }, [active]);
}
