// Requests of candidates about their data.
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
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { managers } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World();
const path = `${org}/dataRequests/cato_open_export`;
const ask =
  (more: Data = {}, id = 'cleo_open_delete', who: 'candidate' | 'guest' = 'candidate') =>
  () =>
    setDoc(doc(world.as(who), `${org}/dataRequests/${id}`), {
      uid: 'cleo',
      interviewId: 'open',
      type: 'delete',
      status: 'open',
      createdAt: now(),
      ...more,
    });

describe('organizations/{o}/dataRequests/{id}', () => {
  it('is read by its subject, managers and super admins', async () => {
    await world.readers([...managers, 'otherCandidate', 'superAdmin'], (db) =>
      getDoc(doc(db, path)),
    );
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/dataRequests`)),
    );
  });

  it('is readable by its subject even when none exists', async () => {
    await allowed(getDoc(doc(world.as('candidate'), `${org}/dataRequests/cleo_open_delete`)));
    await denied(getDoc(doc(world.as('candidate'), `${org}/dataRequests/cato_open_delete`)));
    await denied(getDoc(doc(world.as('candidate'), `${org}/dataRequests/cleopatra_open_delete`)));
  });

  it('is created by people with a session, once per kind', async () => {
    await world.only(['candidate'], () => ask()(), ['candidate']);
    await world.accepts({
      'an export': ask({ type: 'export' }, 'cleo_open_export'),
      'a deletion': ask(),
      'a second look by a person': ask(
        { type: 'humanReview', note: 'Question two was cut off.' },
        'cleo_open_humanReview',
      ),
    });
    await world.refuses({
      'done at once': ask({ status: 'done' }),
      'for others': ask({ uid: 'cato' }, 'cato_open_delete'),
      'by others': ask({}, 'cleo_open_delete', 'guest'),
      'without a session': ask({ interviewId: 'closed' }, 'cleo_closed_delete'),
      'of another kind': ask({ type: 'haunt' }, 'cleo_open_haunt'),
      'under another id': ask({}, 'cleo_open_export'),
      'at another time': ask({ createdAt: new Date(0) }),
      'with more': ask({ urgent: true }),
      'with a long story': ask({ note: 'x'.repeat(2_001) }),
      twice: () =>
        setDoc(doc(world.as('otherCandidate'), path), {
          uid: 'cato',
          interviewId: 'open',
          type: 'export',
          status: 'open',
          createdAt: now(),
        }),
    });
  });

  it('is closed by managers, permanently', async () => {
    await world.only(managers, (db, uid) =>
      updateDoc(doc(db, path), { status: 'done', closedAt: now(), closedBy: uid }),
    );
    const close = (more: Data) => () =>
      updateDoc(doc(world.as('owner'), path), {
        status: 'done',
        closedAt: now(),
        closedBy: 'olive',
        ...more,
      });
    await world.refuses({
      'in the name of others': close({ closedBy: 'ada' }),
      'at another time': close({ closedAt: new Date(0) }),
      'changing it': close({ type: 'delete' }),
      twice: async () => {
        await world.arrange(patch(path, { status: 'done' }));
        return close({})();
      },
    });
    await world.only([], (db) => deleteDoc(doc(db, path)));
  });
});
