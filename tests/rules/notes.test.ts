// Notes about a candidate, and their marks.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, gone, job } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { managers, staff } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/sessions/{c}/notes/{n}', () => {
  const own = (db: Firestore, uid: string): Query =>
    query(
      collection(db, `${cato}/notes`),
      where('authorUid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(21),
    );

  it('is closed to colleagues until their own scorecard is submitted, managers and super admins included', async () => {
    // Only the recruiter has submitted.
    await world.readers(['recruiter'], (db) =>
      getDocs(query(collection(db, `${cato}/notes`), orderBy('createdAt', 'desc'), limit(21))),
    );
    await world.readers(['reviewer', 'recruiter'], (db) => getDoc(doc(db, `${cato}/notes/n`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'notes')));
    // A draft scorecard opens nothing; submitting it does.
    await world.arrange(
      put(`${cato}/notes/of-remy`, {
        text: 'He knew the answer.',
        authorUid: 'remy',
        createdAt: now(),
      }),
    );
    const reads = (path: string) => () => getDoc(doc(world.fresh('reviewer'), path));
    await world.refuses({
      'with a draft': reads(`${cato}/notes/of-remy`),
      'named in it': async () => {
        await world.arrange(
          put(`${cato}/notes/of-remy`, {
            text: 'He knew, @rowan.',
            authorUid: 'remy',
            createdAt: now(),
            mentions: ['rowan'],
          }),
        );
        return reads(`${cato}/notes/of-remy`)();
      },
    });
    await world.accepts({
      'handed in': async () => {
        await world.arrange(patch(`${cato}/reviews/rowan`, { submitted: true }));
        return getDocs(collection(world.fresh('reviewer'), `${cato}/notes`));
      },
    });
  });

  it('is always readable by its author, in a query by author', async () => {
    await world.readers(staff, (db, uid) => getDocs(own(db, uid)));
    await world.readers(['recruiter'], (db) => getDocs(own(db, 'rowan')), [
      'recruiter',
      'admin',
      'owner',
      'superAdmin',
      'candidate',
      'rivalOwner',
    ]);
  });

  it('is written by the staff', async () => {
    await world.only(staff, (db, uid) =>
      setDoc(doc(db, `${cato}/notes/new`), {
        text: 'Ask @remy.',
        authorUid: uid,
        createdAt: now(),
      }),
    );
  });

  it('belongs to its author, and does not change', async () => {
    await world.only(['reviewer'], (db) => deleteDoc(doc(db, `${cato}/notes/n`)));
    await world.only([], (db) => updateDoc(doc(db, `${cato}/notes/n`), { text: 'x' }));
    const write = (more: Data) => () =>
      setDoc(doc(world.as('reviewer'), `${cato}/notes/new`), {
        text: 'x',
        authorUid: 'rowan',
        createdAt: now(),
        ...more,
      });
    await world.refuses({
      'for others': write({ authorUid: 'remy' }),
      empty: write({ text: '' }),
      endless: write({ text: 'x'.repeat(10_001) }),
      'at another time': write({ createdAt: new Date(0) }),
      'with more': write({ pinned: true }),
      'while it is erased': () =>
        setDoc(doc(world.as('reviewer'), `${gone}/notes/new`), {
          text: 'x',
          authorUid: 'rowan',
          createdAt: now(),
        }),
      'about nobody': () =>
        setDoc(doc(world.as('reviewer'), `${job}/sessions/nobody/notes/new`), {
          text: 'x',
          authorUid: 'rowan',
          createdAt: now(),
        }),
    });
    await world.arrange(
      put(`${gone}/notes/n`, { text: 'x', authorUid: 'rowan', createdAt: now() }),
    );
    await world.only(['reviewer', ...managers], async (db) => {
      await world.arrange(
        put(`${gone}/notes/n`, { text: 'x', authorUid: 'rowan', createdAt: now() }),
      );
      await deleteDoc(doc(db, `${gone}/notes/n`));
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/noteMarks/{n}', () => {
  const mark = (uid: string, more: Data = {}): Data => ({
    authorUid: uid,
    createdAt: now(),
    ...more,
  });
  const withNote = (db: Firestore, uid: string, more: Data = {}): Promise<void> =>
    commit(
      db,
      put(`${cato}/notes/new`, { text: 'x', authorUid: uid, createdAt: now() }),
      put(`${cato}/noteMarks/new`, mark(uid, more)),
    );

  it('lets the staff, and nobody else, count what they cannot read', async () => {
    await world.arrange(put(`${cato}/noteMarks/n`, mark('rowan')));
    await world.readers(staff, (db) =>
      getDocs(query(collection(db, `${cato}/noteMarks`), orderBy('createdAt', 'desc'), limit(51))),
    );
    await world.readers(staff, (db) => getDoc(doc(db, `${cato}/noteMarks/n`)));
  });

  it('is created and deleted with its note', async () => {
    await world.only(staff, (db, uid) => withNote(db, uid));
    await world.refuses({
      'without a note': () =>
        setDoc(doc(world.as('reviewer'), `${cato}/noteMarks/new`), mark('rowan')),
      'beside a note of a colleague': () =>
        setDoc(doc(world.as('recruiter'), `${cato}/noteMarks/n`), mark('remy')),
      'for a colleague': () =>
        setDoc(doc(world.as('recruiter'), `${cato}/noteMarks/n`), mark('rowan')),
      'with words': () => withNote(world.as('reviewer'), 'rowan', { text: 'x' }),
      'at another time': () => withNote(world.as('reviewer'), 'rowan', { createdAt: new Date(0) }),
    });
    const deletes =
      (...paths: string[]) =>
      async (db: Firestore): Promise<void> => {
        await world.arrange(
          put(`${cato}/notes/n`, { text: 'x', authorUid: 'rowan', createdAt: now() }),
          put(`${cato}/noteMarks/n`, mark('rowan')),
        );
        await commit(db, ...paths.map((path) => drop(`${cato}/${path}`)));
      };
    await world.only(['reviewer'], deletes('notes/n', 'noteMarks/n'));
    await world.only([], deletes('noteMarks/n'));
    // A note from before the marks is deleted with a mark that never existed.
    await world.only(['reviewer'], (db) =>
      commit(db, drop(`${cato}/notes/n`), drop(`${cato}/noteMarks/n`)),
    );
    await world.only([], (db) => updateDoc(doc(db, `${cato}/noteMarks/n`), { authorUid: 'x' }));
  });
});
