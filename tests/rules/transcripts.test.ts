// Transcripts of spoken answers, by the candidate.
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
import { cato, cleo, gone } from './documents/paths.ts';
import { decision } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { transcript } from './fixtures/transcripts.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const file = (who: 'cleo' | 'cato', name = 'take1'): string =>
  `interviews/lark/open/${who}/q2/${name}.webm`;
const spoken = (who: 'cleo' | 'cato', name = 'take1'): Data =>
  answer({
    type: 'video',
    text: '',
    storagePath: file(who, name),
    mime: 'video/webm',
    size: 9_000,
    durationMs: 4_000,
  });
const path = `${cato}/transcripts/q2`;
const mine = `${cleo}/transcripts/q2`;
const correction = (more: Data = {}): Data => ({
  correctedText: 'I watered the roses.',
  correctedAt: now(),
  rev: 2,
  ...more,
});
/** Both candidates have a spoken answer; one of them has a transcript. */
const spoke = () =>
  world.arrange(
    put(`${cleo}/answers/q2`, spoken('cleo')),
    put(`${cato}/answers/q2`, spoken('cato')),
    put(path, transcript('cato', file('cato'), { createdAt: ago(minutes(5)) })),
  );
const after = (act: () => Promise<unknown>) => async (): Promise<unknown> => {
  await spoke();
  return act();
};
/** By the candidate, after submitting. */
const later = (more: Data = {}, arranged: readonly Write[] = []) =>
  after(async () => {
    await world.arrange(patch(cleo, { status: 'submitted' }), ...arranged);
    return setDoc(doc(world.as('candidate'), mine), transcript('cleo', file('cleo'), more));
  });
const make = (who: Who, at = mine, more: Data = {}) =>
  after(() => setDoc(doc(world.as(who), at), transcript(uidOf(who), file('cleo'), more)));

