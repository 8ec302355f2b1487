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

interface LiveSessionOptions {
  needed: boolean;
  parts: Parts;
}

/** Who is signed in, and what is known about them. */
class LiveSession {
  private readonly options: LiveSessionOptions;
  private readonly cached = readCachedAuthUser();
  state: SessionState;
  private started: Promise<void> | undefined;
  private leaving = false;
  private stopFollowing: () => void = () => undefined;
  readonly changes = createEmitter();

  constructor(options: LiveSessionOptions) {
    this.options = options;
    this.state = this.options.needed || this.cached ? loading : { ...signedOut, presumed: true };
  }

  private set(next: SessionState): void {
    this.state = next;
    this.changes.emit();
  }

  private known(next: SessionState, done: () => void): void {
    this.set(next);
    done();
  }

  private async arrived(authUser: AuthUser, done: () => void): Promise<void> {
    if (this.state.authUser?.uid === authUser.uid) return this.set({ ...this.state, authUser });
    this.stopFollowing();
    writeCachedAuthUser(authUser);
    this.set({ ...loading, authUser });
    const { followPerson } = await this.options.parts.person();
    if (this.state.authUser?.uid !== authUser.uid) return;
    this.stopFollowing = followPerson(authUser.uid, (person) => {
      if (this.state.authUser?.uid !== authUser.uid || this.leaving) return;
      this.known(
        {
          ...this.state,
          impersonation: undefined,
          ...person,
          presumed: false,
          status: person.user ? 'signedIn' : 'signedInWithoutUser',
        },
        done,
      );
    });
  }

  private left(done: () => void): void {
    this.stopFollowing();
    this.stopFollowing = () => undefined;
    writeCachedAuthUser(null);
    if (this.leaving) return;
    // Signed out in another tab: nothing of the person stays in this one either.
    if (this.state.authUser)
      void this.options.parts
        .database()
        .then(({ forgetDatabase }) => forgetDatabase())
        .catch((error: unknown) => console.error('Forgetting the local cache failed', error));
    this.known(signedOut, done);
  }

  private async run(): Promise<void> {
    // Whoever was here before is probably here still: fetch both parts at once.
    if (this.cached) void this.options.parts.person().catch(() => undefined);
    const { watchAuth } = await this.options.parts.auth();
    await new Promise<void>((done) => {
      watchAuth((user) => {
        if (!user) return this.left(done);
        void this.arrived(user, done).catch((error: unknown) => {
          console.error('Following the signed-in person failed', error);
          this.known({ ...signedOut, authUser: user, status: 'signedInWithoutUser' }, done);
        });
      });
    });
  }

  readonly start = ({ quiet = false } = {}): Promise<void> => {
    if (!quiet && this.state.presumed) this.set(loading);
    this.started ??= this.run().catch((error: unknown) => {
      this.started = undefined;
      console.error('Starting Firebase failed', error);
      this.set(signedOut);
      throw error;
    });
    return this.started;
  };

  readonly signOut = async (): Promise<void> => {
    this.leaving = true;
    this.stopFollowing();
    this.stopFollowing = () => undefined;
    this.set(loading);
    try {
      const { signOutNow } = await this.options.parts.auth();
      await signOutNow();
    } finally {
      this.leaving = false;
      writeCachedAuthUser(null);
      this.set(signedOut);
    }
  };
}

/** A store; `needed` says that this page cannot do without knowing who is signed in. */
export function createSessionStore(needed: boolean, parts: Parts = firebaseParts): SessionStore {
  const session = new LiveSession({ needed, parts });

  return {
    state: () => session.state,
    subscribe: session.changes.subscribe,
    start: session.start,
    signOut: session.signOut,
  };
}
