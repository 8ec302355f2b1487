// The time as a screen sees it: the server's as far as it is known, steady while it renders, and moving on once a minute.
import { useSyncExternalStore } from 'react';
import { onClockOffset, readNow } from '#domain/base/clock.ts';

const stepMs = 60_000;
let now = readNow();

function subscribe(changed: () => void): () => void {
  const renew = (): void => {
    now = readNow();
    changed();
  };
  now = readNow();
  const timer = setInterval(renew, stepMs);
  const stop = onClockOffset(renew);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** The current time, renewed every minute and when the device's clock is found to be wrong. */
export function useNow(): Date {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
