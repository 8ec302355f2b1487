// Waits until the page has settled, so that what nobody waits for never competes with the first paint.

/** Calls back when the page has settled; returns how to call it off. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_500);
  return () => clearTimeout(timer);
}
