// The session as a store outside React: when Firebase is loaded, who is signed in, and what is known about them.
import type { Unsubscribe } from '#data/account/auth.ts';
import { createEmitter } from '#domain/base/store.ts';
import { readCachedAuthUser, writeCachedAuthUser } from './cachedAuthUser.ts';
import type { Person } from './person.ts';
import type { AuthUser, SessionStatus } from './session.ts';

export interface SessionState extends Person {
  status: SessionStatus;
  authUser: AuthUser | null;
  /** True while "signed out" is only assumed, because Firebase was not needed yet. */
  presumed: boolean;
}

/** The parts of Firebase, each loaded when first needed. */
export interface Parts {
  auth: () => Promise<{
    watchAuth: (next: (user: AuthUser | null) => void) => Unsubscribe;
    signOutNow: () => Promise<void>;
  }>;
  person: () => Promise<{
    followPerson: (uid: string, next: (person: Person) => void) => () => void;
  }>;
  database: () => Promise<{ forgetDatabase: () => Promise<void> }>;
}
const firebaseParts: Parts = {
  auth: () => import('#data/account/auth.ts'),
  person: async () => ({
    followPerson: (await import('./followImpersonated.ts')).followImpersonated,
  }),
  database: () => import('#data/firestore/database.ts'),
};

const empty: Person = {
  user: null,
  orgId: null,
  organization: null,
  member: null,
  tierId: null,
  tier: null,
};
const signedOut: SessionState = { ...empty, status: 'signedOut', authUser: null, presumed: false };
const loading: SessionState = { ...signedOut, status: 'loading' };

export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  start: (options?: { quiet?: boolean }) => Promise<void>;
  signOut: () => Promise<void>;
}

/** A store; `needed` says that this page cannot do without knowing who is signed in. */
export function sessionStore(needed: boolean, parts: Parts = firebaseParts): SessionStore {
  const cached = readCachedAuthUser();
  let state: SessionState = needed || cached ? loading : { ...signedOut, presumed: true };
  let started: Promise<void> | undefined;
  let leaving = false;
  let stopFollowing: () => void = () => undefined;
  const { emit, subscribe } = createEmitter();

  function set(next: SessionState): void {
    state = next;
    emit();
  }

  function known(next: SessionState, done: () => void): void {
    set(next);
    done();
  }

  async function arrived(authUser: AuthUser, done: () => void): Promise<void> {
    if (state.authUser?.uid === authUser.uid) return set({ ...state, authUser });
    stopFollowing();
    writeCachedAuthUser(authUser);
    set({ ...loading, authUser });
    const { followPerson } = await parts.person();
    if (state.authUser?.uid !== authUser.uid) return;
    stopFollowing = followPerson(authUser.uid, (person) => {
      if (state.authUser?.uid !== authUser.uid || leaving) return;
      known(
        {
          ...state,
          impersonation: undefined,
          ...person,
          presumed: false,
          status: person.user ? 'signedIn' : 'signedInWithoutUser',
        },
        done,
      );
    });
  }

  function left(done: () => void): void {
    stopFollowing();
    stopFollowing = () => undefined;
    writeCachedAuthUser(null);
    if (leaving) return;
    // Signed out in another tab: nothing of the person stays in this one either.
    if (state.authUser)
      void parts
        .database()
        .then(({ forgetDatabase }) => forgetDatabase())
        .catch((error: unknown) => console.error('Forgetting the local cache failed', error));
    known(signedOut, done);
  }

  async function run(): Promise<void> {
    // Whoever was here before is probably here still: fetch both parts at once.
    if (cached) void parts.person().catch(() => undefined);
    const { watchAuth } = await parts.auth();
    await new Promise<void>((done) => {
      watchAuth((user) => {
        if (!user) return left(done);
        void arrived(user, done).catch((error: unknown) => {
          console.error('Following the signed-in person failed', error);
          known({ ...signedOut, authUser: user, status: 'signedInWithoutUser' }, done);
        });
      });
    });
  }

  function start({ quiet = false } = {}): Promise<void> {
    if (!quiet && state.presumed) set(loading);
    started ??= run().catch((error: unknown) => {
      started = undefined;
      console.error('Starting Firebase failed', error);
      set(signedOut);
      throw error;
    });
    return started;
  }

  async function signOut(): Promise<void> {
    leaving = true;
    stopFollowing();
    stopFollowing = () => undefined;
    set(loading);
    try {
      const { signOutNow } = await parts.auth();
      await signOutNow();
    } finally {
      leaving = false;
      writeCachedAuthUser(null);
      set(signedOut);
    }
  }

  return {
    state: () => state,
    subscribe,
    start,
    signOut,
  };
}
