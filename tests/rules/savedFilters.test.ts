// Saved views of a member, and moving a candidate back to the unreviewed stage.
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { candidate } from './documents/candidates.ts';
import { catoRow, job, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { editors, everyRole, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const view: Data = { stage: 'submitted', scorecard: 'missing', waiting: 7, sort: 'submitted_asc' };
const filter = (more: Data = {}): Data => ({
  name: 'Waits for me',
  view,
  rev: 1,
  updatedAt: now(),
  ...more,
});
const at = (uid: string, id = 'f00'): string => `${org}/members/${uid}/filters/${id}`;
const team = ['reviewer', 'recruiter', 'admin', 'owner'] as const satisfies readonly Who[];

describe('organizations/{o}/members/{m}/filters/{f}', () => {
  it('is saved by each staff member for themselves', async () => {
    await world.only(team, (db, uid) => setDoc(doc(db, at(uid)), filter()));
    await world.only(['recruiter'], (db) => setDoc(doc(db, at('remy')), filter()));
  });

  it('is read, listed and deleted by its owner alone', async () => {
    await world.arrange(put(at('remy'), filter()));
    await world.readers(['recruiter'], (db) => getDoc(doc(db, at('remy'))));
    await world.readers(['recruiter'], (db) =>
      getDocs(collection(db, `${org}/members/remy/filters`)),
    );
    await world.readers([], (db) => getDocs(collectionGroup(db, 'filters')));
    for (const who of everyRole.filter((one) => one !== 'recruiter'))
      await denied(deleteDoc(doc(world.as(who), at('remy'))));
    await allowed(deleteDoc(doc(world.as('recruiter'), at('remy'))));
  });

  it('is changed with the next revision', async () => {
    await world.arrange(put(at('remy'), filter()));
    await denied(setDoc(doc(world.as('recruiter'), at('remy')), filter()));
    await allowed(setDoc(doc(world.as('recruiter'), at('remy')), filter({ rev: 2, name: 'Else' })));
  });

  it('has a closed shape and at most twenty entries', () => {
    const set =
      (more: Data, id = 'f00') =>
      () =>
        setDoc(doc(world.as('recruiter'), at('remy', id)), filter(more));
    const seen = (more: Data) => set({ view: { ...view, ...more } });
    return world.refuses({
      'another field': set({ score: 1 }),
      'no name': set({ name: '' }),
      'a long name': set({ name: 'x'.repeat(61) }),
      'a name that is none': set({ name: 7 }),
      'a time of its own': set({ updatedAt: ago(minutes(1)) }),
      'a later revision': set({ rev: 2 }),
      'no view': set({ view: null }),
      'a sort by a rating': seen({ sort: 'rating_desc' }),
      'a stage that is none': seen({ stage: 'best' }),
      invitations: seen({ stage: 'invited' }),
      'other days': seen({ waiting: 5 }),
      'other scorecards': seen({ scorecard: 'others' }),
      'more in the view': seen({ minScore: 4 }),
      'an id beyond the last': set({}, 'f20'),
      'an id with another name': set({}, 'mine'),
    });
  });

  it('accepts every view that the screen offers', () =>
    world.accepts({
      everybody: () =>
        setDoc(
          doc(world.as('reviewer'), at('rowan', 'f19')),
          filter({ view: { stage: null, scorecard: null, waiting: null, sort: 'started_desc' } }),
        ),
      'a name of sixty letters': () =>
        setDoc(doc(world.as('reviewer'), at('rowan')), filter({ name: 'ñ'.repeat(60) })),
    }));
});

describe('a move back to the unreviewed stage', () => {
  const id = 'stage_open_cato_4';
  const back =
    (who: Who, more: Data = {}, note: Data | null = {}) =>
    () =>
      commit(
        world.as(who),
        patch(catoRow, {
          stage: deleteField(),
          stageBy: uidOf(who),
          stageAt: now(),
          rev: 4,
          ...more,
        }),
        ...(note
          ? [
              put(`${org}/auditLog/${id}`, {
                ...entry(uidOf(who), 'stage.submitted', 'open/cato'),
                ...note,
              }),
            ]
          : []),
      );
  const moved = (): Promise<void> =>
    world.arrange(
      patch(catoRow, { stage: 'in_review', stageBy: 'remy', stageAt: ago(minutes(1)), rev: 3 }),
    );

  it('is made by editors, with an audit entry', async () => {
    for (const who of everyRole) {
      await moved();
      await (editors.includes(who) ? allowed(back(who)()) : denied(back(who)()));
      await world.reset();
    }
  });

  it('is created in no other way', async () => {
    const after = (act: () => Promise<unknown>) => async () => {
      await moved();
      return act();
    };
    await world.refuses({
      'without an entry': after(back('recruiter', {}, null)),
      'with an entry about another stage': after(
        back('recruiter', {}, { action: 'stage.in_review' }),
      ),
      'as a stage of that name': after(back('recruiter', { stage: 'submitted' })),
      'as no stage': after(back('recruiter', { stage: null })),
      'in the name of others': after(back('recruiter', { stageBy: 'olive' })),
      'a lost update': after(back('recruiter', { rev: 3 })),
      'with more': after(back('recruiter', { status: 'in_progress' })),
      'before it is handed in': async () => {
        await world.arrange(put(`${job}/candidates/cleo`, candidate('cleo')));
        return commit(
          world.as('recruiter'),
          patch(`${job}/candidates/cleo`, {
            stage: deleteField(),
            stageBy: 'remy',
            stageAt: now(),
            rev: 2,
          }),
          put(`${org}/auditLog/stage_open_cleo_2`, entry('remy', 'stage.submitted', 'open/cleo')),
        );
      },
    });
  });
});
