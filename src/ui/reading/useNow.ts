// The time as a screen sees it: steady while it renders, and moving on once a minute.
import { useSyncExternalStore } from 'react';

const stepMs = 60_000;
let now = new Date();

function subscribe(changed: () => void): () => void {
  now = new Date();
  const timer = setInterval(() => {
    now = new Date();
    changed();
  }, stepMs);
  return () => clearInterval(timer);
}

/** The current time, renewed every minute. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
