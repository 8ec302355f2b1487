// Drafts of interviews.
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
import { draft, origin } from './documents/jobs.ts';
import { hash, org } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { editors } from './people.ts';
import { World } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World();
const path = `${org}/drafts/d`;

describe('organizations/{o}/drafts/{d}', () => {
  it('is read and listed by editors', async () => {
    await world.readers(editors, (db) => getDoc(doc(db, path)));
    await world.readers(editors, (db) => getDocs(collection(db, `${org}/drafts`)));
  });

  it('is written by editors', async () => {
    await world.only(editors, (db, uid) => setDoc(doc(db, `${org}/drafts/new`), draft(uid)));
    await world.only(editors, (db, uid) =>
      updateDoc(doc(db, path), {
        title: 'Head gardener',
        updatedAt: now(),
        updatedBy: uid,
        rev: 4,
      }),
    );
    await world.only(editors, (db) => deleteDoc(doc(db, path)));
  });

  it('may be as incomplete or as large as a kit may be', () => {
    const write = (more: Data) => () =>
      setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', more));
    return world.accepts({
      'made in the cloud': write({
        origin: {
          ...origin(),
          adapter: 'cloud',
          promptVersion: 'p3',
          passes: 3,
          inferenceSource: 'in_cloud',
          rubricVersion: hash,
          fellBack: 'aiTimeout',
        },
      }),
      'nothing yet': write({
        title: '',
        level: '',
        mustHave: [],
        niceToHave: [],
        competencies: [],
        questions: [],
        description: '',
        origin: null,
      }),
      'an end': write({ closesAt: ahead(days(3)) }),
      'spoken, with retakes': write({ type: 'video', retakes: 5 }),
      'with a resume': write({ type: 'resume', retakes: 0 }),
      'of no kind yet': write({ type: null, retakes: null }),
      everything: write({
        title: 'x'.repeat(200),
        description: 'x'.repeat(30_000),
        mustHave: Array<string>(30).fill('y'.repeat(60)),
        competencies: Array<Data>(8).fill({ id: 'c' }),
        questions: Array<Data>(12).fill({ id: 'q' }),
      }),
    });
  });

  it('has a closed, bounded shape', () => {
    const write = (more: Data) => () =>
      setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', more));
    return world.refuses({
      'a long title': write({ title: 'x'.repeat(201) }),
      'no title': write({ title: null }),
      'a long description': write({ description: 'x'.repeat(30_001) }),
      'a long level': write({ level: 'x'.repeat(61) }),
      'nine competencies': write({ competencies: Array<Data>(9).fill({ id: 'c' }) }),
      'thirteen questions': write({ questions: Array<Data>(13).fill({ id: 'q' }) }),
      'questions that are no list': write({ questions: { q1: 'x' } }),
      'thirty-one skills': write({ mustHave: Array<string>(31).fill('y') }),
      'a long skill': write({ niceToHave: ['y'.repeat(61)] }),
      'a skill that is a number': write({ mustHave: ['Soil', 7] }),
      'a skill that is a map': write({ mustHave: [{ name: 'Soil' }] }),
      'an end in words': write({ closesAt: 'soon' }),
      'of another kind': write({ type: 'duel' }),
      'six retakes': write({ retakes: 6 }),
      'half a retake': write({ retakes: 0.5 }),
      'an unknown engine': write({ origin: { ...origin(), adapter: 'oracle' } }),
      'an origin with more': write({ origin: { ...origin(), prompt: 'x' } }),
      'an origin with a story': write({ origin: { ...origin(), fellBack: 'x'.repeat(301) } }),
      'an origin with a number for a word': write({ origin: { ...origin(), fellBack: 7 } }),
      'an origin in a word': write({ origin: hash }),
      'another field': write({ score: 1 }),
      'for others': write({ createdBy: 'olive' }),
      'touched by others': write({ updatedBy: 'olive' }),
      'a time of its own': write({ createdAt: new Date(0) }),
      'a touch of its own': write({ updatedAt: new Date(0) }),
      'a second revision at once': write({ rev: 2 }),
      'under an odd id': () =>
        setDoc(doc(world.as('recruiter'), `${org}/drafts/a.b`), draft('remy')),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return write({})();
      },
    });
  });

  it('overwrites no edit of another tab', () => {
    const edit = (more: Data) => () =>
      updateDoc(doc(world.as('recruiter'), path), {
        title: 'x',
        updatedAt: now(),
        updatedBy: 'remy',
        rev: 4,
        ...more,
      });
    return world.refuses({
      'the same revision': edit({ rev: 3 }),
      'a leap': edit({ rev: 5 }),
      'a fraction': edit({ rev: 3.5 }),
      'another author': edit({ createdBy: 'ada' }),
      'another birthday': edit({ createdAt: now() }),
      'a touch in another name': edit({ updatedBy: 'ada' }),
    });
  });
});
