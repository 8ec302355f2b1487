// Who is here, on a page that a stranger may open too.
import { useEffect } from 'react';
import { useSession, type Session } from '#session/session.ts';

/** Null while it is not known; nobody is kept waiting who was never here. */
export function useKnownGuest(): Session | null {
  const session = useSession();
  const { presumed = false, start, status } = session;
  useEffect(() => {
    if (presumed) start({ quiet: true }).catch(() => undefined);
  }, [presumed, start]);
  return status === 'loading' ? null : session;
}
