// What the platform keeps: profiles, suspensions, its audit log and its first super admin.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
  type Timestamp,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { now } from './documents/times.ts';
import { signedIn, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, drop, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('publicProfiles/{u}', () => {
  const profile: Data = {
    displayName: 'Cleo',
    photoURL: 'https://pictures.test/c.png',
    updatedAt: now(),
  };

  it('is read one by one by anybody signed in, never listed', async () => {
    await world.readers(signedIn, (db) => getDoc(doc(db, 'publicProfiles/olive')));
    await world.readers([], (db) => getDocs(collection(db, 'publicProfiles')));
  });

  it('needs an existing account: neither a guest nor a token of a deleted account writes one', async () => {
    const set = (who: 'guest' | 'candidate') => () =>
      setDoc(doc(world.as(who), `publicProfiles/${uidOf(who)}`), profile);
    await world.refuses({
      'a guest': set('guest'),
      'after the account is gone': async () => {
        await world.arrange(drop('users/cleo'));
        return set('candidate')();
      },
      'while it goes': async () => {
        await world.arrange(put('deletions/cleo', { at: new Date(0) }));
        return set('candidate')();
      },
    });
  });

  it('is written and deleted by its subject', async () => {
    await world.only(['candidate'], (db) => setDoc(doc(db, 'publicProfiles/cleo'), profile));
    await world.only(['owner'], (db) => deleteDoc(doc(db, 'publicProfiles/olive')));
    const set = (more: Data) => () =>
      setDoc(doc(world.as('candidate'), 'publicProfiles/cleo'), { ...profile, ...more });
    await world.refuses({
      'an address': set({ email: 'cleo@post.test' }),
      'no name': set({ displayName: '' }),
      'a script for a picture': set({ photoURL: 'javascript:alert(1)' }),
      'a time of its own': set({ updatedAt: new Date(0) }),
    });
  });
});

describe('suspensions/{u}', () => {
  const suspend =
    (
      who: 'superAdmin' | 'superAdminOfThisMorning' | 'owner',
      uid: string,
      more: Data = {},
      action = 'user.suspend',
    ) =>
    () =>
      commit(
        world.as(who),
        put(`suspensions/${uid}`, {
          by: uidOf(who),
          at: now(),
          reason: 'Spam.',
          auditId: 'new',
          ...more,
        }),
        put('platformAudit/new', entry(uidOf(who), action, uid)),
      );

  it('is read by its subject and by super admins', async () => {
    await world.readers(['suspended', 'superAdmin'], (db) => getDoc(doc(db, 'suspensions/blake')));
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, 'suspensions')));
  });

  it('is created by a super admin, with an audit entry', async () => {
    await world.accepts({ 'a person': suspend('superAdmin', 'cleo') });
    await world.refuses({
      'by an owner': suspend('owner', 'cleo'),
      'with an old sign-in': suspend('superAdminOfThisMorning', 'cleo'),
      'of oneself': suspend('superAdmin', 'saga'),
      'in the name of others': suspend('superAdmin', 'cleo', { by: 'olive' }),
      'without a reason': suspend('superAdmin', 'cleo', { reason: '' }),
      'with an entry of another kind': suspend('superAdmin', 'cleo', {}, 'user.update'),
      'without an entry': () =>
        setDoc(doc(world.as('superAdmin'), 'suspensions/cleo'), {
          by: 'saga',
          at: now(),
          reason: 'Spam.',
          auditId: 'old',
        }),
      'changed later': () =>
        updateDoc(doc(world.as('superAdmin'), 'suspensions/blake'), { reason: 'Other.' }),
    });
  });

  it('is lifted by a super admin, with an audit entry', async () => {
    const lift =
      (who: Who, more: Data = {}, id?: string, ...also: Write[]) =>
      async () => {
        const at = (await world.look('suspensions/blake'))?.['at'] as Timestamp;
        return commit(
          world.as(who),
          drop('suspensions/blake'),
          put(`platformAudit/${id ?? `userrestore_blake_${at.toMillis()}`}`, {
            ...entry(uidOf(who), 'user.restore', 'blake'),
            ...more,
          }),
          ...also,
        );
      };
    await world.only(['superAdmin'], (_, __, who) => lift(who)());
    await world.refuses({
      'in silence': () => deleteDoc(doc(world.as('superAdmin'), 'suspensions/blake')),
      'with an old sign-in': lift('superAdminOfThisMorning'),
      'as another act': lift('superAdmin', { action: 'user.update' }),
      'of somebody else': lift('superAdmin', { target: 'cleo' }),
      'under another number': lift('superAdmin', {}, 'new'),
      'with an entry of another act beside it': lift(
        'superAdmin',
        {},
        undefined,
        put('platformAudit/new', entry('saga', 'user.update', 'blake')),
      ),
    });
  });
});

