// A deletion request is marked on the session, and nobody scores the candidate from then on.
import {
  collectionGroup,
  deleteField,
  doc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, catoRow, cleo, job, org } from './documents/paths.ts';
import { evaluation, rating, review } from './documents/reviews.ts';
import { ago, days, now } from './documents/times.ts';
import { beginsErasing } from './entries.ts';
import { staff } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const request = (uid: string, more: Data = {}): Write =>
  put(`${org}/dataRequests/${uid}_open_delete`, {
    uid,
    interviewId: 'open',
    type: 'delete',
    status: 'open',
    createdAt: now(),
    ...more,
  });
const requestDeletion = (more: Data = {}): Write =>
  patch(cleo, { deletionAskedAt: now(), rev: 2, ...more });
const paused = (session: string): Promise<void> =>
  world.arrange(patch(session, { deletionAskedAt: ago(days(1)) }));

describe('a deletion request', () => {
  it('is marked on the session by the candidate alone, together with the request and at its time', async () => {
    await world.only(['candidate'], (db) => commit(db, request('cleo'), requestDeletion()));
    const asks =
      (...writes: Write[]) =>
      () =>
        commit(world.as('candidate'), ...writes);
    const old = ago(days(3));
    await world.accepts({
      'for one of before': async () => {
        await world.arrange(request('cleo', { createdAt: old }));
        return asks(requestDeletion({ deletionAskedAt: old }))();
      },
    });
    await world.refuses({
      'without a request': asks(requestDeletion()),
      'another kind of request': asks(
        put(`${org}/dataRequests/cleo_open_export`, {
          uid: 'cleo',
          interviewId: 'open',
          type: 'export',
          status: 'open',
          createdAt: now(),
        }),
        requestDeletion(),
      ),
      'at another time': asks(request('cleo'), requestDeletion({ deletionAskedAt: new Date(0) })),
      'with more': asks(request('cleo'), requestDeletion({ displayName: 'Nobody' })),
      'a lost update': asks(request('cleo'), requestDeletion({ rev: 1 })),
      'when it was answered': async () => {
        await world.arrange(request('cleo', { status: 'done', createdAt: old }));
        return asks(requestDeletion({ deletionAskedAt: old }))();
      },
      'taken back': async () => {
        await world.arrange(request('cleo'), patch(cleo, { deletionAskedAt: ago(days(1)) }));
        return asks(requestDeletion({ deletionAskedAt: deleteField() }))();
      },
    });
    await world.only([], async (db) => {
      await paused(cleo);
      await updateDoc(doc(db, cleo), { deletionAskedAt: deleteField(), rev: 2 });
    });
  });

  it('is listed across jobs for the staff', async () => {
    await paused(cato);
    const asked =
      (most: number, orgId = 'lark') =>
      (db: Firestore) =>
        getDocs(
          query(
            collectionGroup(db, 'sessions'),
            where('orgId', '==', orgId),
            orderBy('deletionAskedAt'),
            limit(most),
          ),
        );
    await world.readers(staff, (db) => asked(21)(db));
    await denied(asked(500)(world.as('owner')));
    await allowed(asked(21, 'quarry')(world.as('rivalOwner')));
  });
});

describe('scoring pauses', () => {
  it('for scorecards, drafts and corrections', async () => {
    const scores =
      (submitted: boolean, isPaused: boolean) =>
      async (db: Firestore, uid: string): Promise<void> => {
        await world.arrange(
          ...(isPaused ? [patch(cato, { deletionAskedAt: ago(days(1)) })] : []),
          put(`${cato}/reviews/${uid}`, review({ submitted: false, rev: 1 })),
        );
        await setDoc(doc(db, `${cato}/reviews/${uid}`), review({ submitted, rev: 2 }));
      };
    for (const submitted of [true, false]) {
      await world.only(staff, scores(submitted, false));
      await world.only([], scores(submitted, true));
    }
    const corrects = (isPaused: boolean) => async (): Promise<void> => {
      await world.arrange(
        put(`${cato}/ratings/open_cato_1`, rating('rowan')),
        ...(isPaused ? [patch(cato, { deletionAskedAt: ago(days(1)) })] : []),
      );
      await setDoc(doc(world.as('recruiter'), `${cato}/overrides/open_cato_1_q1_1`), {
        evaluationId: 'open_cato_1',
        questionId: 'q1',
        n: 1,
        level: 4,
        withdrawn: false,
        reason: 'The answer names the result twice.',
        by: 'remy',
        byName: 'Remy',
        at: now(),
      });
    };
    await world.accepts({ 'a correction': corrects(false) });
    await world.refuses({ 'a correction': corrects(true) });
  });

  it('for the AI', async () => {
    const cleaf = `${job}/sessions/cleaf`;
    const judges = (isPaused: boolean) => async (): Promise<void> => {
      if (isPaused) await paused(cleaf);
      await commit(
        world.as('reviewer'),
        put(`${cleaf}/evaluations/open_cleaf_1`, evaluation('rowan')),
        put(`${cleaf}/ratings/open_cleaf_1`, rating('rowan')),
        patch(`${org}/aiJobs/open_cleaf`, {
          status: 'done',
          evaluationId: 'open_cleaf_1',
          finishedAt: now(),
        }),
      );
    };
    await world.accepts({ 'an evaluation': judges(false) });
    await world.refuses({ 'an evaluation': judges(true) });
  });

  it('while everything else continues', async () => {
    const moves = async (): Promise<void> => {
      const at = ago(days(1));
      await world.arrange(
        patch(cato, { deletionAskedAt: at }),
        patch(catoRow, { deletionAskedAt: at }),
      );
      await commit(world.as('owner'), ...beginsErasing('olive'));
    };
    await world.accepts({ deleting: moves });
  });
});
