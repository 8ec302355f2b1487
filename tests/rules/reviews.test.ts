// Scorecards of reviewers.
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
import { session } from './documents/candidates.ts';
import { content } from './documents/jobs.ts';
import { cara, cato, cleo, gone, job } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const hand =
  (more: Data = {}, who: Who = 'secondReviewer', path = cato) =>
  () =>
    setDoc(doc(world.as(who), `${path}/reviews/${uidOf(who)}`), review(more));

describe('organizations/{o}/interviews/{i}/sessions/{c}/reviews/{r}', () => {
  it('is hidden from colleagues until theirs is submitted; managers may always read it', async () => {
    await world.readers(['recruiter', ...managers], (db) =>
      getDoc(doc(db, `${cato}/reviews/remy`)),
    );
    await world.readers(['recruiter', ...managers], (db) =>
      getDocs(collection(db, `${cato}/reviews`)),
    );
    await world.readers(['reviewer', 'recruiter', ...managers], (db) =>
      getDoc(doc(db, `${cato}/reviews/rowan`)),
    );
    await world.arrange(patch(`${cato}/reviews/rowan`, { submitted: true }));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/reviews`)));
    await allowed(getDoc(doc(world.as('secondReviewer'), `${cato}/reviews/reed`)));
  });

  it('is written by the staff, each their own', async () => {
    await world.only(staff, async (db, uid) => {
      await world.arrange(drop(`${cara}/reviews/remy`));
      await setDoc(doc(db, `${cara}/reviews/${uid}`), review());
    });
    await denied(setDoc(doc(world.as('owner'), `${cara}/reviews/rowan`), review()));
  });

  it('has a closed shape', async () => {
    const lines = (n: number, line: unknown = { level: 3, note: 'Why.' }): Data =>
      Object.fromEntries(Array.from({ length: n }, (_, index) => [`competency-${index}`, line]));
    await world.accepts({
      'a number alone': hand({ scores: null, comment: null, name: null }),
      'nine lines at length': hand({
        scores: lines(9, { level: 5, note: 'x'.repeat(2_000) }),
        comment: 'x'.repeat(10_000),
      }),
      'not enough evidence': hand({ scores: lines(2, { level: null, note: '' }) }),
      'kept for later': hand({ submitted: false }),
    });
    await world.refuses(
      Object.fromEntries(
        Array.from({ length: 9 }, (_, n) => [
          `a level of nine in line ${n}`,
          hand({ scores: { ...lines(9), [`competency-${n}`]: { level: 9, note: '' } } }),
        ]),
      ),
    );
    await world.refuses({
      'a rating of six': hand({ rating: 6 }),
      'of zero': hand({ rating: 0 }),
      'of four and a half': hand({ rating: 4.5 }),
      'a long comment': hand({ comment: 'x'.repeat(10_001) }),
      'ten lines': hand({ scores: lines(10) }),
      'a level of six': hand({ scores: lines(1, { level: 6, note: '' }) }),
      'half a level': hand({ scores: lines(9, { level: 2.5, note: '' }) }),
      'a level in words': hand({ scores: { ...lines(8), last: { level: 'good', note: '' } } }),
      'no level': hand({ scores: lines(1, { note: '' }) }),
      'no note': hand({ scores: lines(1, { level: 1 }) }),
      'a long note': hand({ scores: lines(3, { level: 1, note: 'x'.repeat(2_001) }) }),
      'a line with more': hand({ scores: lines(1, { level: 1, note: '', weight: 5 }) }),
      'a note that is a list': hand({ scores: lines(1, { level: 1, note: [] }) }),
      'a bare level': hand({ scores: lines(1, 5) }),
      'a long competency': hand({ scores: { ['x'.repeat(361)]: { level: 1, note: '' } } }),
      'scores in words': hand({ scores: 'good' }),
      'another field': hand({ secret: 1 }),
      'a time of its own': hand({ updatedAt: new Date(0) }),
      'a second revision': hand({ rev: 2 }),
      'neither in nor out': hand({ submitted: 'yes' }),
      'before the session is handed in': hand({}, 'secondReviewer', cleo),
      'of an erasing session': hand({}, 'secondReviewer', gone),
    });
  });

  it('is never about oneself, not even for staff who took the interview', async () => {
    const hired = (who: Who, by: Who, submitted: boolean) => async (): Promise<unknown> => {
      await world.arrange(
        put(`${job}/sessions/${uidOf(who)}`, session(uidOf(who), { status: 'submitted' })),
      );
      return setDoc(
        doc(world.as(by), `${job}/sessions/${uidOf(who)}/reviews/${uidOf(by)}`),
        review({ submitted }),
      );
    };
    await world.refuses({
      'a reviewer': hired('reviewer', 'reviewer', true),
      'an owner, as a draft': hired('owner', 'owner', false),
    });
    await world.accepts({ 'a colleague': hired('owner', 'reviewer', true) });
  });

  it('is revised while it is a draft, and submitted once', async () => {
    const revise =
      (data: Data, who: 'recruiter' | 'reviewer' = 'reviewer') =>
      () =>
        updateDoc(doc(world.as(who), `${cato}/reviews/${uidOf(who)}`), {
          updatedAt: now(),
          rev: 2,
          ...data,
        });
    await world.accepts({
      'another rating': revise({ rating: 2 }),
      'another level': revise({ 'scores.care.level': 1 }),
      'handed in': revise({ submitted: true }),
    });
    await world.refuses({
      'a lost update': revise({ rating: 2, rev: 1 }),
      'a leap': revise({ rating: 2, rev: 3 }),
    });
    // After reading the AI's and colleagues' assessments.
    await world.refuses({
      'another rating when it is in': revise({ rating: 5 }, 'recruiter'),
      'another level when it is in': revise({ 'scores.care.level': 1 }, 'recruiter'),
      'other words when it is in': revise({ comment: 'Better.' }, 'recruiter'),
      'taken back': revise({ submitted: false }, 'recruiter'),
      'handed in again': revise({ submitted: true }, 'recruiter'),
    });
  });

  it('covers each competency of the job when it is submitted', async () => {
    const scored: Data = { level: 3, note: '' };
    const open: Data = { level: null, note: '' };
    const of =
      (
        ids: readonly string[],
        more: Data,
        rubric: Write = put(
          `${job}/content/rubric`,
          content(
            'remy',
            ids.map((id) => ({ id, weight: 10 })),
          ),
        ),
      ) =>
      async (): Promise<void> => {
        await world.arrange(rubric);
        await setDoc(doc(world.as('secondReviewer'), `${cato}/reviews/reed`), review(more));
      };
    const eight = Array.from({ length: 8 }, (_, n) => `c${n}`);
    const all = (left: readonly string[] = []): Data => ({
      scores: Object.fromEntries(
        eight.filter((id) => !left.includes(id)).map((id) => [id, scored]),
      ),
    });
    await world.accepts({
      'a level for each': of(eight, all()),
      'not enough evidence': of(['care', 'tools'], { scores: { care: scored, tools: open } }),
      'a draft with open ends': of(eight, { ...all(['c3']), submitted: false }),
      'a draft with nothing': of(eight, { scores: null, submitted: false }),
      'a job without competencies': of([], { scores: {} }),
      'a job from before the rubric': of([], { scores: null }, drop(`${job}/content/rubric`)),
    });
    await world.refuses({
      ...Object.fromEntries(eight.map((id) => [`without ${id}`, of(eight, all([id]))])),
      'without any': of(['care'], { scores: {} }),
      'without scores': of(['care'], { scores: null }),
      'only marked as open': of(['care'], { scores: { '?care': open } }),
    });
  });

  it('is deleted by managers while the session is erased', async () => {
    await world.arrange(put(`${gone}/reviews/remy`, review()));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/reviews/remy`)));
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/reviews/remy`)));
  });
});
