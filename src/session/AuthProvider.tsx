// Gives every screen the session. Firebase is loaded only where it is needed: public pages carry none.
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { roleOf } from '#domain/role.ts';
import { SessionContext, type Session } from './session.ts';
import { sessionStore, type Parts } from './sessionStore.ts';

export interface AuthProviderProps { children: ReactNode; /** True when the first page cannot be shown without knowing who is signed in. */ needed: boolean; /** Replaced in tests. */ parts?: Parts }

export function AuthProvider({ children, needed, parts }: AuthProviderProps) {
  const [store] = useState(() => sessionStore(needed, parts));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    if (store.state().status === 'loading') store.start().catch(() => undefined);
  }, [store]);
  const session = useMemo<Session>(() => ({ ...state, role: roleOf(state.user), signOut: store.signOut, start: store.start }), [state, store]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
