/** Recovers from chunks that a deployment has removed: reloads the page, at most once in a while, and never during a recording. */
import { connection } from '#data/firestore/connection.ts';
import { markNewVersionSeen } from '#session/appVersion.ts';
import { isReloadBlocked } from '#session/reloadGuard.ts';

const storageKey = 'hirely.reloadedAt';
const pauseMs = 60_000;

/** True when a reload is due: none happened within the last minute. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload ?? 0);
  return !Number.isFinite(last) || now - last > pauseMs;
}

/** The file that an import could not get, by the error's words; null where they name none. */
export function findMissingFile(error: unknown): string | null {
  return /https?:\/\/[^\s'"]+/.exec(String(error))?.[0] ?? null;
}

/** Asks for a file anew, past what the browser keeps: "not there" comes from hosting with the file's own long life, and the name may be back. */
async function forgetAnswer(file: string | null): Promise<void> {
  if (file) await fetch(file, { cache: 'reload' }).catch(() => undefined);
}

/**
 * Reloads the page when one of its files is missing; words are on the device before the page goes. A second failure within a minute goes
 * to the error boundary; while a reload is blocked (recording), people are notified of the new version instead.
 */
export function reloadOnceOnMissingChunk(
  reload: () => void = () => window.location.reload(),
): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a way to the server a reload would only lose the page.
    if (!navigator.onLine || connection.isAway()) return;
    if (isReloadBlocked()) return markNewVersionSeen();
    try {
      if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return;
      sessionStorage.setItem(storageKey, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    void forgetAnswer(findMissingFile(event.payload)).then(reload);
  });
}
