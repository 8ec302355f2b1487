// Companies: founded, read, and changed by their managers.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { company } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ahead, days, now, period } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const found =
  (who: 'newcomer' | 'guest' | 'impostor' | 'owner', id = 'thorn', more: Data = {}) =>
  () =>
    commit(
      world.as(who),
      put(`organizations/${id}`, company(uidOf(who), id, more)),
      put(`organizations/${id}/members/${uidOf(who)}`, {
        role: 'owner',
        status: 'active',
        joinedAt: now(),
      }),
      put(`founders/${uidOf(who)}`, { orgId: id, at: now() }),
    );

describe('organizations/{o}', () => {
  it('is read by its staff and by super admins, listed by super admins', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, org)));
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collection(db, 'organizations'), limit(200))),
    );
    await world.readers([], (db) => getDocs(query(collection(db, 'organizations'), limit(201))));
  });

  it('is never deleted', () => world.only([], (db) => deleteDoc(doc(db, org))));

  describe('when founded', () => {
    it('needs a verified email, and mirrors the founder in the same commit', async () => {
      await allowed(found('newcomer')());
      await world.reset();
      await allowed(
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            displayName: 'Nina',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: now() }),
          patch('users/nina', { orgId: 'thorn', isHiringManager: true, isAdmin: true }),
        ),
      );
    });

    it('starts on the free plan, once per person', () =>
      world.refuses({
        'by a guest': found('guest'),
        'with an unverified address': found('impostor'),
        'a second time': found('owner'),
        'instead of another': found('newcomer', 'lark'),
        'for somebody else': found('newcomer', 'thorn', { ownerUid: 'olive' }),
        'on a paid tier': found('newcomer', 'thorn', { tier: 'Pro' }),
        'on a plan without an end': found('newcomer', 'thorn', {
          billing: {
            tier: 'Free',
            tierId: 'default_free',
            planStartDate: now(),
            planRenewalDate: ahead(days(3650)),
          },
        }),
        'with more interviews': found('newcomer', 'thorn', {
          usage: {
            ...(company('nina', 'thorn').usage as Data),
            interviews: { limit: 11, currentMonth: 0, total: 0, period: period() },
          },
        }),
        'with last month': found('newcomer', 'thorn', {
          usage: {
            ...(company('nina', 'thorn').usage as Data),
            interviews: { limit: 10, currentMonth: 0, total: 0, period: period() - 1 },
          },
        }),
        'without a name': found('newcomer', 'thorn', { name: '' }),
        'keeping data for ever': found('newcomer', 'thorn', { retentionDays: 100_000 }),
        'with another field': found('newcomer', 'thorn', { vip: true }),
        'under an odd id': found('newcomer', 'a.b'),
        'without a member': () =>
          commit(
            world.as('newcomer'),
            put('organizations/thorn', company('nina', 'thorn')),
            put('founders/nina', { orgId: 'thorn', at: now() }),
          ),
        'without the latch': () =>
          commit(
            world.as('newcomer'),
            put('organizations/thorn', company('nina', 'thorn')),
            put('organizations/thorn/members/nina', {
              role: 'owner',
              status: 'active',
              joinedAt: now(),
            }),
          ),
      }));
  });

  describe('changed by its managers', () => {
    it('changes its name and how long it keeps data', () =>
      world.only(managers, (db) =>
        updateDoc(doc(db, org), { name: 'Larkfield Gardens', retentionDays: 180 }),
      ));

    it('does not change its plan or its counters', () => {
      const change =
        (data: Data, who: Who = 'owner') =>
        () =>
          updateDoc(doc(world.as(who), org), data);
      return world.refuses({
        'a limit': change({ 'usage.interviews.limit': 99 }),
        'a counter': change({ 'usage.interviews.currentMonth': 0 }),
        storage: change({ 'usage.storage.videos.used': 0 }),
        licences: change({ 'usage.licenses.used': 1 }),
        'a tier': change({ tier: 'Pro' }),
        billing: change({ 'billing.planRenewalDate': ahead(days(3650)) }),
        status: change({ status: 'suspended' }),
        'the owner': change({ ownerUid: 'ada' }),
        'too short a memory': change({ retentionDays: 29 }),
        'half a day': change({ retentionDays: 30.5 }),
        'another field': change({ vip: true }),
        'while suspended': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return change({ name: 'Back' })();
        },
      });
    });
  });
});

describe('founders/{u}', () => {
  it('is read by its subject, and never deleted', async () => {
    await world.readers(['owner'], (db) => getDoc(doc(db, 'founders/olive')));
    await world.readers([], (db) => getDocs(collection(db, 'founders')));
    await world.only([], (db) => deleteDoc(doc(db, 'founders/olive')));
    await world.only([], (db) => setDoc(doc(db, 'founders/olive'), { orgId: 'lark', at: now() }));
    await denied(setDoc(doc(world.as('newcomer'), 'founders/nina'), { orgId: 'lark', at: now() }));
    await denied(setDoc(doc(world.as('newcomer'), 'founders/nina'), { orgId: 'thorn', at: now() }));
    await world.refuses({
      'at another time': () =>
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: new Date(0) }),
        ),
      'for a second company at once': () =>
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('organizations/briar', company('nina', 'briar')),
          put('organizations/briar/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: now() }),
        ),
    });
  });
});
