// What was read from an uploaded resume.
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
import { answer } from './documents/candidates.ts';
import { cato, cleo } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { managers, staff, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data } from './writes.ts';

const world = new World();
const file = (uid: string, name = 'cv'): string => `interviews/lark/open/${uid}/q2/${name}.pdf`;
const resumeAnswer = (uid: string, more: Data = {}): Data =>
  answer({
    type: 'resume',
    text: 'read from it',
    storagePath: file(uid),
    mime: 'application/pdf',
    size: 1_000,
    ...more,
  });
const reading = (uid: string, more: Data = {}): Data => ({
  of: file(uid),
  fileName: 'My CV (final).pdf',
  read: { name: 'Cleo', 'experience.0.title': 'Gardener\nand more' },
  corrected: {},
  rev: 1,
  updatedAt: now(),
  ...more,
});
const mine = `${cleo}/readings/q2`;
const handed = `${cato}/readings/q2`;

/** Both candidates have uploaded a resume; one has a reading and has submitted. */
const gave = () =>
  world.arrange(
    put(`${cleo}/answers/q2`, resumeAnswer('cleo')),
    put(`${cato}/answers/q2`, resumeAnswer('cato')),
    put(handed, reading('cato')),
  );
const make =
  (more: Data = {}, who: Who = 'candidate', path = mine) =>
  async () => {
    await gave();
    return setDoc(doc(world.as(who), path), reading('cleo', more));
  };
const change = (more: Data) => async () => {
  await gave();
  await world.arrange(put(mine, reading('cleo')));
  return updateDoc(doc(world.as('candidate'), mine), { updatedAt: now(), rev: 2, ...more });
};

describe('organizations/{o}/interviews/{i}/sessions/{c}/readings/{q}', () => {
  it('is read by its candidate and the staff', async () => {
    await gave();
    await world.readers([...staff, 'otherCandidate'], (db) => getDoc(doc(db, handed)));
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDocs(collection(db, `${cato}/readings`)),
    );
  });

  it('is written by its candidate alone, beside the resume', async () => {
    await world.only(['candidate'], async (db) => {
      await gave();
      return setDoc(doc(db, mine), reading('cleo'));
    });
    await world.accepts({
      'nothing could be read': make({ read: {}, corrected: { name: 'Cleo' }, fileName: null }),
      'a correction': change({ corrected: { name: 'Cléo', phone: '' } }),
      'a whole resume': make({
        read: Object.fromEntries(
          Array.from({ length: 100 }, (_, n) => [`experience.${n}.bullets`, 'x'.repeat(290)]),
        ),
      }),
    });
    await world.refuses({
      'of another file': make({ of: file('cleo', 'other') }),
      'of somebody else’s file': make({ of: file('cato') }),
      'without a document': () =>
        setDoc(doc(world.as('candidate'), `${cleo}/readings/q1`), reading('cleo')),
      'a second revision at once': make({ rev: 2 }),
      'the same revision': change({ rev: 1 }),
      'a time of its own': make({ updatedAt: new Date(0) }),
    });
  });

  it('has a closed, bounded shape', () =>
    world.refuses({
      'another field': make({ score: 5 }),
      'a number for words': make({ read: { name: 7 } }),
      'words within words': make({ corrected: { name: { first: 'Cleo' } } }),
      'a list of fields': make({ read: ['Cleo'] }),
      'too many fields': make({
        read: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, 'x'])),
      }),
      'a long field name': make({ read: { ['x'.repeat(41)]: 'x' } }),
      'too many words': make({ read: { summary: 'x'.repeat(60_001) } }),
      'no corrections at all': make({ corrected: null }),
      'a long file name': make({ fileName: 'x'.repeat(301) }),
    }));

  it('cannot change once submitted, and is erased with the session', async () => {
    await world.refuses({
      'handed in': async () => {
        await gave();
        return updateDoc(doc(world.as('otherCandidate'), handed), {
          corrected: { name: 'x' },
          rev: 2,
          updatedAt: now(),
        });
      },
      withdrawn: async () => {
        await gave();
        await world.arrange(patch(cleo, { status: 'withdrawn' }));
        return setDoc(doc(world.as('candidate'), mine), reading('cleo'));
      },
    });
    await world.only(managers, async (db) => {
      await gave();
      await world.arrange(patch(cato, { status: 'erasing' }));
      return deleteDoc(doc(db, handed));
    });
  });
});
