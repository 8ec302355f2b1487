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
import { managers, staff, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World('answers');
const give =
  (id: string, more: Data = {}, who: Who = 'candidate', path = cleo) =>
  () =>
    setDoc(doc(world.as(who), `${path}/answers/${id}`), answer(more));
const film = (id: string, more: Data = {}): Data => ({
  type: 'video',
  text: null,
  storagePath: `interviews/lark/open/cleo/${id}/take-1.webm`,
  mime: 'video/webm',
  size: 1_000,
  durationMs: 5_000,
  ...more,
});
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
      'a video that is a paper': give(
        'q2',
        film('q2', { storagePath: 'interviews/lark/open/cleo/q2/cv.pdf', mime: 'application/pdf' }),
      ),
      'a paper that is a video': give(
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

  it('overwrites no edit and respects the retake limit', () => {
    const edit = (id: string, more: Data) => () =>
      updateDoc(doc(world.as('candidate'), `${cleo}/answers/${id}`), {
        updatedAt: now(),
        rev: 2,
        ...more,
      });
    const counted = (before: number, now_: number) => async (): Promise<void> => {
      await world.arrange((batch, db) =>
        batch.set(doc(db, `${cleo}/answers/q2`), { ...answer(film('q2')), rev: 7, takes: before }),
      );
      await edit('q2', {
        storagePath: 'interviews/lark/open/cleo/q2/take-2.webm',
        rev: 8,
        takes: now_,
      })();
    };
    const given = (before: Data, next: Data) => async (): Promise<void> => {
      await world.arrange((batch, db) =>
        batch.set(doc(db, `${cleo}/answers/q2`), { ...answer(film('q2')), rev: 7, ...before }),
      );
      await edit('q2', {
        storagePath: 'interviews/lark/open/cleo/q2/take-9.webm',
        rev: 8,
        ...next,
      })();
    };
    const instead =
      (text: string, more: Data = {}) =>
      async (): Promise<void> => {
        await world.arrange((batch, db) =>
          batch.set(doc(db, `${cleo}/answers/q2`), { ...answer({ text }), rev: 4 }),
        );
        await setDoc(
          doc(world.as('candidate'), `${cleo}/answers/q2`),
          answer({ ...film('q2'), rev: 5, takes: 1, ...more }),
        );
      };
    /** Take number `next` of one answer, where the interview allows one retake and question q2 its own number. */
    const own = (ownRetakes: Data, id: string, next: number) => async (): Promise<void> => {
      await world.arrange(patch(job, { ownRetakes }), (batch, db) =>
        batch.set(doc(db, `${cleo}/answers/${id}`), {
          ...answer(film(id)),
          rev: 7,
          takes: next - 1,
        }),
      );
      await edit(id, {
        storagePath: `interviews/lark/open/cleo/${id}/take-9.webm`,
        rev: 8,
        takes: next,
      })();
    };
    const filmed = (rev: number) => async (): Promise<void> => {
      await world.arrange((batch, db) =>
        batch.set(doc(db, `${cleo}/answers/q2`), { ...answer(film('q2')), rev }),
      );
      await edit('q2', { storagePath: 'interviews/lark/open/cleo/q2/take-2.webm', rev: rev + 1 })();
    };
    return Promise.resolve()
      .then(() =>
        world.accepts({
          'the one retake': filmed(1),
          'the one retake, counted': counted(1, 2),
          'one more for a take that was given back': given(
            { takes: 2 },
            { takes: 3, givenBack: 1 },
          ),
          'the last that can be given back': given(
            { takes: 4, givenBack: 2 },
            { takes: 5, givenBack: 3 },
          ),
          'a retake after one that was given back': given({ takes: 2, givenBack: 1 }, { takes: 3 }),
          'a recording where all words were deleted': instead(''),
          'as often as its question says': own({ q2: 3 }, 'q2', 4),
          'a follow-up as often as its question': own({ q2: 3 }, 'q2_f1', 4),
          'as the interview says where the question does not': own({ q1: 0 }, 'q2', 2),
        }),
      )
      .then(() =>
        world.refuses({
          'more often than its question says': own({ q2: 3 }, 'q2', 5),
          'again where its question says once': own({ q2: 0 }, 'q2', 2),
          'a follow-up again where its question says once': own({ q2: 0 }, 'q2_f1', 2),
          'as often as another question says': own({ q1: 3 }, 'q2', 3),
          'a second retake': filmed(2),
          'a second retake, counted': counted(2, 3),
          'a retake that does not count': counted(1, 1),
          'a retake that counts backwards': counted(2, 1),
          'two given back at once': given({ takes: 2 }, { takes: 3, givenBack: 2 }),
          'a fourth given back': given({ takes: 5, givenBack: 3 }, { takes: 6, givenBack: 4 }),
          'given back and not counted': given({ takes: 2 }, { takes: 2, givenBack: 1 }),
          'more than what was given back': given(
            { takes: 3, givenBack: 1 },
            { takes: 4, givenBack: 1 },
          ),
          'what was given back taken off': given(
            { takes: 2, givenBack: 1 },
            { takes: 3, givenBack: 0 },
          ),
          'a fraction given back': given({ takes: 2 }, { takes: 3, givenBack: 0.5 }),
          'a recording over words that was given back': instead('', { givenBack: 1 }),
          'a recording over words': instead('I watered it.'),
          'a recording that starts as the second': instead('', { takes: 2 }),
          'the same revision': edit('q1', { rev: 1 }),
          'a leap': edit('q1', { rev: 3 }),
          'a fraction': edit('q1', { rev: 2.5 }),
          'another type': edit('q1', film('q1')),
          'another prompt': async () => {
            await world.arrange((batch, db) =>
              batch.set(doc(db, `${cleo}/answers/q1_f1`), answer({ prompt: 'What else?' })),
            );
            return edit('q1_f1', { prompt: 'An easier one?' })();
          },
        }),
      );
  });

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
