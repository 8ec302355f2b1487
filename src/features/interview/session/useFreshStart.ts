// When the database of this page has given up, the page begins anew by itself, as soon as everything is with the server.
import { useEffect } from 'react';
import { databaseEnd } from '#data/base/databaseEnd.ts';

const pollMs = 2_000;
const name = 'hirely.freshStart';
/** Not again before: a device on which it gives up at every start is not helped by starting. */
const restMs = 600_000;

function mayBegin(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(name) ?? 0) < restMs) return false;
    sessionStorage.setItem(name, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Reloads once, while `isAllSaved`. */
export function useFreshStart(isAllSaved: boolean): void {
  useEffect(() => {
    if (!isAllSaved) return undefined;
    const timer = setInterval(() => {
      if (databaseEnd.get() && mayBegin(Date.now())) window.location.reload();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isAllSaved]);
}
