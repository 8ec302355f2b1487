import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cara, cato, cleo, gone, job, now, review, session } from './documents.ts';
import { allowed, denied, managers, patch, put, staff, uidOf, World, type Data, type Who } from './world.ts';

const world = new World('reviews');
const hand = (more: Data = {}, who: Who = 'secondReviewer', path = cato) => () => setDoc(doc(world.as(who), `${path}/reviews/${uidOf(who)}`), review(more));

describe('organizations/{o}/interviews/{i}/sessions/{c}/reviews/{r}', () => {
  it('is hidden from colleagues until theirs is in; managers may always look', async () => {
    await world.readers(['recruiter', ...managers], (db) => getDoc(doc(db, `${cato}/reviews/remy`)));
    await world.readers(['recruiter', ...managers], (db) => getDocs(collection(db, `${cato}/reviews`)));
    await world.readers(['reviewer', 'recruiter', ...managers], (db) => getDoc(doc(db, `${cato}/reviews/rowan`)));
    await world.arrange(patch(`${cato}/reviews/rowan`, { submitted: true }));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/reviews`)));
    await allowed(getDoc(doc(world.as('secondReviewer'), `${cato}/reviews/reed`)));
  });

  it('is written by the staff, each their own', async () => {
    await world.only(staff, (db, uid) => setDoc(doc(db, `${cara}/reviews/${uid}`), review({ rev: uid === 'remy' ? 2 : 1 })));
    await denied(setDoc(doc(world.as('owner'), `${cara}/reviews/rowan`), review()));
  });

  it('has a closed shape', async () => {
    const lines = (n: number, line: unknown = { level: 3, note: 'Why.' }): Data => Object.fromEntries(Array.from({ length: n }, (_, index) => [`competency-${index}`, line]));
    await world.accepts({
      'a number alone': hand({ scores: null, comment: null, name: null }),
      'twelve competencies at length': hand({ scores: lines(12, { level: 5, note: 'x'.repeat(2_000) }), comment: 'x'.repeat(10_000) }),
      'not enough evidence': hand({ scores: lines(2, { level: null, note: '' }) }),
      'kept for later': hand({ submitted: false }),
    });
    await world.refuses(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [
      `a level of nine in line ${n}`, hand({ scores: { ...lines(12), [`competency-${n}`]: { level: 9, note: '' } } }),
    ])));
    await world.refuses({
      'a rating of six': hand({ rating: 6 }), 'of zero': hand({ rating: 0 }), 'of four and a half': hand({ rating: 4.5 }), 'a long comment': hand({ comment: 'x'.repeat(10_001) }),
      'thirteen competencies': hand({ scores: lines(13) }), 'a level of six': hand({ scores: lines(1, { level: 6, note: '' }) }), 'half a level': hand({ scores: lines(12, { level: 2.5, note: '' }) }),
      'a level in words': hand({ scores: { ...lines(11), last: { level: 'good', note: '' } } }), 'no level': hand({ scores: lines(1, { note: '' }) }), 'no note': hand({ scores: lines(1, { level: 1 }) }), 'a long note': hand({ scores: lines(3, { level: 1, note: 'x'.repeat(2_001) }) }),
      'a line with more': hand({ scores: lines(1, { level: 1, note: '', weight: 5 }) }), 'a bare level': hand({ scores: lines(1, 5) }), 'a long competency': hand({ scores: { ['x'.repeat(41)]: { level: 1, note: '' } } }),
      'scores in words': hand({ scores: 'good' }), 'another field': hand({ secret: 1 }), 'a time of its own': hand({ updatedAt: new Date(0) }), 'a second revision': hand({ rev: 2 }), 'neither in nor out': hand({ submitted: 'yes' }),
      'before the session is handed in': hand({}, 'secondReviewer', cleo), 'of an erasing session': hand({}, 'secondReviewer', gone),
    });
  });

  it('is never about oneself, also not for staff who took the interview', async () => {
    const hired = (who: Who, by: Who, submitted: boolean) => async (): Promise<unknown> => {
      await world.arrange(put(`${job}/sessions/${uidOf(who)}`, session(uidOf(who), { status: 'submitted' })));
      return setDoc(doc(world.as(by), `${job}/sessions/${uidOf(who)}/reviews/${uidOf(by)}`), review({ submitted }));
    };
    await world.refuses({ 'a reviewer': hired('reviewer', 'reviewer', true), 'an owner, as a draft': hired('owner', 'owner', false) });
    await world.accepts({ 'a colleague': hired('owner', 'reviewer', true) });
  });

  it('may be revised, but not taken back', async () => {
    const revise = (data: Data) => () => updateDoc(doc(world.as('recruiter'), `${cato}/reviews/remy`), { updatedAt: now(), rev: 2, ...data });
    await world.accepts({ 'another rating': revise({ rating: 2 }), 'another level': revise({ 'scores.care.level': 1 }) });
    await world.refuses({ 'taken back': revise({ submitted: false }), 'a lost update': revise({ rating: 2, rev: 1 }), 'a leap': revise({ rating: 2, rev: 3 }) });
  });

  it('is deleted by managers while the session is erased', async () => {
    await world.arrange(put(`${gone}/reviews/remy`, review()));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/reviews/remy`)));
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/reviews/remy`)));
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/notes/{n}', () => {
  it('is read and written by the staff', async () => {
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/notes`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'notes')));
    await world.only(staff, (db, uid) => setDoc(doc(db, `${cato}/notes/new`), { text: 'Ask @remy.', authorUid: uid, createdAt: now() }));
  });

  it('is its author\'s, and does not change', async () => {
    await world.only(['reviewer'], (db) => deleteDoc(doc(db, `${cato}/notes/n`)));
    await world.only([], (db) => updateDoc(doc(db, `${cato}/notes/n`), { text: 'x' }));
    const write = (more: Data) => () => setDoc(doc(world.as('reviewer'), `${cato}/notes/new`), { text: 'x', authorUid: 'rowan', createdAt: now(), ...more });
    await world.refuses({ 'for others': write({ authorUid: 'remy' }), 'empty': write({ text: '' }), 'endless': write({ text: 'x'.repeat(10_001) }), 'at another time': write({ createdAt: new Date(0) }), 'with more': write({ pinned: true }),
      'while it is erased': () => setDoc(doc(world.as('reviewer'), `${gone}/notes/new`), { text: 'x', authorUid: 'rowan', createdAt: now() }), 'about nobody': () => setDoc(doc(world.as('reviewer'), `${job}/sessions/nobody/notes/new`), { text: 'x', authorUid: 'rowan', createdAt: now() }) });
    await world.arrange(put(`${gone}/notes/n`, { text: 'x', authorUid: 'rowan', createdAt: now() }));
    await world.only(['reviewer', ...managers], async (db) => {
      await world.arrange(put(`${gone}/notes/n`, { text: 'x', authorUid: 'rowan', createdAt: now() }));
      await deleteDoc(doc(db, `${gone}/notes/n`));
    });
  });
});
