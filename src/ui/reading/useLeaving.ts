// For work that is followed on a screen: a signal that is aborted when the screen is left.
import { useCallback, useEffect, useRef } from 'react';

/** Gives the signal of this visit of the screen. Asked for when the work begins, never while rendering. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // React mounts twice while developing: each mount is a visit of its own.
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  return useCallback(() => leaving.current.signal, []);
}
