// Fetches the sign-in part of Firebase while people read the form, so that pressing the button is instant.
import { useEffect } from 'react';
import { useSession } from '#session/session.ts';

export function useReady(): void {
  const { start } = useSession();
  useEffect(() => {
    void start({ quiet: true }).then(() => import('#data/users.ts')).catch(() => undefined);
  }, [start]);
}
