// The calibration set of a job: what every reviewer scores.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, cleo } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { logged, suspended } from './fixtures/adminTools.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/sessions/{c}/calibration/{d}', () => {
  const path = `${cato}/calibration/current`;
  const mark = (by: string, more: Data = {}): Data => ({
    orgId: 'lark',
    interviewId: 'open',
    candidateUid: 'cato',
    note: 'A middling one.',
    by,
    at: now(),
    auditId: 'mark-1',
    ...more,
  });
  const add =
    (who: Who, more: Data = {}, at = path, target = 'open/cato') =>
    () =>
      commit(
        world.as(who),
        put(at, mark(uidOf(who), more)),
        logged(who, 'mark-1', 'calibration.add', target),
      );
  it('is read by staff', async () => {
    await world.arrange(put(path, mark('olive')));
    await world.readers(staff, (db) => getDoc(doc(db, path)));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/calibration`)));
  });
  it('is added by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => add(who)()));
  it('is removed from the set by managers, with an audit entry, and may be added again', async () => {
    const end = async (who: Who, more: Data = {}) => {
      await world.arrange(put(path, mark('olive')));
      return commit(
        world.as(who),
        patch(path, { endedAt: now(), auditId: 'mark-2', ...more }),
        logged(who, 'mark-2', 'calibration.remove', 'open/cato'),
      );
    };
    await world.only(managers, (_, __, who) => end(who));
    await world.refuses({
      'with other words': () => end('owner', { note: 'A good one.' }),
      'long ago': () => end('owner', { endedAt: new Date(0) }),
      'without a trace': async () => {
        await world.arrange(put(path, mark('olive')));
        return deleteDoc(doc(world.as('owner'), path));
      },
    });
    await world.arrange(put(path, mark('olive', { endedAt: ago(minutes(1)), auditId: 'old' })));
    await world.accepts({ again: add('owner') });
  });
  it('names a submitted interview of the same job, in a closed shape', () =>
    world.refuses({
      'one that runs': add(
        'owner',
        { candidateUid: 'cleo' },
        `${cleo}/calibration/current`,
        'open/cleo',
      ),
      'another candidate': add('owner', { candidateUid: 'cleo' }),
      'another company': add('owner', { orgId: 'quarry' }),
      'under another name': add('owner', {}, `${cato}/calibration/second`),
      'a long note': add('owner', { note: 'x'.repeat(501) }),
      'with more': add('owner', { level: 4 }),
      'by others': add('owner', { by: 'ada' }),
      'long ago': add('owner', { at: new Date(0) }),
      'without an entry': () => setDoc(doc(world.as('owner'), path), mark('olive')),
      'about others in the log': add('owner', {}, path, 'open/cleo'),
      twice: async () => {
        await world.arrange(put(path, mark('olive')));
        return add('owner')();
      },
      suspended: async () => {
        await world.arrange(suspended);
        return add('owner')();
      },
    }));
});

describe('{path=**}/calibration/{d}', () => {
  it('is listed for a company by its staff', async () => {
    const marks = (db: Firestore) => collectionGroup(db, 'calibration');
    await world.readers(staff, (db) =>
      getDocs(query(marks(db), where('orgId', '==', 'lark'), limit(50))),
    );
    await world.refuses({
      'of all companies': () => getDocs(query(marks(world.as('owner')), limit(50))),
      'without a bound': () =>
        getDocs(query(marks(world.as('owner')), where('orgId', '==', 'lark'))),
    });
  });
});
