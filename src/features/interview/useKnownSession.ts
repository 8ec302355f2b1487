// The session, once it is truly known who is signed in: pages for everyone start without Firebase.
import { useEffect } from 'react';
import { useSession, type Session } from '#session/session.ts';

/** Null while it is not known yet. */
export function useKnownSession(): Session | null {
  const session = useSession();
  const { presumed = false, start, status } = session;
  useEffect(() => {
    if (presumed) start().catch(() => undefined);
  }, [presumed, start]);
  return presumed || status === 'loading' ? null : session;
}
