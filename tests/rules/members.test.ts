import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { now, op, org } from './documents.ts';
import { allowed, commit, denied, drop, managers, patch, put, staff, uidOf, World, type Data, type Who } from './world.ts';

const world = new World('members');
const waiting = 'waitingWAITINGwaiting3';

const remove = (who: Who, uid: string, used: number, kind = 'seat.remove') => () => commit(world.as(who),
  patch(org, { 'usage.licenses.used': used, lastOp: op(kind, uid, uidOf(who)) }), drop(`${org}/members/${uid}`));

describe('organizations/{o}/members/{m}', () => {
  it('is read by colleagues and super admins', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, `${org}/members/olive`)));
    await world.readers([...staff, 'superAdmin'], (db) => getDocs(collection(db, `${org}/members`)));
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'members'), where('role', '==', 'owner'))));
  });

  describe('joining', () => {
    const join = (who: 'newcomer' | 'impostor' | 'candidate', member: Data = {}, acceptance: Data = {}, invite = waiting) => () => commit(world.as(who),
      patch(`${org}/orgInvites/${invite}`, { status: 'accepted', acceptedBy: uidOf(who), acceptedAt: now(), ...acceptance }),
      put(`${org}/members/${uidOf(who)}`, { role: 'recruiter', status: 'active', displayName: 'N', joinedAt: now(), inviteId: invite, ...member }));

    it('takes an invitation to one\'s own verified address, and mirrors it in the same commit', async () => {
      await allowed(commit(world.as('newcomer'),
        patch(`${org}/orgInvites/${waiting}`, { status: 'accepted', acceptedBy: 'nina', acceptedAt: now() }),
        put(`${org}/members/nina`, { role: 'recruiter', status: 'active', displayName: 'Nina', joinedAt: now(), inviteId: waiting }),
        patch('users/nina', { orgId: 'lark', isHiringManager: true, isAdmin: false })));
    });

    it('happens in no other way', () => world.refuses({
      'with the address unverified': join('impostor'),
      'with another address': join('candidate'),
      'in a higher role': join('newcomer', { role: 'admin' }),
      'as an owner': join('newcomer', { role: 'owner' }),
      'too late': join('newcomer', {}, {}, 'lateLATElateLATElate04'),
      'at another time': join('newcomer', { joinedAt: new Date(0) }),
      'with another field': join('newcomer', { salary: 1 }),
      'with a long name': join('newcomer', { displayName: 'x'.repeat(121) }),
      'with a script for a picture': join('newcomer', { photoURL: 'javascript:alert(1)' }),
      'suspended at once': join('newcomer', { status: 'suspended' }),
      'changing the invitation': join('newcomer', {}, { role: 'admin' }),
      'accepting at another time': join('newcomer', {}, { acceptedAt: new Date(0) }),
      'in the name of others': join('newcomer', {}, { acceptedBy: 'olive' }),
      'in a company that nobody founds': () => setDoc(doc(world.as('newcomer'), 'organizations/thorn/members/nina'), { role: 'owner', status: 'active', joinedAt: now() }),
      'without accepting': () => setDoc(doc(world.as('newcomer'), `${org}/members/nina`), { role: 'recruiter', status: 'active', joinedAt: now(), inviteId: waiting }),
      'without an invitation': () => setDoc(doc(world.as('newcomer'), `${org}/members/nina`), { role: 'owner', status: 'active', joinedAt: now() }),
      'by the hand of the owner': () => setDoc(doc(world.as('owner'), `${org}/members/nina`), { role: 'recruiter', status: 'active', joinedAt: now() }),
    }));
  });

  describe('changing', () => {
    const change = (who: Who, uid: string, data: Data) => () => updateDoc(doc(world.as(who), `${org}/members/${uid}`), data);

    it('lets people show themselves', async () => {
      await world.only(['reviewer'], (db) => updateDoc(doc(db, `${org}/members/rowan`), { displayName: 'Rowan', photoURL: 'https://pictures.test/r.png' }));
      await denied(change('benched', 'sky', { displayName: 'Sky' })());
      await denied(change('suspended', 'blake', { displayName: 'Blake' })());
    });

    it('lets managers rule below them', async () => {
      await world.only(managers, (db) => updateDoc(doc(db, `${org}/members/rowan`), { role: 'recruiter' }));
      await world.only(managers, (db) => updateDoc(doc(db, `${org}/members/remy`), { status: 'suspended' }));
      await world.only(['owner'], (db) => updateDoc(doc(db, `${org}/members/ada`), { role: 'reviewer' }));
      await world.only(['owner'], (db) => updateDoc(doc(db, `${org}/members/remy`), { role: 'admin' }));
    });

    it('raises nobody else', () => world.refuses({
      'oneself': change('recruiter', 'remy', { role: 'admin' }),
      'an admin to owner': change('admin', 'ada', { role: 'owner' }),
      'a second owner': change('owner', 'ada', { role: 'owner' }),
      'the owner down': change('admin', 'olive', { role: 'reviewer' }),
      'the owner by themselves': change('owner', 'olive', { role: 'admin' }),
      'back from suspension': change('benched', 'sky', { status: 'active' }),
      'to a role that is none': change('owner', 'remy', { role: 'emperor' }),
      'to a status that is none': change('owner', 'remy', { status: 'gold' }),
      'with a name in the same write': change('owner', 'remy', { role: 'reviewer', displayName: 'x' }),
      'the way they came': change('recruiter', 'remy', { inviteId: 'x' }),
    }));
  });

  describe('leaving', () => {
    it('frees the licence in the same commit', () => world.accepts({
      'by an admin': remove('admin', 'remy', 6), 'by the owner, an admin': remove('owner', 'ada', 6), 'by oneself': remove('reviewer', 'rowan', 6), 'a suspended one': remove('admin', 'sky', 6),
      'with the mirror': () => commit(world.as('reviewer'), patch(org, { 'usage.licenses.used': 6, lastOp: op('seat.remove', 'rowan', 'rowan') }), drop(`${org}/members/rowan`), patch('users/rowan', { orgId: null, isAdmin: false })),
    }));

    it('happens in no other way', () => world.refuses({
      'without the licence': () => deleteDoc(doc(world.as('owner'), `${org}/members/remy`)),
      'with two licences': remove('owner', 'remy', 5),
      'as something else': remove('owner', 'remy', 6, 'seat.revoke'),
      'an admin by an admin': async () => {
        await world.arrange(put(`${org}/members/zoe`, { role: 'admin', status: 'active', joinedAt: now() }));
        return remove('admin', 'zoe', 6)();
      },
      'the owner by an admin': remove('admin', 'olive', 6),
      'a colleague by a recruiter': remove('recruiter', 'rowan', 6),
      'the owner by themselves': remove('owner', 'olive', 6),
      'by the rival': remove('rivalOwner', 'remy', 6),
      'by a super admin': remove('superAdmin', 'remy', 6),
      'the licence alone': () => updateDoc(doc(world.as('owner'), org), { 'usage.licenses.used': 6, lastOp: op('seat.remove', 'remy', 'olive') }),
      'two for one': () => commit(world.as('owner'), patch(org, { 'usage.licenses.used': 6, lastOp: op('seat.remove', 'remy', 'olive') }), drop(`${org}/members/remy`), drop(`${org}/members/rowan`)),
    }));
  });
});
