import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { changeEntry, removeEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World('members');
const waiting = 'waitingWAITINGwaiting3';

/** Role and state of the members who are removed here. */
const rolesAndStates: Record<string, string> = {
  ada: 'admin active',
  rowan: 'reviewer active',
  sky: 'recruiter suspended',
  olive: 'owner active',
  zoe: 'admin active',
};
const remove =
  (who: Who, uid: string, used: number, kind = 'seat.remove') =>
  () =>
    commit(
      world.as(who),
      patch(org, {
        'usage.licenses.used': used,
        lastOp: op(kind, uid, uidOf(who), { parent: 'left' }),
      }),
      drop(`${org}/members/${uid}`),
      put(
        `${org}/auditLog/left`,
        removeEntry(uidOf(who), uid, rolesAndStates[uid] ?? 'recruiter active'),
      ),
    );

describe('organizations/{o}/members/{m}', () => {
  it('is read by colleagues and super admins', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, `${org}/members/olive`)));
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/members`)),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'members'), where('role', '==', 'owner'))),
    );
  });

  describe('joining', () => {
    const join =
      (
        who: 'newcomer' | 'impostor' | 'candidate',
        member: Data = {},
        acceptance: Data = {},
        invite = waiting,
      ) =>
      () =>
        commit(
          world.as(who),
          patch(`users/${uidOf(who)}`, { orgId: 'lark', isHiringManager: true, isAdmin: false }),
          patch(`${org}/orgInvites/${invite}`, {
            status: 'accepted',
            acceptedBy: uidOf(who),
            acceptedAt: now(),
            ...acceptance,
          }),
          put(`${org}/members/${uidOf(who)}`, {
            role: 'recruiter',
            status: 'active',
            displayName: 'N',
            joinedAt: now(),
            inviteId: invite,
            ...member,
          }),
        );

    it("needs an invitation to one's own verified address, and mirrors it in the same commit", async () => {
      await allowed(
        commit(
          world.as('newcomer'),
          patch(`${org}/orgInvites/${waiting}`, {
            status: 'accepted',
            acceptedBy: 'nina',
            acceptedAt: now(),
          }),
          put(`${org}/members/nina`, {
            role: 'recruiter',
            status: 'active',
            displayName: 'Nina',
            joinedAt: now(),
            inviteId: waiting,
          }),
          patch('users/nina', { orgId: 'lark', isHiringManager: true, isAdmin: false }),
        ),
      );
    });

    it('happens in no other way', () =>
      world.refuses({
        'without belonging by their own document': () =>
          commit(
            world.as('newcomer'),
            patch(`${org}/orgInvites/${waiting}`, {
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
          ),
        'as a member elsewhere': async () => {
          await world.arrange(
            put('organizations/quarry/members/nina', { role: 'recruiter', status: 'active' }),
            patch('users/nina', { orgId: 'quarry' }),
          );
          return join('newcomer')();
        },
        'with an entry that is none': join('newcomer', { auditId: 7 }),
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
        'in a company that nobody founds': () =>
          setDoc(doc(world.as('newcomer'), 'organizations/thorn/members/nina'), {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
        'without accepting': () =>
          setDoc(doc(world.as('newcomer'), `${org}/members/nina`), {
            role: 'recruiter',
            status: 'active',
            joinedAt: now(),
            inviteId: waiting,
          }),
        'without an invitation': () =>
          setDoc(doc(world.as('newcomer'), `${org}/members/nina`), {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
        'by the hand of the owner': () =>
          setDoc(doc(world.as('owner'), `${org}/members/nina`), {
            role: 'recruiter',
            status: 'active',
            joinedAt: now(),
          }),
      }));
  });

  describe('changing', () => {
    const change = (who: Who, uid: string, data: Data) => () =>
      updateDoc(doc(world.as(who), `${org}/members/${uid}`), data);
    const rule =
      (who: Who, uid: string, data: Data, detail: string, more: Data = {}) =>
      () =>
        commit(
          world.as(who),
          patch(`${org}/members/${uid}`, { ...data, auditId: 'told' }),
          put(`${org}/auditLog/told`, { ...changeEntry(uidOf(who), uid, detail), ...more }),
        );

    it('lets members update their own profile', async () => {
      await world.only(['reviewer'], (db) =>
        updateDoc(doc(db, `${org}/members/rowan`), {
          displayName: 'Rowan',
          photoURL: 'https://pictures.test/r.png',
        }),
      );
      await denied(change('benched', 'sky', { displayName: 'Sky' })());
      await denied(change('suspended', 'blake', { displayName: 'Blake' })());
    });

    it('lets managers change members below them', async () => {
      await world.only(managers, (_, __, who) =>
        rule(who, 'rowan', { role: 'recruiter' }, 'reviewer active > recruiter active')(),
      );
      await world.only(managers, (_, __, who) =>
        rule(who, 'remy', { status: 'suspended' }, 'recruiter active > recruiter suspended')(),
      );
      await world.only(managers, (_, __, who) =>
        rule(who, 'sky', { status: 'active' }, 'recruiter suspended > recruiter active')(),
      );
      await world.only(['owner'], (_, __, who) =>
        rule(who, 'ada', { role: 'reviewer' }, 'admin active > reviewer active')(),
      );
      await world.only(['owner'], (_, __, who) =>
        rule(who, 'remy', { role: 'admin' }, 'recruiter active > admin active')(),
      );
    });

    it('has exactly one audit entry with the previous role and state', () =>
      world.refuses({
        'in silence': change('owner', 'remy', { role: 'admin' }),
        'a suspension in silence': change('admin', 'remy', { status: 'suspended' }),
        'under an entry of before': change('owner', 'remy', { role: 'admin', auditId: 'first' }),
        'told as another change': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > reviewer active',
        ),
        'told without what it was': rule('owner', 'remy', { role: 'admin' }, 'admin active'),
        'told of somebody else': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > admin active',
          { target: 'rowan' },
        ),
        'told as something else': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > admin active',
          { action: 'member.invite' },
        ),
        'two under one entry': () =>
          commit(
            world.as('owner'),
            patch(`${org}/members/remy`, { status: 'suspended', auditId: 'told' }),
            patch(`${org}/members/rowan`, { status: 'suspended', auditId: 'told' }),
            put(
              `${org}/auditLog/told`,
              changeEntry('olive', 'remy', 'recruiter active > recruiter suspended'),
            ),
          ),
        'back for somebody who left': async () => {
          await world.arrange(patch('users/sky', { orgId: null }));
          return rule(
            'owner',
            'sky',
            { status: 'active' },
            'recruiter suspended > recruiter active',
          )();
        },
      }));

    it('promotes nobody else', () =>
      world.refuses({
        oneself: rule('recruiter', 'remy', { role: 'admin' }, 'recruiter active > admin active'),
        'an admin to owner': rule('admin', 'ada', { role: 'owner' }, 'admin active > owner active'),
        'a second owner': rule('owner', 'ada', { role: 'owner' }, 'admin active > owner active'),
        'the owner down': rule(
          'admin',
          'olive',
          { role: 'reviewer' },
          'owner active > reviewer active',
        ),
        'the owner by themselves': rule(
          'owner',
          'olive',
          { role: 'admin' },
          'owner active > admin active',
        ),
        'back from suspension': rule(
          'benched',
          'sky',
          { status: 'active' },
          'recruiter suspended > recruiter active',
        ),
        'to a role that is none': rule(
          'owner',
          'remy',
          { role: 'emperor' },
          'recruiter active > emperor active',
        ),
        'to a status that is none': rule(
          'owner',
          'remy',
          { status: 'gold' },
          'recruiter active > recruiter gold',
        ),
        'with a name in the same write': rule(
          'owner',
          'remy',
          { role: 'reviewer', displayName: 'x' },
          'recruiter active > reviewer active',
        ),
        'the way they came': change('recruiter', 'remy', { inviteId: 'x' }),
      }));
  });

  describe('leaving', () => {
    it('releases the license in the same commit', () =>
      world.accepts({
        'by an admin': remove('admin', 'remy', 6),
        'by the owner, an admin': remove('owner', 'ada', 6),
        'by oneself': remove('reviewer', 'rowan', 6),
        'a suspended one': remove('admin', 'sky', 6),
        'with the mirror': () =>
          commit(
            world.as('reviewer'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'rowan', 'rowan', { parent: 'left' }),
            }),
            drop(`${org}/members/rowan`),
            patch('users/rowan', { orgId: null, isAdmin: false }),
            put(`${org}/auditLog/left`, removeEntry('rowan', 'rowan', 'reviewer active')),
          ),
        'who watches over fairness': async () => {
          await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
          return leaving('compliance', 'faye', 'compliance active')();
        },
        'from a suspended company': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return remove('reviewer', 'rowan', 6)();
        },
      }));

    const leaving =
      (who: Who, uid: string, detail: string, more: Data = {}, parent: string | null = 'left') =>
      () =>
        commit(
          world.as(who),
          patch(org, {
            'usage.licenses.used': 6,
            lastOp: op('seat.remove', uid, uidOf(who), parent ? { parent } : {}),
          }),
          drop(`${org}/members/${uid}`),
          put(`${org}/auditLog/left`, { ...removeEntry(uidOf(who), uid, detail), ...more }),
        );
    it('has exactly one audit entry that names the member', async () => {
      await world.refuses({
        'in silence': () =>
          commit(
            world.as('owner'),
            patch(org, { 'usage.licenses.used': 6, lastOp: op('seat.remove', 'remy', 'olive') }),
            drop(`${org}/members/remy`),
          ),
        'under an entry of before': () =>
          commit(
            world.as('owner'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'remy', 'olive', { parent: 'first' }),
            }),
            drop(`${org}/members/remy`),
          ),
        'beside its entry': leaving('owner', 'remy', 'recruiter active', {}, null),
        'as somebody else': leaving('owner', 'remy', 'recruiter active', { target: 'rowan' }),
        'as what they were not': leaving('owner', 'remy', 'reviewer active'),
        'as another act': leaving('owner', 'remy', 'recruiter active', { action: 'member.change' }),
      });
      await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
      await world.refuses({
        'written by who watches, who stays': () =>
          setDoc(
            doc(world.as('compliance'), `${org}/auditLog/left`),
            removeEntry('faye', 'faye', 'compliance active'),
          ),
      });
    });

    it('happens in no other way', () =>
      world.refuses({
        'without the licence': () =>
          commit(
            world.as('owner'),
            drop(`${org}/members/remy`),
            put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
          ),
        'with two licences': remove('owner', 'remy', 5),
        'as something else': remove('owner', 'remy', 6, 'seat.revoke'),
        'an admin by an admin': async () => {
          await world.arrange(
            put(`${org}/members/zoe`, { role: 'admin', status: 'active', joinedAt: now() }),
          );
          return remove('admin', 'zoe', 6)();
        },
        'the owner by an admin': remove('admin', 'olive', 6),
        'a colleague by a recruiter': remove('recruiter', 'rowan', 6),
        'the owner by themselves': remove('owner', 'olive', 6),
        'by the rival': remove('rivalOwner', 'remy', 6),
        'by a super admin': remove('superAdmin', 'remy', 6),
        'the licence alone': () =>
          updateDoc(doc(world.as('owner'), org), {
            'usage.licenses.used': 6,
            lastOp: op('seat.remove', 'remy', 'olive'),
          }),
        'two for one': () =>
          commit(
            world.as('owner'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'remy', 'olive', { parent: 'left' }),
            }),
            drop(`${org}/members/remy`),
            drop(`${org}/members/rowan`),
            put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
          ),
      }));
  });
});
