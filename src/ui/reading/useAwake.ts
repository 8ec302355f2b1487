// Keeps the screen from going to sleep while something is recorded.
import { useEffect } from 'react';

/** Asks for the screen lock while `active`; browsers without one simply go on. */
export function useAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let over = false;
    let lock: WakeLockSentinel | null = null;
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given;
        if (over) void given.release();
      },
      () => undefined,
    );
    return () => {
      over = true;
      void lock?.release().catch(() => undefined);
    };
  }, [active]);
}
