// After a new version is deployed, old pages ask for files that are gone: load the page anew, but only once in a while.
const storageKey = 'hirely.reloadedAt';
const pauseMs = 60_000;

/** True when a reload is due: none happened within the last minute. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload ?? 0);
  return !Number.isFinite(last) || now - last > pauseMs;
}

/** Reloads the page when one of its files is missing; a second failure within a minute goes to the error boundary. */
export function reloadOnceOnMissingChunk(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (!navigator.onLine || !mayReload(sessionStorage.getItem(storageKey), Date.now())) return;
      sessionStorage.setItem(storageKey, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    reload();
  });
}