describe('organizations/{o}/interviews/{i}/sessions/{c}/transcripts/{q}', () => {
  it('is read by its candidate and the staff', async () => {
    await spoke();
    await world.readers([...staff, 'otherCandidate'], (db) => getDoc(doc(db, path)));
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDocs(collection(db, `${cato}/transcripts`)),
    );
  });

  it('is created by the candidate beside a spoken answer, or in one commit with it', async () => {
    await world.only(['candidate'], async (db, uid) => {
      await spoke();
      return setDoc(doc(db, mine), transcript(uid, file('cleo')));
    });
    await world.accepts({
      typed: make('candidate', mine, { source: 'typed', text: 'All of it.' }),
      together: () =>
        commit(
          world.as('candidate'),
          put(`${cleo}/answers/q2`, spoken('cleo')),
          put(mine, transcript('cleo', file('cleo'))),
        ),
      'typed after handing in': later({ source: 'typed' }),
      'typed after the time was over': later({ source: 'typed' }, [
        patch(cleo, { status: 'expired' }),
      ]),
    });
    await world.refuses({
      'as if a browser had heard it, after handing in': later(),
      'the same, after the time was over': later({}, [patch(cleo, { status: 'expired' })]),
      'as if from the cloud, after handing in': later({ source: 'cloud' }),
      'typed after the decision': later({ source: 'typed' }, [
        put(`${cleo}/decision/current`, decision('remy')),
      ]),
      'corrected from the beginning': make('candidate', mine, {
        correctedText: 'All of it.',
        correctedAt: now(),
      }),
      'corrected long ago': make('candidate', mine, {
        source: 'typed',
        correctedText: 'All of it.',
        correctedAt: ago(minutes(400_000)),
      }),
      'with times of its own': make('candidate', mine, {
        segments: [{ start: 0, end: 2, text: 'I watered the rose.' }],
      }),
      'with times that are none': make('candidate', mine, {
        source: 'typed',
        segments: ['x'.repeat(9_000)],
      }),
    });
    await world.refuses({
      'beside a written answer': () =>
        setDoc(
          doc(world.as('candidate'), `${cleo}/transcripts/q1`),
          transcript('cleo', file('cleo')),
        ),
      'beside no answer': () =>
        setDoc(
          doc(world.as('candidate'), `${cleo}/transcripts/q9`),
          transcript('cleo', file('cleo')),
        ),
      'of another recording': make('candidate', mine, { of: file('cleo', 'other') }),
      'as if from the cloud': make('candidate', mine, { source: 'cloud' }),
      'in another name': make('candidate', mine, { by: 'cato' }),
      'too long': make('candidate', mine, { text: 'x'.repeat(20_001) }),
      'with more': make('candidate', mine, { score: 5 }),
      'at another time': make('candidate', mine, { createdAt: new Date(0) }),
      'at a later revision': make('candidate', mine, { rev: 2 }),
      'after withdrawing': async () => {
        await spoke();
        await world.arrange(patch(cleo, { status: 'withdrawn' }));
        return setDoc(doc(world.as('candidate'), mine), transcript('cleo', file('cleo')));
      },
    });
  });

  it('is corrected by the candidate alone, beside the original transcript, any number of times', async () => {
    await world.only(['otherCandidate'], async (db) => {
      await spoke();
      return updateDoc(doc(db, path), correction());
    });
    const correct = (more: Data) =>
      after(() => updateDoc(doc(world.as('otherCandidate'), path), correction(more)));
    await world.refuses({
      'changing what was understood': correct({ text: 'I own a garden.' }),
      'at another time': correct({ correctedAt: new Date(0) }),
      'a lost update': correct({ rev: 1 }),
      'too long': correct({ correctedText: 'x'.repeat(20_001) }),
      'with more': correct({ level: 5 }),
      'being erased': after(async () => {
        await world.arrange(patch(cato, { status: 'erasing' }));
        return updateDoc(doc(world.as('otherCandidate'), path), correction());
      }),
      'after the decision': after(async () => {
        await world.arrange(put(`${cato}/decision/current`, decision('remy', { outcome: 'hold' })));
        return updateDoc(doc(world.as('otherCandidate'), path), correction());
      }),
    });
  });

  it('is replaced by another take during the interview, and not afterwards', async () => {
    const again = (who: 'candidate' | 'otherCandidate') => async (): Promise<unknown> => {
      const [uid, session] =
        who === 'candidate' ? (['cleo', cleo] as const) : (['cato', cato] as const);
      await world.arrange(
        put(`${session}/answers/q2`, spoken(uid, 'take2')),
        put(
          `${session}/transcripts/q2`,
          transcript(uid, file(uid), { createdAt: ago(minutes(5)) }),
        ),
      );
      return setDoc(
        doc(world.as(who), `${session}/transcripts/q2`),
        transcript(uid, file(uid, 'take2'), { rev: 2 }),
      );
    };
    const instead = (name: string, more: Data) => async (): Promise<unknown> => {
      await world.arrange(
        put(`${cleo}/answers/q2`, spoken('cleo', name)),
        put(mine, transcript('cleo', file('cleo'), { createdAt: ago(minutes(5)) })),
      );
      return setDoc(
        doc(world.as('candidate'), mine),
        transcript('cleo', file('cleo', name), { rev: 2, ...more }),
      );
    };
    await world.accepts({
      'another take': again('candidate'),
      'typed for another take': instead('take2', { source: 'typed', text: '' }),
    });
    await world.refuses({
      'after handing in': again('otherCandidate'),
      'as if from the cloud': instead('take2', { source: 'cloud' }),
      'other words for the same take': instead('take1', { text: 'I own a garden.' }),
      'corrected from the beginning': instead('take2', {
        correctedText: 'I own a garden.',
        correctedAt: now(),
      }),
      'of a take that is not the answer': instead('take2', { of: file('cleo', 'take3') }),
    });
  });

  it('is deleted with the session, by managers', async () => {
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/transcripts/q1`, transcript('gone', 'x')));
      return deleteDoc(doc(db, `${gone}/transcripts/q1`));
    });
    await world.only([], async (db) => {
      await spoke();
      return deleteDoc(doc(db, path));
    });
    await allowed(getDoc(doc(world.as('owner'), path)));
  });
});
