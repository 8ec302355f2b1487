// Members of a company: who reads them, and how they are changed.
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { changeEntry } from './documents/auditEntries.ts';
import { org } from './documents/paths.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/members/{m}', () => {
  it('is read by colleagues and super admins', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, `${org}/members/olive`)));
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/members`)),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'members'), where('role', '==', 'owner'))),
    );
    await world.refuses({
      'their own, by a suspended one': () => getDoc(doc(world.as('benched'), `${org}/members/sky`)),
    });
  });

  describe('changing', () => {
    const change = (who: Who, uid: string, data: Data) => () =>
      updateDoc(doc(world.as(who), `${org}/members/${uid}`), data);
    const rule =
      (who: Who, uid: string, data: Data, detail: string, more: Data = {}) =>
      () =>
        commit(
          world.as(who),
          patch(`${org}/members/${uid}`, { ...data, auditId: 'logged' }),
          put(`${org}/auditLog/logged`, { ...changeEntry(uidOf(who), uid, detail), ...more }),
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
        'logged as another change': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > reviewer active',
        ),
        'logged without what it was': rule('owner', 'remy', { role: 'admin' }, 'admin active'),
        'logged about somebody else': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > admin active',
          { target: 'rowan' },
        ),
        'logged as something else': rule(
          'owner',
          'remy',
          { role: 'admin' },
          'recruiter active > admin active',
          { action: 'member.invite' },
        ),
        'two under one entry': () =>
          commit(
            world.as('owner'),
            patch(`${org}/members/remy`, { status: 'suspended', auditId: 'logged' }),
            patch(`${org}/members/rowan`, { status: 'suspended', auditId: 'logged' }),
            put(
              `${org}/auditLog/logged`,
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
});
