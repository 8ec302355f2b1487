// The survey after an interview, counted in batches without names.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, gone, job } from './documents/paths.ts';
import { editors, managers, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const votes = (more: Data = {}): Data => ({ yes: 0, partly: 0, no: 0, none: 0, ...more });
const batch = (count: number, more: Data = {}): Data => ({
  count,
  clear: votes({ yes: count }),
  fair: votes({ partly: count }),
  trouble: votes({ none: count }),
  comments: {},
  ...more,
});
const first = (): Data => batch(1, { comments: { r4nd0m: 'Thank you.' } });
const markOf = (batchId = 'b0'): Data => ({ done: true, batch: batchId });
const mark = put(`${cato}/marks/survey`, markOf());
const submit =
  (data: Data, id = 'b0', who: Who = 'otherCandidate') =>
  () =>
    commit(
      world.as(who),
      put(`${job}/surveys/${id}`, data),
      put(`${cato}/marks/survey`, markOf(id)),
    );
const beside = (before: Data, data: Data) => async (): Promise<unknown> => {
  await world.arrange(put(`${job}/surveys/b0`, before));
  return submit(data)();
};

describe('organizations/{o}/interviews/{i}/surveys/{b}', () => {
  const full = (db: Firestore) =>
    getDocs(query(collection(db, `${job}/surveys`), where('count', '==', 5)));

  it('is read by editors once it holds five, and by nobody before', async () => {
    await world.arrange(put(`${job}/surveys/b0`, batch(5)), put(`${job}/surveys/b1`, batch(4)));
    await world.readers(editors, (db) => getDoc(doc(db, `${job}/surveys/b0`)));
    await world.readers([], (db) => getDoc(doc(db, `${job}/surveys/b1`)));
    await world.readers(editors, full);
    await world.readers([], (db) => getDocs(collection(db, `${job}/surveys`)));
  });

  it('accepts one answer from each candidate who has submitted, together with their mark', async () => {
    await world.only(['otherCandidate'], (db, uid) =>
      commit(
        db,
        put(`${job}/surveys/b0`, first()),
        put(`${job}/sessions/${uid}/marks/survey`, markOf()),
      ),
    );
    await world.accepts({
      'the fifth': beside(batch(4), batch(5)),
      'the fifth remark': beside(
        batch(4, { comments: { a: '1', b: '2', c: '3', d: '4' } }),
        batch(5, { comments: { a: '1', b: '2', c: '3', d: '4', e: '5' } }),
      ),
      "beside others' words": beside(
        batch(3, { comments: { a: 'One.' } }),
        batch(4, { comments: { a: 'One.', b: 'Two.' } }),
      ),
    });
  });

  it('never moves a vote from one answer to another', () =>
    world.refuses(
      Object.fromEntries(
        (['yes', 'partly', 'no', 'none'] as const).map((from, n, all) => {
          const to = all[(n + 1) % all.length] ?? 'yes';
          return [
            `from ${from} to ${to}`,
            beside(
              batch(2, { clear: votes({ [from]: 2 }) }),
              batch(3, { clear: votes({ [from]: 1, [to]: 2 }) }),
            ),
          ];
        }),
      ),
    ));

  it('accepts nothing else', () =>
    world.refuses({
      'two voices': submit(batch(2)),
      'two votes on one question': beside(batch(1), batch(2, { clear: votes({ yes: 3 }) })),
      'taking a vote away': beside(batch(2), batch(3, { fair: votes({ partly: 1, no: 2 }) })),
      "another's words changed": beside(
        batch(1, { comments: { a: 'One.' } }),
        batch(2, { comments: { a: 'Won.' } }),
      ),
      "another's words gone": beside(batch(1, { comments: { a: 'One.' } }), batch(2)),
      'two remarks': submit(batch(1, { comments: { a: 'One.', b: 'Two.' } })),
      'a long remark': submit(batch(1, { comments: { a: 'x'.repeat(1_001) } })),
      'the sixth': beside(batch(5), batch(6)),
      'a name': submit({ ...first(), uid: 'cato' }),
      'a time': submit({ ...first(), at: new Date() }),
      'half a vote': submit(batch(1, { clear: votes({ yes: 0.5, no: 0.5 }) })),
      'under another name': submit(first(), 'cato'),
      'without the mark': () =>
        setDoc(doc(world.as('otherCandidate'), `${job}/surveys/b0`), first()),
      'into another batch than its mark names': () =>
        commit(world.as('otherCandidate'), put(`${job}/surveys/b1`, first()), mark),
      'into two batches at once': () =>
        commit(
          world.as('otherCandidate'),
          put(`${job}/surveys/b0`, first()),
          put(`${job}/surveys/b1`, first()),
          mark,
        ),
      'with a mark of before, which names no batch': () =>
        commit(
          world.as('otherCandidate'),
          put(`${job}/surveys/b0`, first()),
          put(`${cato}/marks/survey`, { done: true }),
        ),
      again: async () => {
        await world.arrange(mark);
        return submit(first())();
      },
      'in the middle of it': () =>
        commit(
          world.as('candidate'),
          put(`${job}/surveys/b0`, first()),
          put(`${job}/sessions/cleo/marks/survey`, markOf()),
        ),
      "with somebody else's mark": () =>
        commit(world.as('recruiter'), put(`${job}/surveys/b0`, first()), mark),
    }));

  it('accepts one answer per candidate, whatever the commit: nobody fills a batch alone', () =>
    world.refuses(
      Object.fromEntries(
        [markOf(), { done: true }].map((one) => [
          `one candidate in sixty batches, marked ${JSON.stringify(one)}`,
          () =>
            commit(
              world.as('otherCandidate'),
              ...Array.from({ length: 60 }, (_, n) => put(`${job}/surveys/b${n}`, first())),
              put(`${cato}/marks/survey`, one),
            ),
        ]),
      ),
    ));

  it('is deleted by managers when it is full', async () => {
    await world.only(managers, async (db) => {
      await world.arrange(put(`${job}/surveys/b0`, batch(5)));
      return deleteDoc(doc(db, `${job}/surveys/b0`));
    });
    await world.only([], async (db) => {
      await world.arrange(put(`${job}/surveys/b0`, batch(4)));
      return deleteDoc(doc(db, `${job}/surveys/b0`));
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/marks/{m}', () => {
  it('is read by its candidate, and not by the company', async () => {
    await world.arrange(mark);
    await world.readers(['otherCandidate'], (db) => getDoc(doc(db, `${cato}/marks/survey`)));
  });
  it('holds that, and nothing else', async () => {
    const write =
      (data: Data, id = 'survey') =>
      () =>
        setDoc(doc(world.as('otherCandidate'), `${cato}/marks/${id}`), data);
    await world.accepts({ done: write(markOf()) });
    await world.refuses({
      what: write({ ...markOf(), clear: 'yes' }),
      'no batch': write({ done: true }),
      'two batches': write({ done: true, batch: ['b0', 'b1'] }),
      'a batch of no kind': write(markOf('cato')),
      'something else': write(markOf(), 'note'),
      changed: async () => {
        await world.arrange(mark);
        return commit(world.as('otherCandidate'), patch(`${cato}/marks/survey`, { done: false }));
      },
    });
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/marks/survey`, { done: true }));
      return deleteDoc(doc(db, `${gone}/marks/survey`));
    });
  });
});
