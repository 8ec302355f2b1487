// Invitations of colleagues to a company.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { op } from './documents/companies.ts';
import { orgInvite } from './documents/members.ts';
import { org } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { managers, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const waiting = 'waitingWAITINGwaiting3';
const fresh = 'freshFRESHfreshFRESH08';

const ask =
  (who: Who, more: Data = {}, { used = 8, id = fresh, kind = 'seat.invite' } = {}) =>
  () =>
    commit(
      world.as(who),
      patch(org, { 'usage.licenses.used': used, lastOp: op(kind, id, uidOf(who)) }),
      put(`${org}/orgInvites/${id}`, orgInvite(uidOf(who), more)),
    );

const revoke =
  (who: Who, used = 6, more: Data = {}) =>
  () =>
    commit(
      world.as(who),
      patch(org, { 'usage.licenses.used': used, lastOp: op('seat.revoke', waiting, uidOf(who)) }),
      patch(`${org}/orgInvites/${waiting}`, { status: 'revoked', revokedBy: uidOf(who), ...more }),
    );

describe('organizations/{o}/orgInvites/{id}', () => {
  const everybody = [
    'nobody',
    'guest',
    'candidate',
    'reviewer',
    'recruiter',
    'admin',
    'owner',
    'rivalOwner',
    'superAdmin',
    'suspended',
    'benched',
    'newcomer',
    'impostor',
  ] as const;

  it('is read by the holder of its link while it is open, and listed by managers alone', async () => {
    await world.readers([...everybody], (db) => getDoc(doc(db, `${org}/orgInvites/${waiting}`)), [
      ...everybody,
    ]);
    await world.readers(managers, (db) => getDocs(collection(db, `${org}/orgInvites`)));
  });

  it.each([
    ['revoked', { status: 'revoked' }],
    ['used', { status: 'accepted' }],
    ['run out', { expiresAt: new Date(0) }],
  ])('is read by managers and the verified address alone once it is %s', async (_, more) => {
    await world.arrange(patch(`${org}/orgInvites/${waiting}`, more));
    await world.readers(
      [...managers, 'newcomer'],
      (db) => getDoc(doc(db, `${org}/orgInvites/${waiting}`)),
      [...everybody],
    );
    await world.reset();
  });

  it('is created by managers, using one license', async () => {
    await world.only(managers, (_, __, who) => ask(who)());
    await world.only(['owner'], (_, __, who) => ask(who, { role: 'admin' })());
  });

  it('is created in no other way', () =>
    world.refuses({
      'without a licence': () =>
        setDoc(doc(world.as('owner'), `${org}/orgInvites/${fresh}`), orgInvite('olive')),
      'with an unchanged counter': ask('owner', {}, { used: 7 }),
      'with two licences': ask('owner', {}, { used: 9 }),
      'as something else': ask('owner', {}, { kind: 'seat.remove' }),
      'over the limit': async () => {
        await world.arrange(patch(org, { 'usage.licenses.used': 10 }));
        return ask('owner', {}, { used: 11 })();
      },
      'three for one': () =>
        commit(
          world.as('owner'),
          patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.invite', fresh, 'olive') }),
          put(`${org}/orgInvites/${fresh}`, orgInvite('olive')),
          put(`${org}/orgInvites/x${fresh}`, orgInvite('olive')),
          put(`${org}/orgInvites/y${fresh}`, orgInvite('olive')),
        ),
      'to oneself': ask('owner', { email: 'olive@larkfield.test' }),
      'as an owner': ask('owner', { role: 'owner' }),
      'for ever': ask('owner', { expiresAt: ahead(days(31)) }),
      'already over': ask('owner', { expiresAt: new Date(0) }),
      'in capitals': ask('owner', { email: 'Nora@Larkfield.test' }),
      'to no address': ask('owner', { email: 'nora' }),
      'accepted at once': ask('owner', { status: 'accepted' }),
      'in the name of others': ask('admin', { createdBy: 'olive' }),
      'at another time': ask('owner', { createdAt: new Date(0) }),
      'of a company with a long name': ask('owner', { orgName: 'x'.repeat(121) }),
      'with another field': ask('owner', { salary: 1 }),
      'under a guessable id': ask('owner', {}, { id: 'nora' }),
      'by a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return ask('owner')();
      },
    }));

  it('is revoked by managers, releasing the license', async () => {
    await world.only(managers, (_, __, who) => revoke(who)());
    await world.refuses({
      'keeping the licence': () =>
        updateDoc(doc(world.as('owner'), `${org}/orgInvites/${waiting}`), {
          status: 'revoked',
          revokedBy: 'olive',
        }),
      'giving back two': revoke('owner', 5),
      'changing it as well': revoke('owner', 6, { email: 'x@y.test' }),
      twice: async () => {
        await world.arrange(
          patch(`${org}/orgInvites/${waiting}`, { status: 'revoked', revokedBy: 'ada' }),
        );
        return revoke('owner')();
      },
      'by the invited': revoke('newcomer'),
      'the licence alone': () =>
        updateDoc(doc(world.as('owner'), org), {
          'usage.licenses.used': 6,
          lastOp: op('seat.revoke', waiting, 'olive'),
        }),
    });
  });

  it('is neither accepted without joining nor deleted', async () => {
    await world.refuses({
      'accepted alone': () =>
        updateDoc(doc(world.as('newcomer'), `${org}/orgInvites/${waiting}`), {
          status: 'accepted',
          acceptedBy: 'nina',
          acceptedAt: now(),
        }),
      'two at once, joining with one': async () => {
        await world.arrange(
          put(`${org}/orgInvites/${fresh}`, orgInvite('olive', { email: 'nina@larkfield.test' })),
        );
        return commit(
          world.as('newcomer'),
          patch(`${org}/orgInvites/${waiting}`, {
            status: 'accepted',
            acceptedBy: 'nina',
            acceptedAt: now(),
          }),
          patch(`${org}/orgInvites/${fresh}`, {
            status: 'accepted',
            acceptedBy: 'nina',
            acceptedAt: now(),
          }),
          put(`${org}/members/nina`, {
            role: 'recruiter',
            status: 'active',
            joinedAt: now(),
            inviteId: waiting,
          }),
          patch('users/nina', { orgId: 'lark' }),
        );
      },
      'accepted by a member': async () => {
        await world.arrange(
          patch(`${org}/orgInvites/${waiting}`, { email: 'rowan@larkfield.test' }),
          patch(`${org}/members/rowan`, { inviteId: waiting }),
        );
        return updateDoc(doc(world.as('reviewer'), `${org}/orgInvites/${waiting}`), {
          status: 'accepted',
          acceptedBy: 'rowan',
          acceptedAt: now(),
        });
      },
    });
    await world.only([], (db) => deleteDoc(doc(db, `${org}/orgInvites/${waiting}`)));
  });
});
