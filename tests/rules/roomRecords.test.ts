// Session activity and remarks of an interview.
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
import { cato, cleo, gone } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { managers, staff, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data } from './writes.ts';

const world = new World();
const event = (more: Data = {}): Data => ({
  kind: 'away',
  amount: 12,
  agoSeconds: 12,
  savedAt: now(),
  device: 'dev1',
  answerId: 'q1',
  ...more,
});
const arrangeDocument = (path: string, data: Data) => world.arrange(put(path, data));

describe('organizations/{o}/interviews/{i}/sessions/{c}/events/{e}', () => {
  const path = `${cato}/events/000`;
  const note = (more: Data = {}): Data => ({
    note: 'The door bell rang.',
    notedAt: now(),
    ...more,
  });
  const write =
    (more: Data = {}, id = '000') =>
    () =>
      setDoc(doc(world.as('candidate'), `${cleo}/events/${id}`), event(more));
  const annotate =
    (more: Data, who: Who = 'otherCandidate') =>
    async (): Promise<unknown> => {
      await arrangeDocument(path, event({ savedAt: ago(minutes(6)) }));
      return updateDoc(doc(world.as(who), path), note(more));
    };

  it('is read by its candidate and the staff', async () => {
    await arrangeDocument(path, event());
    await world.readers([...staff, 'otherCandidate'], (db) => getDoc(doc(db, path)));
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDocs(collection(db, `${cato}/events`)),
    );
  });

  it("is written from the candidate's interview, numbered, once, without content", async () => {
    await world.only(['candidate'], (db) => setDoc(doc(db, `${cleo}/events/199`), event()));
    await world.accepts({
      'a paste': write({ kind: 'paste', amount: 400 }),
      'a fault': write({ kind: 'fault', amount: 0, detail: 'storage.full' }),
    });
    await world.refuses({
      'the two hundred and first': write({}, '200'),
      'under a name': write({}, 'first'),
      'of another kind': write({ kind: 'mood' }),
      'with words': write({ text: 'what was pasted' }),
      'with words as a detail': write({ detail: 'what was pasted' }),
      'with a score': write({ score: 1 }),
      'at another time': write({ savedAt: new Date(0) }),
      'half a second': write({ amount: 0.5 }),
      'with a remark at once': write({ note: 'x', notedAt: now() }),
      'instead of another': async () => {
        await arrangeDocument(`${cleo}/events/000`, event({ savedAt: ago(minutes(1)) }));
        return write()();
      },
      'after withdrawing': async () => {
        await world.arrange(patch(cleo, { status: 'withdrawn' }));
        return write()();
      },
    });
  });

  it('is explained by the candidate, permanently', async () => {
    await world.only(['otherCandidate'], (_, __, who) => annotate({}, who)());
    await world.refuses({
      'changing it': annotate({ amount: 0 }),
      'too long': annotate({ note: 'x'.repeat(1_001) }),
      'at another time': annotate({ notedAt: new Date(0) }),
    });
    await world.only([], async (db) => {
      await arrangeDocument(path, event());
      return deleteDoc(doc(db, path));
    });
    await world.only(managers, async (db) => {
      await arrangeDocument(`${gone}/events/000`, event());
      return deleteDoc(doc(db, `${gone}/events/000`));
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/remarks/{r}', () => {
  const path = `${cato}/remarks/room`;
  const remark = (more: Data = {}): Data => ({
    note: 'My train lost its signal.',
    notedAt: now(),
    rev: 1,
    ...more,
  });

  it('is read by its candidate and the staff', async () => {
    await arrangeDocument(path, remark());
    await world.readers([...staff, 'otherCandidate'], (db) => getDoc(doc(db, path)));
  });
  it('is written by the candidate, and by nobody else', async () => {
    await world.only(['otherCandidate'], (db) => setDoc(doc(db, path), remark()));
    const write =
      (more: Data, id = 'room') =>
      () =>
        setDoc(doc(world.as('otherCandidate'), `${cato}/remarks/${id}`), remark(more));
    await world.refuses({
      'under another name': write({}, 'hall'),
      'too long': write({ note: 'x'.repeat(1_001) }),
      'at a later revision': write({ rev: 2 }),
      'with more': write({ score: 5 }),
      'at another time': write({ notedAt: new Date(0) }),
    });
    await world.only(managers, async (db) => {
      await arrangeDocument(`${gone}/remarks/room`, remark());
      return deleteDoc(doc(db, `${gone}/remarks/room`));
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/views/{v}', () => {
  const view = (role: string, more: Data = {}): Data => ({ role, at: now(), ...more });
  const roles: Partial<Record<Who, string>> = {
    reviewer: 'reviewer',
    recruiter: 'recruiter',
    admin: 'admin',
    owner: 'owner',
  };

  it('is read by its candidate, its viewer and managers', async () => {
    await arrangeDocument(`${cato}/views/rowan`, view('reviewer'));
    await world.readers([...staff.filter((who) => who !== 'recruiter'), 'otherCandidate'], (db) =>
      getDoc(doc(db, `${cato}/views/rowan`)),
    );
    await world.readers([...managers, 'otherCandidate'], (db) =>
      getDocs(collection(db, `${cato}/views`)),
    );
  });
  it('is written once by staff about themselves, in their own role', async () => {
    await world.only(staff, (db, uid, who) =>
      setDoc(doc(db, `${cato}/views/${uid}`), view(roles[who] ?? 'owner')),
    );
    const look =
      (more: Data = {}, id = 'rowan', session = cato) =>
      () =>
        setDoc(doc(world.as('reviewer'), `${session}/views/${id}`), view('reviewer', more));
    await world.refuses({
      'in a higher role': look({ role: 'owner' }),
      'for others': look({}, 'remy'),
      'at another time': look({ at: new Date(0) }),
      'with more': look({ name: 'Rowan' }),
      'before it is handed in': look({}, 'rowan', cleo),
      again: async () => {
        await arrangeDocument(`${cato}/views/rowan`, view('reviewer', { at: ago(minutes(2)) }));
        return look()();
      },
    });
    await world.only([], (db, uid) => deleteDoc(doc(db, `${cato}/views/${uid}`)));
    await world.only(managers, async (db) => {
      await arrangeDocument(`${gone}/views/rowan`, view('reviewer'));
      return deleteDoc(doc(db, `${gone}/views/rowan`));
    });
  });
});
