// Mounted once for the whole product: whoever is signed in tells what fails, where the platform has asked for it. Public pages, where nobody is signed in, carry none of it.
import { useEffect } from 'react';
import { useSession } from '#session/session.ts';

/** Shows nothing. Loads nothing until somebody is signed in; nothing is told while looking through somebody's eyes. */
export function ReportsHost({ routeOf }: { routeOf: (path: string) => string }) {
  const { authUser, impersonation } = useSession();
  const uid = impersonation ? null : (authUser?.uid ?? null);
  useEffect(() => {
    if (!uid) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    void import('./reports/startReporting.ts').then(({ startReporting }) => {
      if (!left) stop = startReporting(routeOf);
    });
    return () => {
      left = true;
      stop();
    };
  }, [uid, routeOf]);
  return null;
}
