// Gives every screen the session. Firebase is loaded only where it is needed: public pages carry none.
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { roleOf } from '#domain/account/role.ts';
import { SessionContext, type AuthUser, type Session } from './session.ts';
import { createSessionStore, type Parts, type SessionState } from './sessionStore.ts';

export interface AuthProviderProps {
  children: ReactNode;
  /** True when the first page cannot be shown without knowing who is signed in. */
  needed: boolean;
  /** Replaced in tests. */
  parts?: Parts;
}

/** Who everything on the screen is about: the signed-in person, or whom a super admin looks at. */
function eyesOf({ authUser, impersonation, user }: SessionState): AuthUser | null {
  return impersonation
    ? {
        uid: impersonation.uid,
        email: user?.email ?? null,
        emailVerified: true,
        isAnonymous: false,
        displayName: user?.displayName ?? null,
      }
    : authUser;
}

export function AuthProvider({ children, needed, parts }: AuthProviderProps) {
  const [store] = useState(() => createSessionStore(needed, parts));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    if (store.state().status === 'loading') store.start().catch(() => undefined);
  }, [store]);
  const session = useMemo<Session>(
    () => ({
      ...state,
      authUser: eyesOf(state),
      role: roleOf(state.user),
      signOut: store.signOut,
      start: store.start,
    }),
    [state, store],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
