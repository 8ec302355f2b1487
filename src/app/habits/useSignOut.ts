/** Signs out from a menu: clears the cached user and local data, then reloads so that nothing stays in memory. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { forgetLive } from '#ui/reading/useLive.ts';
import { forgetPaged } from '#ui/reading/usePaged.ts';
import { leaveFor } from '#app/entry/leaving.ts';

/** A function that signs out and goes to `target`. */
export function useSignOut(target: string): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leave] = useAction(async () => {
    leaveFor(target);
    try {
      await signOut();
      forgetLive();
      forgetPaged();
      void navigate(target, { replace: true });
      if (navigator.onLine) window.location.assign(target);
    } finally {
      setTimeout(() => leaveFor(null), 1_000);
    }
  });
  return useCallback(() => void leave(), [leave]);
}
