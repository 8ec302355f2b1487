import { beforeEach, describe, expect, it, vi } from 'vitest';
import { User } from '#domain/account/user.ts';
import { cachedAuthUserKey, readCachedAuthUser } from './cachedAuthUser.ts';
import { nobody, type Person } from './person.ts';
import type { AuthUser } from './session.ts';
import { createSessionStore, type Parts } from './sessionStore.ts';

const ann: AuthUser = {
  uid: 'ann',
  email: 'ann@acme.example',
  emailVerified: true,
  isAnonymous: false,
  displayName: 'Ann',
};
const seeker: Person = { ...nobody, user: User.parse({ isJobSeeker: true }) };

/** Firebase as the store sees it: `arrive` and `learn` are what Auth and Firestore would say. */
function pretend() {
  let heard: (user: AuthUser | null) => void = () => undefined;
  let learned: (person: Person) => void = () => undefined;
  const followed: string[] = [];
  const signOutNow = vi.fn(async () => heard(null));
  const forgetDatabase = vi.fn(async () => undefined);
  const auth = vi.fn<Parts['auth']>(async () => ({
    watchAuth: (next) => {
      heard = next;
      return () => undefined;
    },
    signOutNow,
  }));
  const person = vi.fn<Parts['person']>(async () => ({
    followPerson: (uid, next) => {
      followed.push(uid);
      learned = next;
      return () => followed.push(`-${uid}`);
    },
  }));
  const soon = () => new Promise((done) => setTimeout(done, 0));
  return {
    parts: { auth, person, database: async () => ({ forgetDatabase }) } satisfies Parts,
    followed,
    signOutNow,
    forgetDatabase,
    arrive: async (user: AuthUser | null) => {
      await soon();
      heard(user);
      await soon();
    },
    learn: (next: Person) => learned(next),
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('before anything is known', () => {
  it('a public page without a cached auth user is signed out at once, and loads no Firebase', () => {
    const { parts } = pretend();
    expect(createSessionStore(false, parts).state()).toMatchObject({
      status: 'signedOut',
      presumed: true,
    });
    expect(parts.auth).not.toHaveBeenCalled();
  });
  it('a guarded page is loading', () =>
    expect(createSessionStore(true, pretend().parts).state().status).toBe('loading'));
  it('a cached auth user makes every page loading', () => {
    localStorage.setItem(
      cachedAuthUserKey,
      JSON.stringify({ uid: 'ann', email: 'ann@acme.example' }),
    );
    expect(createSessionStore(false, pretend().parts).state().status).toBe('loading');
  });
});

describe('the four states (seed, section 4)', () => {
  it('goes from loading to signed out', async () => {
    const { parts, arrive } = pretend();
    const store = createSessionStore(true, parts);
    const started = store.start();
    await arrive(null);
    await started;
    expect(store.state()).toMatchObject({ status: 'signedOut', presumed: false, user: null });
  });

  it('goes to signed in once the user document is read, and keeps the cached auth user', async () => {
    const { parts, arrive, learn } = pretend();
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive(ann);
    expect(store.state().status).toBe('loading');
    learn(seeker);
    expect(store.state()).toMatchObject({ status: 'signedIn', authUser: ann });
    expect(JSON.parse(localStorage.getItem(cachedAuthUserKey) ?? '')).toEqual({
      uid: 'ann',
      email: 'ann@acme.example',
    });
  });

  it('is signed in without a user when there is no document', async () => {
    const { parts, arrive, learn } = pretend();
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive(ann);
    learn(nobody);
    expect(store.state()).toMatchObject({
      status: 'signedInWithoutUser',
      user: null,
      authUser: ann,
    });
  });

  it('takes a changed role and a verified address as they come, without loading again', async () => {
    const { parts, arrive, learn, followed } = pretend();
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive({ ...ann, emailVerified: false });
    learn(seeker);
    learn({ ...nobody, user: User.parse({ isHiringManager: true }) });
    expect(store.state().user?.isHiringManager).toBe(true);
    await arrive(ann);
    expect(store.state()).toMatchObject({ status: 'signedIn', authUser: { emailVerified: true } });
    expect(followed).toEqual(['ann']);
  });

  it('a quiet start leaves the page signed out until somebody is found', async () => {
    const { parts, arrive } = pretend();
    const store = createSessionStore(false, parts);
    void store.start({ quiet: true });
    expect(store.state()).toMatchObject({ status: 'signedOut', presumed: true });
    await arrive(null);
    expect(store.state().presumed).toBe(false);
  });

  it('a start that fails can be tried again', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { parts, arrive } = pretend();
    parts.auth.mockRejectedValueOnce(new Error('no network'));
    const store = createSessionStore(true, parts);
    await expect(store.start()).rejects.toThrow('no network');
    expect(complaint).toHaveBeenCalled();
    const again = store.start();
    await arrive(null);
    await again;
    expect(parts.auth).toHaveBeenCalledTimes(2);
  });
});

describe('leaving', () => {
  it('clears the cached auth user and everything known', async () => {
    const { parts, arrive, learn, signOutNow, followed } = pretend();
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive(ann);
    learn(seeker);
    const leaving = store.signOut();
    expect(store.state()).toMatchObject({ status: 'loading', user: null });
    await leaving;
    expect(signOutNow).toHaveBeenCalledOnce();
    expect(store.state()).toMatchObject({ status: 'signedOut', authUser: null, user: null });
    expect(readCachedAuthUser()).toBeNull();
    expect(followed).toEqual(['ann', '-ann']);
  });

  it('forgets the person on this device even when Firebase fails', async () => {
    const { parts, arrive, learn, signOutNow } = pretend();
    signOutNow.mockRejectedValueOnce(new Error('no network'));
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive(ann);
    learn(seeker);
    await expect(store.signOut()).rejects.toThrow('no network');
    expect(readCachedAuthUser()).toBeNull();
    expect(store.state()).toMatchObject({ status: 'signedOut', user: null });
  });

  it('in another tab ends here too, with its local data', async () => {
    const { parts, arrive, learn, forgetDatabase } = pretend();
    const store = createSessionStore(true, parts);
    void store.start();
    await arrive(ann);
    learn(seeker);
    await arrive(null);
    expect(store.state().status).toBe('signedOut');
    expect(readCachedAuthUser()).toBeNull();
    expect(forgetDatabase).toHaveBeenCalledOnce();
  });
});

describe('the cached auth user', () => {
  it.each(['', 'null', '7', '{}', '{"uid":5}', 'no json'])(
    'is nobody when storage holds %j',
    (text) => {
      localStorage.setItem(cachedAuthUserKey, text);
      expect(readCachedAuthUser()).toBeNull();
    },
  );
});
