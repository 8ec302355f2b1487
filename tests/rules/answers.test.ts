// Answers of a candidate: who reads and writes them, and their shape.
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
import { cato, cleo, gone, job } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { film } from './fixtures/answers.ts';
import { managers, staff, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World();
const give =
  (id: string, more: Data = {}, who: Who = 'candidate', path = cleo) =>
  () =>
    setDoc(doc(world.as(who), `${path}/answers/${id}`), answer(more));
const resume = (id: string, more: Data = {}): Data => ({
  type: 'resume',
  text: 'read from it',
  storagePath: `interviews/lark/open/cleo/${id}/cv.pdf`,
  mime: 'application/pdf',
  size: 1_000,
  ...more,
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/answers/{q}', () => {
  it('is read by its candidate and the staff', async () => {
    await world.readers([...staff, 'candidate'], (db) => getDoc(doc(db, `${cleo}/answers/q1`)));
    await world.readers([...staff, 'candidate'], (db) =>
      getDocs(collection(db, `${cleo}/answers`)),
    );
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDocs(collection(db, `${cato}/answers`)),
    );
  });

  it('is written by its candidate alone', async () => {
    await world.only(['candidate'], (db) => setDoc(doc(db, `${cleo}/answers/q2`), answer()));
    await world.only(['candidate'], (db) =>
      updateDoc(doc(db, `${cleo}/answers/q1`), {
        text: 'I watered it twice.',
        rev: 2,
        updatedAt: now(),
      }),
    );
  });

  it('answers a question or one of its three follow-ups', async () => {
    await world.accepts({
      words: give('q2'),
      'a video': give('q2', film('q2')),
      'a resume': give('q2', resume('q2')),
      'no words yet': give('q2', { text: '' }),
      'many words': give('q2', { text: 'x'.repeat(20_000) }),
      'the first follow-up': give('q1_f1', { prompt: 'What else?' }),
      'the third': give('q2_f3', { prompt: 'And then?' }),
      'a follow-up without its words': give('q1_f1'),
      'a voice': give(
        'q2',
        film('q2', {
          storagePath: 'interviews/lark/open/cleo/q2/take-1.webm',
          mime: 'audio/webm;codecs=opus',
          sha256: 'ab'.repeat(32),
          takes: 1,
          transcript: 'What I said.',
        }),
      ),
      'a voice from Safari': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/take-1.m4a', mime: 'audio/mp4' }),
      ),
      'as large as may be': give('q2', film('q2', { size: 314_572_800 })),
      'a filmed follow-up': give('q1_f2', { ...film('q1_f2'), prompt: 'Show us.' }),
    });
    await world.refuses({
      'a question nobody asked': give('q9'),
      'a fourth follow-up': give('q1_f4'),
      'a follow-up to nothing': give('q9_f1'),
      'a follow-up to a follow-up': give('q1_f1_f1'),
      'no follow-up': give('q1_f'),
      'the zeroth': give('q1_f0'),
      'a prompt on the question itself': give('q2', { prompt: 'Mine.' }),
      'a long prompt': give('q1_f1', { prompt: 'x'.repeat(1_001) }),
      'a prompt that is a number': give('q1_f1', { prompt: 7 }),
    });
  });

  it('has a closed shape', () =>
    world.refuses({
      'no words at all': give('q2', { text: null }),
      'too many words': give('q2', { text: 'x'.repeat(20_001) }),
      'a file with words': give('q2', { storagePath: 'interviews/lark/open/cleo/q2/a.webm' }),
      'another type': give('q2', { type: 'poem' }),
      'a score': give('q2', { score: 100 }),
      'a long type of file': give('q2', film('q2', { mime: 'x'.repeat(101) })),
      'half a byte': give('q2', film('q2', { size: 1.5 })),
      'an unknown ending': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/take-1.mov' }),
      ),
      'a second revision': give('q2', { rev: 2 }),
      'a time of its own': give('q2', { updatedAt: new Date(0) }),
      'a video of somebody else': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cato/q2/take-1.webm' }),
      ),
      'a video of another question': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q1/take-1.webm' }),
      ),
      'a page for a video': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/take-1.html' }),
      ),
      'a way out of the folder': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/../../x.webm' }),
      ),
      'a huge video': give('q2', film('q2', { size: 314_572_801 })),
      'a video that is a document': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/cv.pdf', mime: 'application/pdf' }),
      ),
      'a document that is a video': give(
        'q2',
        resume('q2', { storagePath: 'interviews/lark/open/cleo/q2/take-1.webm' }),
      ),
      'a type no player knows': give('q2', film('q2', { mime: 'text/html' })),
      'a video of no type': give('q2', film('q2', { mime: null })),
      'half a hash': give('q2', film('q2', { sha256: 'ab'.repeat(31) })),
      'a hash in capitals': give('q2', film('q2', { sha256: 'AB'.repeat(32) })),
      'a long transcript': give('q2', film('q2', { transcript: 'x'.repeat(20_001) })),
      'more takes than one': give('q2', film('q2', { takes: 2 })),
      'no take at all': give('q2', film('q2', { takes: 0 })),
      'words with takes': give('q2', { takes: 1 }),
      'a take that begins as given back': give('q2', film('q2', { takes: 1, givenBack: 1 })),
      'words that were given back': give('q2', { givenBack: 1 }),
      'a negative length': give('q2', film('q2', { durationMs: -1 })),
      'a video without a file': give('q2', { type: 'video', text: null }),
    }));

  it('is saved in a session without an end', async () => {
    await world.arrange(patch(job, { closesAt: new Date('9999-12-31T23:58:00Z') }));
    await world.accepts({ 'an answer': give('q2') });
  });

  it('cannot change once the session is not open', () => {
    const when =
      (path: string, change: Data, act = give('q2')) =>
      async (): Promise<void> => {
        await world.arrange(patch(path, change));
        await act();
      };
    return world.refuses({
      'handed in': give('q2', {}, 'otherCandidate', cato),
      'changed after handing in': () =>
        updateDoc(doc(world.as('otherCandidate'), `${cato}/answers/q1`), {
          text: 'x',
          rev: 3,
          updatedAt: now(),
        }),
      withdrawn: when(cleo, { status: 'withdrawn' }),
      'out of time': when(cleo, { startedAt: ago(minutes(56)) }),
      'after the end': when(job, { closesAt: ago(minutes(11)) }),
      'in a closed interview': when(job, { status: 'closed' }),
      'without a session': give('q1', {}, 'guest', `${job}/sessions/gus`),
    });
  });

  it('is deleted by managers while the session is erased', async () => {
    await world.only(managers, (db) => deleteDoc(doc(db, `${gone}/answers/q1`)));
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/answers/q1`)));
  });
});