describe('system/{d}', () => {
  it('is read by super admins, and holds one flag', async () => {
    await world.readers(['superAdmin'], (db) => getDoc(doc(db, 'system/bootstrap')));
    await world.only([], (db, uid) => setDoc(doc(db, 'system/bootstrap'), { uid, at: now() }));
    await world.arrange(put('system/bootstrap', { uid: 'otto', at: now() }));
    await world.only([], (db) => deleteDoc(doc(db, 'system/bootstrap')));
    await denied(setDoc(doc(world.as('operator'), 'system/other'), { uid: 'otto', at: now() }));
  });
});

describe('platformAudit/{id}', () => {
  it('is read and written by super admins', async () => {
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, 'platformAudit')));
    await world.only(['superAdmin'], (db, uid) =>
      setDoc(doc(db, 'platformAudit/new'), {
        ...entry(uid, 'user.reset', 'blake'),
        reason: 'A mistake.',
      }),
    );
  });

  it('is append-only and signed', async () => {
    await world.only([], (db) => deleteDoc(doc(db, 'platformAudit/old')));
    await world.only([], (db, uid) =>
      setDoc(doc(db, 'platformAudit/old'), entry(uid, 'user.update', 'x')),
    );
    const add = (more: Data) => () =>
      setDoc(doc(world.as('superAdmin'), 'platformAudit/new'), {
        ...entry('saga', 'user.reset', 'cleo'),
        ...more,
      });
    await world.refuses({
      'for others': add({ actorUid: 'olive' }),
      'back-dated': add({ at: new Date(0) }),
      'with more': add({ secret: 1 }),
      'without an action': add({ action: '' }),
    });
  });

  it('records what is done in the same commit', async () => {
    const alone = (action: string, target: string, more: Data = {}) => [
      `${action} of ${target}`,
      () =>
        setDoc(doc(world.as('superAdmin'), 'platformAudit/new'), {
          ...entry('saga', action, target),
          reason: 'For no reason.',
          ...more,
        }),
    ];
    await world.refuses(
      Object.fromEntries([
        ...['suspend', 'restore', 'update', 'move', 'plan', 'plan.decline'].map((word) =>
          alone(`user.${word}`, 'blake', { after: 'plan-1' }),
        ),
        ...['view.start', 'view.end'].map((action) => alone(action, 'remy')),
        ...['org.plan', 'org.owner', 'request.approve', 'request.decline', 'glass.open'].map(
          (action) => alone(action, 'lark', { after: 'plan-1' }),
        ),
        alone('invoice.create', 'lark', { after: 'H-2026-01' }),
        alone('queue.retry', 'aiJobs', { after: 'lark/open_cara' }),
        alone('queue.retry', 'aiJobs'),
        alone('ai.settings', 'platform'),
        alone('tier.publish', 'pro'),
        alone('tier.delete', 'pro'),
        alone('announcement.publish', 'spring'),
        alone('contact.delete', '29000000-1'),
        alone('legal.publish', 'terms-2026-01'),
        alone('note', 'x'),
        alone('note.delete', 'pro'),
      ]),
    );
  });
  it('records one act once, and nobody else', async () => {
    const suspends = (...also: Write[]) =>
      commit(
        world.as('superAdmin'),
        put('suspensions/cleo', { by: 'saga', at: now(), reason: 'Spam.', auditId: 'new' }),
        put('platformAudit/new', { ...entry('saga', 'user.suspend', 'cleo'), reason: 'Spam.' }),
        ...also,
      );
    await world.accepts({ once: () => suspends() });
    await world.refuses({
      twice: () => suspends(put('platformAudit/more', entry('saga', 'user.suspend', 'cleo'))),
      'of somebody else too': () =>
        suspends(put('platformAudit/more', entry('saga', 'user.suspend', 'remy'))),
    });
  });
});

describe('anything else', () => {
  it('does not exist', async () => {
    await world.only([], (db) => setDoc(doc(db, 'anything/new'), { a: 1 }));
    await world.only([], (db) => setDoc(doc(db, 'organizations/lark/backdoor/new'), { a: 1 }));
    await world.readers([], (db) => getDoc(doc(db, 'secrets/keys')));
  });
});
