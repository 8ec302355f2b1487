// What the compliance role reads and writes.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { cara, cato, catoRow, job, org } from './documents/paths.ts';
import { evaluation, rating, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { sharedOutcome, watcher } from './fixtures/fairness.ts';
import { World, denied } from './world.ts';
import { commit, drop, patch, put, type Write } from './writes.ts';

const world = new World();

/** Documents that carry the name of a member in the compliance role, from an earlier role. */
const own = {
  filters: `${org}/members/faye/filters/f00`,
  notices: `${org}/members/faye/notices/n1`,
  view: `${cato}/views/faye`,
  card: `${cato}/reviews/faye`,
  note: `${cato}/notes/faye`,
  mark: `${cato}/noteMarks/faye`,
  task: `${org}/aiJobs/open_cleaf`,
};

/** Writes them, with the member in this role. */
function arrangeOwn(role: string): Write[] {
  const once = ago(minutes(3));
  return [
    patch(`${org}/members/faye`, { role }),
    put(own.filters, {
      name: 'Mine',
      view: { sort: 'name_asc', stage: null, scorecard: null, waiting: null },
      rev: 1,
      updatedAt: once,
    }),
    put(own.notices, {
      kind: 'asked',
      interviewId: 'open',
      candidateUid: 'cato',
      about: 'review',
      by: 'remy',
      byName: 'Remy',
      at: once,
      readAt: null,
    }),
    put(own.view, { role: 'reviewer', at: once }),
    put(own.card, review({ updatedAt: once })),
    put(own.note, { text: 'x', authorUid: 'faye', createdAt: once }),
    put(own.mark, { authorUid: 'faye', createdAt: once }),
    patch(own.task, {
      leaseOwner: 'faye',
      leaseId: 'lease-of-faye',
      leasedAt: once,
      takenAt: once,
    }),
    patch(catoRow, { reviewers: ['remy', 'faye'] }),
  ];
}

describe('the compliance role', () => {
  /** Reads and writes of them, tried in this role. */
  function withOwnName(role: string): Record<string, () => Promise<unknown>> {
    const arranged = arrangeOwn(role);
    const db = world.as('compliance');
    const act = (does: () => Promise<unknown>) => async (): Promise<void> => {
      await world.arrange(watcher, ...arranged);
      await does();
    };
    const reads = (at: string) => act(() => getDoc(doc(db, at)));
    const writes = (...all: Write[]) => act(() => commit(db, ...all));
    return {
      'a filter': reads(own.filters),
      'its filters': act(() => getDocs(collection(db, `${org}/members/faye/filters`))),
      'another filter': writes(
        put(`${org}/members/faye/filters/f01`, {
          name: 'Mine',
          view: { sort: 'name_asc', stage: null, scorecard: null, waiting: null },
          rev: 1,
          updatedAt: now(),
        }),
      ),
      'a filter less': writes(drop(own.filters)),
      'a notice': reads(own.notices),
      'a notice that is read': writes(patch(own.notices, { readAt: now() })),
      'a notice less': writes(drop(own.notices)),
      'that it looked': reads(own.view),
      'its scorecard': reads(own.card),
      'a note less': writes(drop(own.note), drop(own.mark)),
      'a mark without its note': async () => {
        await world.arrange(watcher, ...arranged, drop(own.note));
        await commit(db, drop(own.mark));
      },
      'a task given back': writes(patch(own.task, { status: 'queued', error: 'timeout' })),
      'a rating': writes(
        put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation('faye')),
        put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('faye')),
        patch(own.task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() }),
      ),
      'joining the reviewers': async () => {
        await world.arrange(
          watcher,
          ...arranged,
          drop(own.card),
          patch(catoRow, { reviewers: ['remy'] }),
        );
        await commit(
          db,
          put(own.card, review()),
          patch(catoRow, { reviewers: ['remy', 'faye'], scored: true, rev: 3 }),
        );
      },
    };
  }

  it('reads its company, its own membership and the names of jobs, and nothing about colleagues or candidates', async () => {
    await world.arrange(
      watcher,
      put(`${cato}/views/rowan`, { role: 'reviewer', at: ago(minutes(1)) }),
      sharedOutcome,
      put(`${job}/surveys/b0`, { count: 5 }),
      put(`${org}/library/x`, { kind: 'question' }),
    );
    const db = (): ReturnType<World['as']> => world.as('compliance');
    await world.readers(['compliance'], (as) => getDoc(doc(as, org)), ['compliance']);
    await world.readers(['compliance'], (as) => getDoc(doc(as, `${org}/members/faye`)), [
      'compliance',
    ]);
    await world.readers(['compliance'], (as) => getDocs(collection(as, `${org}/interviews`)), [
      'compliance',
    ]);
    const closed = [
      `${org}/members/remy`,
      cato,
      `${cato}/answers/q1`,
      `${cato}/reviews/remy`,
      `${cato}/notes/n`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/ratings/open_cato_1`,
      `${cato}/decision/current`,
      `${cato}/shared/outcome`,
      `${cato}/views/rowan`,
      `${job}/content/questions`,
      `${job}/content/rubric`,
      `${job}/invites/takenTAKENtakenTAKEN06`,
      `${job}/inviteDetails/takenTAKENtakenTAKEN06`,
      `${job}/surveys/b0`,
      `${org}/auditLog/first`,
      `${org}/drafts/d`,
      `${org}/library/x`,
      `${org}/aiJobs/open_cara`,
      `${org}/dataRequests/cato_open_export`,
    ];
    await Promise.all(closed.map((at) => denied(getDoc(doc(db(), at)))));
    await Promise.all(
      [
        `${org}/members`,
        `${job}/sessions`,
        `${cato}/answers`,
        `${job}/invites`,
        `${org}/auditLog`,
        `${org}/aiJobs`,
        `${org}/orgInvites`,
      ].map((at) => denied(getDocs(collection(db(), at)))),
    );
  });

  it('writes nothing about candidates', async () => {
    const act = (write: Write) => async (): Promise<void> => {
      await world.arrange(
        watcher,
        put(`${cara}/reviews/faye`, review({ updatedAt: ago(minutes(1)) })),
      );
      await commit(world.as('compliance'), write);
    };
    await world.refuses({
      'a scorecard': act(put(`${cato}/reviews/faye`, review())),
      'a note': act(put(`${cato}/notes/new`, { text: 'x', authorUid: 'faye', createdAt: now() })),
      'an entry of the log': act(
        put(`${org}/auditLog/new`, entry('faye', 'interview.edit', 'open')),
      ),
      'a look': act(put(`${cato}/views/faye`, { role: 'compliance', at: now() })),
      'the company': act(patch(org, { name: 'New' })),
      "a candidate's words": act(put(`${job}/selfIds/cato`, { gender: 'man', rev: 1 })),
      'a deletion': act(drop(`${job}/selfIds/gone`)),
    });
  });

  it('reads no staff document, even one with its own name', () =>
    world.refuses(withOwnName('compliance')));

  it('could read all of them as a reviewer', () => world.accepts(withOwnName('reviewer')));
});
