// Browsers that run AI tasks: their heartbeat, and tasks that are parked or paused.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { platformAi } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { auditEntry, leased, waiting } from './fixtures/platformSystem.ts';
import { staff, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/workers/{w}', () => {
  const heartbeat = (uid: string, more: Data = {}): Data => ({
    uid,
    browser: 'Firefox 140, Linux',
    state: 'idle',
    at: now(),
    ...more,
  });
  const mine = `${org}/workers/rowan_abc`;
  it("is sent by a staff member's browser about itself, read by the staff and super admins", async () => {
    await world.only(staff, (db, uid) =>
      setDoc(doc(db, `${org}/workers/${uid}_abc`), heartbeat(uid)),
    );
    await world.arrange(put(mine, heartbeat('rowan')));
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/workers`)),
    );
    await world.only(['reviewer'], async (db) => {
      await world.arrange(put(mine, heartbeat('rowan')));
      await deleteDoc(doc(db, mine));
    });
  });
  it('is sent once a minute at most, in a closed shape', async () => {
    const sendHeartbeat =
      (more: Data, last: number, path = mine) =>
      async () => {
        await world.arrange(put(mine, heartbeat('rowan', { at: ago(last) })));
        await setDoc(doc(world.as('reviewer'), path), heartbeat('rowan', more));
      };
    await world.accepts({
      'after a minute': sendHeartbeat({ state: 'working' }, minutes(1)),
      'with the day on which it goes': sendHeartbeat({ expireAt: ahead(days(90)) }, minutes(1)),
    });
    await world.refuses({
      'after half a minute': sendHeartbeat({}, 30_000),
      'for a colleague': sendHeartbeat({ uid: 'remy' }, minutes(5), `${org}/workers/remy_abc`),
      'about a candidate': sendHeartbeat({ task: 'open_cleo' }, minutes(5)),
      'in a state of its own': sendHeartbeat({ state: 'asleep' }, minutes(5)),
      'with a long name': sendHeartbeat({ browser: 'x'.repeat(61) }, minutes(5)),
      'that goes tomorrow': sendHeartbeat({ expireAt: ahead(days(1)) }, minutes(5)),
      'that goes some day': sendHeartbeat({ expireAt: 'later' }, minutes(5)),
      'at another time': sendHeartbeat({ at: ahead(minutes(9)) }, minutes(5)),
      'at another company': sendHeartbeat({}, minutes(5), 'organizations/quarry/workers/rowan_abc'),
    });
  });
});

describe('{path=**}/workers/{w}', () => {
  it('is listed across companies by super admins', () =>
    world.readers(['superAdmin'], (db) =>
      getDocs(query(collectionGroup(db, 'workers'), limit(100))),
    ));
});

describe('managing the queue of all companies', () => {
  it('a task whose last attempt timed out is parked by the staff, and no other', async () => {
    const park =
      (before: Data, error: unknown = 'silent', who: Who = 'reviewer') =>
      async () => {
        await world.arrange(patch(leased, before));
        await updateDoc(doc(world.as(who), leased), { status: 'dead', error });
      };
    const silent = { leasedAt: ago(minutes(6)), attempts: 5, leaseOwner: 'remy' };
    await world.accepts({ 'silent after the last': park(silent) });
    await world.refuses({
      'that runs': park({ ...silent, leasedAt: now() }),
      'with attempts left': park({ ...silent, attempts: 4 }),
      'with words': park(silent, 'She said that'),
      'by an outsider': park(silent, 'silent', 'rivalOwner'),
    });
  });

  it('while evaluations are paused, none is leased and running ones continue', async () => {
    const held = put('platformSettings/ai', platformAi('saga', { held: ['evaluation'] }));
    const take = (before: Data) => async () => {
      await world.arrange(put('platformSettings/ai', platformAi('saga', before)));
      await updateDoc(doc(world.as('reviewer'), waiting), {
        status: 'leased',
        leaseOwner: 'rowan',
        leaseId: 'lease-of-rowan-2',
        leasedAt: now(),
        attempts: 1,
      });
    };
    await world.accepts({
      'let go': take({ held: [] }),
      'a heartbeat': async () => {
        await world.arrange(held);
        await updateDoc(doc(world.as('reviewer'), leased), { leasedAt: now() });
      },
    });
    await world.refuses({
      held: take({ held: ['evaluation'] }),
      'of a kind there is not': () => {
        const settings = platformAi('saga', { held: ['cooking'], auditId: 'new' });
        return commit(
          world.as('superAdmin'),
          put('platformSettings/ai', settings),
          put('platformSettings/ai/versions/1', settings),
          put(
            'platformAudit/new',
            auditEntry('ai.settings', 'platform', { reason: 'A first choice.' }),
          ),
        );
      },
    });
  });
});
