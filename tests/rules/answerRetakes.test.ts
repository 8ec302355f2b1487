// Answers that replace earlier ones: revisions, and the limit of retakes.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { cleo, job } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { film } from './fixtures/answers.ts';
import { World } from './world.ts';
import { patch, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/sessions/{c}/answers/{q}', () => {
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

  it('is retaken up to the limit, beyond it only for a take that was given back', () =>
    world.accepts({
      'the one retake': filmed(1),
      'the one retake, counted': counted(1, 2),
      'one more for a take that was given back': given({ takes: 2 }, { takes: 3, givenBack: 1 }),
      'the last that can be given back': given(
        { takes: 4, givenBack: 2 },
        { takes: 5, givenBack: 3 },
      ),
      'a retake after one that was given back': given({ takes: 2, givenBack: 1 }, { takes: 3 }),
      'a recording where all words were deleted': instead(''),
      'as often as its question allows': own({ q2: 3 }, 'q2', 4),
      'a follow-up as often as its question': own({ q2: 3 }, 'q2_f1', 4),
      'as the interview allows where the question does not': own({ q1: 0 }, 'q2', 2),
    }));

  it('overwrites no edit and respects the retake limit', () =>
    world.refuses({
      'more often than its question allows': own({ q2: 3 }, 'q2', 5),
      'again where its question allows once': own({ q2: 0 }, 'q2', 2),
      'a follow-up again where its question allows once': own({ q2: 0 }, 'q2_f1', 2),
      'as often as another question allows': own({ q1: 3 }, 'q2', 3),
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
    }));
});
