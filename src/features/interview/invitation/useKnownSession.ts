// The session on a page for everyone: who was here before is waited for, a stranger is not kept waiting while Firebase loads.
import { useEffect } from 'react';
import { useSession, type Session } from '#session/session.ts';

/** Null while somebody may be signed in and it is not known who. A stranger counts as signed out at once; `start` says whether Firebase is fetched meanwhile. */
export function useKnownSession(start: 'start' | 'rest'): Session | null {
  const session = useSession();
  const { presumed = false, start: begin, status } = session;
  useEffect(() => {
    if (presumed && start === 'start') begin({ quiet: true }).catch(() => undefined);
  }, [presumed, start, begin]);
  return status === 'loading' ? null : session;
}
