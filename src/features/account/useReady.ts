// Fetches the sign-in part of Firebase while people read the form, and the rest with the first key or touch, so that pressing the button is instant.
import { useEffect } from 'react';
import { useSession } from '#session/session.ts';

/** Leaves the network to what is seen first. */
const restMs = 300;

export function useReady(): void {
  const { start } = useSession();
  useEffect(() => {
    const soon = setTimeout(() => void start({ quiet: true }).catch(() => undefined), restMs);
    const rest = (): void => void import('#data/account/users.ts').catch(() => undefined);
    window.addEventListener('pointerdown', rest, { once: true });
    window.addEventListener('keydown', rest, { once: true });
    return () => {
      clearTimeout(soon);
      window.removeEventListener('pointerdown', rest);
      window.removeEventListener('keydown', rest);
    };
  }, [start]);
}
