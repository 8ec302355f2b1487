// AI ratings: read only after the own scorecard is submitted.
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
import { cato, gone } from './documents/paths.ts';
import { rating, review } from './documents/reviews.ts';
import { evaluateAs, world } from './fixtures/evaluations.ts';
import { managers } from './people.ts';
import { drop, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}/ratings/{e}', () => {
  const path = `${cato}/ratings/open_cato_1`;

  it('is read only by staff whose own scorecard is submitted, whatever their role', async () => {
    await world.readers(['recruiter'], (db) => getDoc(doc(db, path)));
    await world.readers(['recruiter'], (db) => getDocs(collection(db, `${cato}/ratings`)));
    await world.arrange(
      patch(`${cato}/reviews/rowan`, { submitted: true }),
      put(`${cato}/reviews/olive`, review({ submitted: false })),
      put(`${cato}/reviews/sky`, review()),
      put(`${cato}/reviews/blake`, review()),
      put(`${cato}/reviews/saga`, review()),
      put(`${cato}/reviews/cato`, review()),
    );
    await world.readers(['reviewer', 'recruiter'], (db) => getDoc(doc(db, path)));
  });

  it('is created only with its evaluation', () =>
    world.refuses({
      alone: evaluateAs({ leave: ['evaluation', 'task'] }),
      'with the task, without the evaluation': evaluateAs({ leave: ['evaluation'] }),
      'for an evaluation that is none': () =>
        setDoc(
          doc(world.as('reviewer'), `${cato}/ratings/open_cato_2`),
          rating('rowan', { jobId: 'open_cato' }),
        ),
      'for an evaluation that exists': async () => {
        await world.arrange(drop(path));
        return setDoc(doc(world.as('reviewer'), path), rating('rowan', { jobId: 'open_cato' }));
      },
      'instead of another': () =>
        setDoc(doc(world.as('reviewer'), path), rating('rowan', { jobId: 'open_cato' })),
      'in the name of others': evaluateAs({ rating: { evaluatorUid: 'olive' } }),
      'about another session': evaluateAs({ rating: { jobId: 'open_cato' } }),
      'at another time': evaluateAs({ rating: { createdAt: new Date(0) } }),
      'with too many items': evaluateAs({
        rating: { items: Array<Data>(61).fill({ questionId: 'q1' }) },
      }),
      'with no list': evaluateAs({ rating: { items: { q1: 5 } } }),
      'with another field': evaluateAs({ rating: { overall: 100 } }),
    }));

  it('never changes until the session is erased', async () => {
    await world.only([], (db) => updateDoc(doc(db, path), { items: [] }));
    await world.only([], (db) => deleteDoc(doc(db, path)));
    await world.arrange(put(`${gone}/ratings/e`, rating('rowan')));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/ratings/e`)));
  });
});
