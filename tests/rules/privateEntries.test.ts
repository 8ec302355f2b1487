import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { now } from './documents.ts';
import { World, type Data } from './world.ts';

const world = new World('privateEntries');
const every: Data = { title: 'Title', text: 'words', notes: 'more words', status: 'open' };

function isForItsOwnerAlone(kind: string): void {
  const path = `users/cleo/${kind}/p`;

  it('is read, listed and deleted by its owner alone', async () => {
    await world.readers(['candidate'], (db) => getDoc(doc(db, path)));
    await world.readers(['candidate'], (db) => getDocs(collection(db, `users/cleo/${kind}`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, kind)));
    await world.only(['candidate'], (db) => deleteDoc(doc(db, path)));
  });

  it('is written by its owner alone', async () => {
    await world.only(['candidate'], (db) => setDoc(doc(db, `users/cleo/${kind}/new`), { ...every, createdAt: now(), updatedAt: now() }));
    await world.only(['candidate'], (db) => updateDoc(doc(db, path), { ...every, updatedAt: now() }));
  });

  it('has a closed shape', () => {
    const set = (id: string, data: Data) => () => setDoc(doc(world.as('candidate'), `users/cleo/${kind}/${id}`), data);
    return world.refuses({
      'another field': set('new', { ...every, updatedAt: now(), score: 1 }),
      'a title that is none': set('new', { title: 7, updatedAt: now() }),
      'a long title': set('new', { title: 'x'.repeat(201), updatedAt: now() }),
      'long notes': set('new', { notes: 'x'.repeat(20_001), updatedAt: now() }),
      'a long status': set('new', { status: 'x'.repeat(65), updatedAt: now() }),
      'a long text': set('new', { text: 'x'.repeat(100_001), updatedAt: now() }),
      'no time': set('new', every),
      'a time of its own': set('new', { updatedAt: new Date(0) }),
      'another birthday': set('p', { ...every, createdAt: now(), updatedAt: now() }),
      'a long id': set('x'.repeat(65), { updatedAt: now() }),
    });
  });
}

describe('users/{u}/practiceSessions/{id}', () => isForItsOwnerAlone('practiceSessions'));
describe('users/{u}/resumes/{id}', () => isForItsOwnerAlone('resumes'));
describe('users/{u}/jobTrackers/{id}', () => isForItsOwnerAlone('jobTrackers'));
describe('users/{u}/applications/{id}', () => isForItsOwnerAlone('applications'));

describe('any other folder of a person', () => {
  it('does not exist', async () => {
    await world.only([], (db) => setDoc(doc(db, 'users/cleo/entitlements/pro'), { updatedAt: now() }));
    await world.readers([], (db) => getDocs(collection(db, 'users/cleo/entitlements')));
  });
});
