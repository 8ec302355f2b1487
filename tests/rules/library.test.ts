// The library: read by the whole staff, written by editors, in a closed shape for each kind.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { libraryBodies, libraryItem, origin } from './documents/jobs.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { editors, staff } from './people.ts';
import { World } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World();
const path = `${org}/library/kept`;
const anchors = ['None', 'Little', 'Some', 'Much', 'All'];
const bodies = libraryBodies;
const item = libraryItem;
const asked: Data = bodies.competency.questions[0] ?? {};

describe('organizations/{o}/library/{l}', () => {
  it('is read and listed, in pages, by staff', async () => {
    await world.readers(staff, (db) => getDoc(doc(db, path)));
    await world.readers(staff, (db) => getDocs(query(collection(db, `${org}/library`), limit(50))));
    await world.refuses({
      'all at once': () => getDocs(collection(world.as('owner'), `${org}/library`)),
    });
  });

  it('is written by editors', () =>
    world.only(editors, (db, uid) => setDoc(doc(db, `${org}/library/new`), item(uid))));
  it('is changed by editors, whoever wrote it', async () => {
    await world.only(editors, (db, uid) =>
      updateDoc(doc(db, path), {
        title: 'Two plants saved',
        updatedBy: uid,
        updatedAt: now(),
        rev: 2,
      }),
    );
  });
  it('is deleted by editors', async () => {
    await world.only(editors, (db) => deleteDoc(doc(db, path)));
  });

  const make =
    (kind: keyof typeof bodies, body: Data = {}, more: Data = {}) =>
    () =>
      setDoc(
        doc(world.as('recruiter'), `${org}/library/new`),
        item('remy', kind, { body: { ...bodies[kind], ...body }, ...more }),
      );

  it('accepts each kind at its maximum size', () =>
    world.accepts({
      'a question with everything': make('question', {
        modelAnswer: 'x'.repeat(2_000),
        formats: ['text', 'audio', 'video'],
        thinkSeconds: 600,
        maxSeconds: 1_800,
        retakes: 5,
        text: 'x'.repeat(1_000),
        anchors: anchors.map(() => 'x'.repeat(600)),
        competency: '',
      }),
      'a competency with twelve questions': make('competency', {
        questions: Array<Data>(12).fill(asked),
      }),
      'a question that follows the interview': make('question', { retakes: null }),
      'a question that is recorded once': make('question', { retakes: 0 }),
      'a bare competency': make('competency', { description: '', questions: [] }),
      'an interview': make('interview', { origin: origin() }),
      'a written interview': make('interview', {
        type: 'chat',
        retakes: 0,
        description: 'x'.repeat(30_000),
      }),
      'many words': make(
        'question',
        {},
        {
          terms: Array<string>(300).fill('x'.repeat(12)),
          tags: Array<string>(10).fill('y'.repeat(40)),
          title: 'x'.repeat(200),
        },
      ),
    }));

  it('has a closed shape', () =>
    world.refuses({
      'another kind': () =>
        setDoc(doc(world.as('recruiter'), `${org}/library/new`), { ...item('remy'), kind: 'joke' }),
      'the body of another kind': make('question', {}, { body: bodies.competency }),
      'a body in a word': make('question', {}, { body: 'x' }),
      'another field': make('question', {}, { score: 1 }),
      'another field in the body': make('question', { id: 'q1' }),
      'no title': make('question', {}, { title: '' }),
      'a long title': make('question', {}, { title: 'x'.repeat(201) }),
      'eleven tags': make('question', {}, { tags: Array<string>(11).fill('x') }),
      'a tag that is a number': make('question', {}, { tags: [1] }),
      'too many words': make('question', {}, { terms: Array<string>(301).fill('x') }),
      'a long word': make('question', {}, { terms: ['x'.repeat(13)] }),
      'four anchors': make('question', { anchors: anchors.slice(1) }),
      'a long anchor': make('question', { anchors: anchors.map(() => 'x'.repeat(601)) }),
      'a question without words': make('question', { text: '' }),
      'six retakes': make('question', { retakes: 6 }),
      'less than no retake': make('question', { retakes: -1 }),
      'half a retake': make('question', { retakes: 0.5 }),
      'retakes in words': make('question', { retakes: 'few' }),
      'an hour': make('question', { minutes: 31 }),
      'four follow-ups': make('question', { followUps: ['1', '2', '3', '4'] }),
      'a competency without a name': make('competency', { name: '' }),
      'a competency that weighs nothing': make('competency', { weight: 0 }),
      'a competency that weighs less than nothing': make('competency', { weight: -1 }),
      'thirteen questions': make('competency', { questions: Array<Data>(13).fill(asked) }),
      'nine competencies': make('interview', { competencies: Array<Data>(9).fill({ id: 'c' }) }),
      'an interview of another kind': make('interview', { type: 'duel' }),
      'an unknown engine': make('interview', { origin: { ...origin(), adapter: 'oracle' } }),
      'in the name of others': make('question', {}, { createdBy: 'olive' }),
      'touched by others': make('question', {}, { updatedBy: 'olive' }),
      'a time of its own': make('question', {}, { updatedAt: new Date(0) }),
      'a second revision at once': make('question', {}, { rev: 2 }),
      'under an odd id': () =>
        setDoc(doc(world.as('recruiter'), `${org}/library/a.b`), item('remy')),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return make('question')();
      },
    }));

  it('overwrites no concurrent edit', async () => {
    const edit = (more: Data) => () =>
      updateDoc(doc(world.as('owner'), path), {
        title: 'x',
        updatedBy: 'olive',
        updatedAt: now(),
        rev: 2,
        ...more,
      });
    await world.refuses({
      'the same revision': edit({ rev: 1 }),
      'a leap': edit({ rev: 3 }),
      'another author': edit({ createdBy: 'olive' }),
      'another kind': edit({ kind: 'competency', body: bodies.competency }),
    });
  });
});
