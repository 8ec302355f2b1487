// Amendments to a submitted scorecard: added beside it, never replacing it, each recording what its author could see by then.
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
import { cara, cato, catoRow, gone, org } from './documents/paths.ts';
import { decision, queued, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const { rating, comment, scores } = review();
const amendment = (by: string, more: Data = {}): Data => ({
  by,
  n: 1,
  rating,
  comment,
  scores,
  reason: 'I had not heard the second answer to its end.',
  at: now(),
  others: 0,
  rated: false,
  decided: false,
  ...more,
});
/** Remy's scorecard is submitted, and the session records it. */
const joined = (...more: string[]): Write => patch(catoRow, { reviewers: ['remy', ...more] });
const amend =
  (
    more: Data = {},
    arranged: readonly Write[] = [joined()],
    { who = 'recruiter', at = 'remy_1' }: { who?: Who; at?: string } = {},
  ) =>
  async (): Promise<void> => {
    await world.arrange(...arranged);
    await setDoc(doc(world.as(who), `${cato}/amendments/${at}`), amendment(uidOf(who), more));
  };
const task = (more: Data): Write => put(`${org}/aiJobs/open_cato`, { ...queued('cato'), ...more });

describe('organizations/{o}/interviews/{i}/sessions/{c}/amendments/{a}', () => {
  it('is read like scorecards: by managers, and by members whose own is submitted', async () => {
    await world.arrange(joined(), put(`${cato}/amendments/remy_1`, amendment('remy')));
    await world.readers(['recruiter', ...managers], (db) =>
      getDoc(doc(db, `${cato}/amendments/remy_1`)),
    );
    await world.readers(['recruiter', ...managers], (db) =>
      getDocs(collection(db, `${cato}/amendments`)),
    );
    await world.arrange(patch(`${cato}/reviews/rowan`, { submitted: true }));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/amendments`)));
  });

  it('is created by members whose scorecard is submitted, each their own', async () => {
    await world.only(staff, async (db, uid) => {
      await world.arrange(joined('rowan', 'ada', 'olive'));
      await setDoc(doc(db, `${cato}/amendments/${uid}_1`), amendment(uid, { others: 3 }));
    });
    await world.refuses({
      'with a draft': amend({}, [joined()], { who: 'reviewer', at: 'rowan_1' }),
      'in the name of others': amend({ by: 'remy', others: 1 }, [joined('ada')], {
        who: 'admin',
        at: 'ada_1',
      }),
      'under the name of others': amend({ others: 1 }, [joined('ada')], {
        who: 'admin',
        at: 'remy_1',
      }),
      'before anybody is in': amend({}, []),
    });
  });

  it('is a chain that only grows, to twenty', async () => {
    const before = (n: number): Write =>
      put(`${cato}/amendments/remy_${n}`, amendment('remy', { n, at: ago(minutes(1)) }));
    const nth = (n: unknown, arranged: readonly Write[] = [], at = `remy_${String(n)}`) =>
      amend({ n }, [joined(), ...arranged], { at });
    await world.accepts({
      'the first': nth(1),
      'the second': nth(2, [before(1)]),
      'the twentieth': nth(20, [before(19)]),
    });
    await world.refuses({
      'the second without the first': nth(2),
      'the same again': nth(1, [before(1)]),
      'the twenty-first': nth(21, [before(20)]),
      none: nth(0),
      'one and a half': nth(1.5),
      'under another number': nth(2, [before(1)], 'remy_3'),
      'in words': nth('1'),
    });
    await world.arrange(joined(), before(1));
    await world.only([], (db) =>
      updateDoc(doc(db, `${cato}/amendments/remy_1`), { reason: 'Never mind.' }),
    );
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/amendments/remy_1`)));
  });

  it('records what its author could see by then', async () => {
    const done = task({ status: 'done', attempts: 1, evaluationId: 'open_cato_1' });
    const decided = put(`${cato}/decision/current`, decision('remy'));
    await world.accepts({
      'two others': amend({ others: 2 }, [joined('rowan', 'ada')]),
      'the AI': amend({ rated: true }, [joined(), done]),
      'the AI, which rates again': amend({ rated: true }, [
        joined(),
        task({ status: 'queued', attempts: 1, evaluationId: 'open_cato_1' }),
      ]),
      'an AI that has not rated yet': amend({}, [joined(), task({})]),
      'a decision': amend({ decided: true }, [joined(), decided]),
      everything: amend({ others: 1, rated: true, decided: true }, [joined('ada'), done, decided]),
    });
    await world.refuses({
      'fewer others': amend({}, [joined('ada')]),
      'more others': amend({ others: 1 }),
      'others in words': amend({ others: 'none' }),
      'no AI, though it rated': amend({}, [joined(), done]),
      'an AI that did not': amend({ rated: true }),
      'an AI that waits': amend({ rated: true }, [joined(), task({})]),
      'no decision, though there is one': amend({}, [joined(), decided]),
      'a decision that is none': amend({ decided: true }),
      'nothing of it': amend({ others: null, rated: null, decided: null }),
    });
  });

  it('has a closed shape and a reason', async () => {
    await world.accepts({
      'a number alone': amend({ scores: null, comment: null }),
      'a reason of ten': amend({ reason: 'x'.repeat(10) }),
      'a long one': amend({ reason: 'x'.repeat(2_000) }),
    });
    await world.refuses({
      'no reason': amend({ reason: null }),
      'a short one': amend({ reason: 'Sorry.' }),
      'an endless one': amend({ reason: 'x'.repeat(2_001) }),
      'a rating of six': amend({ rating: 6 }),
      'a level of nine': amend({ scores: { care: { level: 9, note: '' } } }),
      'at another time': amend({ at: new Date(0) }),
      'another field': amend({ submitted: true }),
      'a long comment': amend({ comment: 'x'.repeat(10_001) }),
    });
  });

  it('is created while the session is under review', () =>
    world.refuses({
      'while deletion is asked for': amend({}, [
        joined(),
        patch(cato, { deletionAskedAt: ago(minutes(1)) }),
      ]),
      'after a withdrawal': amend({}, [joined(), patch(cato, { status: 'withdrawn' })]),
      'while it is erased': amend({}, [joined(), patch(cato, { status: 'erasing' })]),
      'in a suspended company': amend({}, [joined(), patch(org, { status: 'suspended' })]),
    }));

  it('leaves the submitted scorecard unchanged', async () => {
    await world.arrange(joined());
    const before = await world.look(`${cato}/reviews/remy`);
    await allowed(
      setDoc(
        doc(world.as('recruiter'), `${cato}/amendments/remy_1`),
        amendment('remy', { rating: 5 }),
      ),
    );
    await denied(
      updateDoc(doc(world.as('recruiter'), `${cato}/reviews/remy`), {
        rating: 5,
        updatedAt: now(),
        rev: 2,
      }),
    );
    if (JSON.stringify(await world.look(`${cato}/reviews/remy`)) !== JSON.stringify(before))
      throw new Error('The scorecard changed.');
  });

  it('is deleted by managers while the session is erased', async () => {
    await world.arrange(put(`${gone}/amendments/remy_1`, amendment('remy')));
    await world.readers(managers, (db) => getDocs(collection(db, `${gone}/amendments`)));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/amendments/remy_1`)));
    await world.arrange(
      put(`${cara}/amendments/remy_1`, amendment('remy')),
      drop(`${cara}/reviews/remy`),
    );
    await world.only([], (db) => deleteDoc(doc(db, `${cara}/amendments/remy_1`)));
  });
});
