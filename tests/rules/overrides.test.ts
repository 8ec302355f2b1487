// Levels that a person sets in place of the AI's.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, gone, org } from './documents/paths.ts';
import { rating, review } from './documents/reviews.ts';
import { now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const run = 'open_cato_1';
const override = (by: string, more: Data = {}): Data => ({
  evaluationId: run,
  questionId: 'q1',
  n: 1,
  level: 4,
  withdrawn: false,
  reason: 'The answer names the result twice.',
  by,
  byName: 'A colleague',
  at: now(),
  ...more,
});
const idOf = ({ evaluationId, questionId, n }: Data): string =>
  `${String(evaluationId)}_${String(questionId)}_${String(n)}`;
const add =
  (more: Data = {}, who: Who = 'recruiter', id?: string) =>
  () => {
    const data = override(uidOf(who), more);
    return setDoc(doc(world.as(who), `${cato}/overrides/${id ?? idOf(data)}`), data);
  };
const first = put(`${cato}/overrides/${run}_q1_1`, override('remy'));
const rated = put(`${cato}/ratings/${run}`, rating('rowan'));

describe('organizations/{o}/interviews/{i}/sessions/{c}/overrides/{v}', () => {
  it("is closed like a rating until one's own scorecard is submitted, for everyone", async () => {
    await world.arrange(first);
    await world.readers(['recruiter'], (db) => getDoc(doc(db, `${cato}/overrides/${run}_q1_1`)));
    await world.readers(['recruiter'], (db) => getDocs(collection(db, `${cato}/overrides`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'overrides')));
    await world.arrange(...staff.map((who) => put(`${cato}/reviews/${uidOf(who)}`, review())));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/overrides`)));
  });

  it('is added by staff whose own scorecard is submitted, in their own name', async () => {
    const act = async (db: Firestore, uid: string): Promise<void> => {
      await world.arrange(
        rated,
        ...staff.map((who) => put(`${cato}/reviews/${uidOf(who)}`, review())),
      );
      await setDoc(doc(db, `${cato}/overrides/${run}_q1_1`), override(uid));
    };
    await world.only(staff, act);
    await world.arrange(rated);
    await world.refuses({
      'before the own scorecard': add({}, 'secondReviewer'),
      'with a draft of it': add({}, 'reviewer'),
      'for somebody else': add({ by: 'rowan' }),
    });
  });

  it('has a closed shape, and a reason', async () => {
    const with_ = (more: Data, id?: string) => async () => {
      await world.arrange(rated);
      return add(more, 'recruiter', id)();
    };
    await world.accepts({
      'a level': with_({}),
      'not enough evidence': with_({ level: null }),
      'without a name': with_({ byName: null }),
      'at length': with_({ reason: 'x'.repeat(2_000) }),
    });
    await world.refuses({
      'no reason': with_({ reason: 'short' }),
      'an endless one': with_({ reason: 'x'.repeat(2_001) }),
      'a level of six': with_({ level: 6 }),
      'half a level': with_({ level: 2.5 }),
      'a time of its own': with_({ at: new Date(0) }),
      'another field': with_({ score: 1 }),
      'another name': with_({}, 'free'),
      'of a run that does not exist': with_({ evaluationId: 'open_cato_9' }),
      'taken back before it was given': with_({ withdrawn: true, level: null }),
    });
  });

  it('is a chain without gaps that nobody changes', async () => {
    const after =
      (more: Data, who: Who = 'recruiter') =>
      async () => {
        await world.arrange(rated, first);
        return add(more, who)();
      };
    await world.accepts({
      'the second': after({ n: 2, level: 2 }),
      'taken back': after({ n: 2, withdrawn: true, level: null }),
      'another question': after({ questionId: 'q2' }),
    });
    await world.refuses({
      'a second first': after({ level: 1 }),
      'a gap': after({ n: 3 }),
      'the fifty-first': after({ n: 51 }),
    });
    await world.arrange(first, rated);
    await world.only([], (db) =>
      updateDoc(doc(db, `${cato}/overrides/${run}_q1_1`), { level: 1, n: 1 }),
    );
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/overrides/${run}_q1_1`)));
  });

  it('needs a submitted session with consent to AI, at an active company', async () => {
    const under =
      (...writes: readonly Write[]) =>
      async () => {
        await world.arrange(rated, ...writes);
        return add()();
      };
    await world.refuses({
      withdrawn: under(patch(cato, { status: 'withdrawn' })),
      'consent taken back': under(patch(cato, { 'consent.ai': false })),
      suspended: under(patch(org, { status: 'suspended' })),
    });
    await world.accepts({ 'as it is': under() });
  });

  it('is deleted by managers while the session is erased', async () => {
    const path = `${gone}/overrides/${run}_q1_1`;
    await world.only(managers, async (db) => {
      await world.arrange(put(path, override('remy')));
      await deleteDoc(doc(db, path));
    });
  });
});
