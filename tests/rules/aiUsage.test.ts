// The recorded use of the AI, by month, task and model.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  increment,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { buildUsageId } from '#domain/ai/aiUsage.ts';
import { usage } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { now, period } from './documents/times.ts';
import { staff, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data } from './writes.ts';

const world = new World();
const idOf = (data: Data): string =>
  buildUsageId(Number(data['month']), {
    task: String(data['task']),
    adapter: data['adapter'] === 'cloud' ? 'cloud' : 'onDevice',
    model: String(data['model']),
  });
const path = `${org}/aiUsage/${idOf(usage())}`;
const make =
  (more: Data = {}, { who = 'reviewer', id }: { who?: Who; id?: string } = {}) =>
  () =>
    setDoc(doc(world.as(who), `${org}/aiUsage/${id ?? idOf(usage(more))}`), usage(more));
/** Adds to the stored count, as the app does. */
const add =
  (more: Data = {}, who: Who = 'reviewer') =>
  async () => {
    await world.arrange(put(path, usage()));
    await setDoc(
      doc(world.as(who), path),
      {
        ...usage(),
        calls: increment(3),
        failed: increment(0),
        promptTokens: increment(500),
        outputTokens: increment(100),
        ms: increment(900),
        ...more,
      },
      { merge: true },
    );
  };

describe('organizations/{o}/aiUsage/{id}', () => {
  it('is read by the staff and the platform', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, path)));
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/aiUsage`)),
    );
  });

  it('is created and incremented by the staff', async () => {
    await world.only(staff, (_, __, who) => make({}, { who })());
    await world.only(staff, (_, __, who) => add({}, who)());
    await world.accepts({
      'on the device': make({ adapter: 'onDevice', promptTokens: 0, outputTokens: 0 }),
      'as much as may be': make({
        calls: 2_000,
        failed: 2_000,
        promptTokens: 2_000_000,
        outputTokens: 500_000,
        ms: 7_200_000,
      }),
    });
  });

  it('only grows, and only so fast', async () => {
    await world.refuses({
      'fewer calls': add({ calls: increment(-1) }),
      'no call': add({ calls: increment(0) }),
      'too many calls': add({ calls: increment(2_001) }),
      'half a call': add({ calls: increment(0.5) }),
      'calls in words': make({ calls: 'many' }),
      'fewer failures': add({ failed: increment(-1) }),
      'more failures than calls': add({ failed: increment(4) }),
      'fewer tokens': add({ promptTokens: increment(-1) }),
      'too many tokens': add({ promptTokens: increment(2_000_001) }),
      'fewer tokens out': add({ outputTokens: increment(-1) }),
      'too many out': add({ outputTokens: increment(500_001) }),
      'time taken back': add({ ms: increment(-1) }),
      hours: add({ ms: increment(7_200_001) }),
      'a negative start': make({ promptTokens: -5 }),
      'tokens on the device': make({ adapter: 'onDevice' }),
    });
    await world.arrange(put(path, usage()));
    await world.only([], (db) => deleteDoc(doc(db, path)));
  });

  it('is for this month and matches its id', async () => {
    const last = period() - 1;
    await world.refuses({
      'last month': make({ month: last }),
      'last month, added to': async () => {
        const id = `${org}/aiUsage/${idOf(usage({ month: last }))}`;
        await world.arrange(put(id, usage({ month: last })));
        return setDoc(doc(world.as('reviewer'), id), usage({ month: last, calls: 5 }));
      },
      'another id': make({}, { id: 'x' }),
      'another task under this id': make({ task: 'other' }, { id: idOf(usage()) }),
      'a task with a space': make({ task: 'a b' }),
      'a model with a path': make({ model: 'a_b' }),
      'an unknown adapter': make({ adapter: 'oracle' }, { id: idOf(usage()) }),
      'another time': make({ updatedAt: new Date(0) }),
      'another field': make({ words: 'of a candidate' }),
      'a month that is none': make({ month: 'now' }),
      'an existing one, as another model': async () => {
        await world.arrange(put(path, usage()));
        return setDoc(
          doc(world.as('reviewer'), path),
          { model: 'other', calls: increment(1), updatedAt: now() },
          { merge: true },
        );
      },
    });
  });
});

describe('users/{u}/aiUsage/{id}', () => {
  it("is a person's own", async () => {
    const own = `users/cleo/aiUsage/${idOf(usage())}`;
    await world.only(['candidate'], (db) => setDoc(doc(db, own), usage()));
    await world.refuses({
      'too much': () => setDoc(doc(world.as('candidate'), own), usage({ calls: 9_999 })),
    });
    await world.arrange(put(own, usage()));
    await world.readers(['candidate'], (db) => getDoc(doc(db, own)));
    await world.readers(['candidate'], (db) => getDocs(collection(db, 'users/cleo/aiUsage')));
    await world.only([], (db) => deleteDoc(doc(db, own)));
  });
});

describe('{path=**}/aiUsage/{id}', () => {
  it('is listed across companies by super admins, 500 at a time', async () => {
    await world.arrange(put(path, usage()), patch(org, { name: 'Larkfield' }));
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collectionGroup(db, 'aiUsage'), where('month', '==', period()), limit(500))),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'aiUsage'), where('month', '==', period()), limit(501))),
    );
    await world.readers([], (db) => getDocs(collectionGroup(db, 'aiUsage')));
  });
});
