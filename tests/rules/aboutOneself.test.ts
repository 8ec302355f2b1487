// Staff members who applied themselves read what every candidate reads, and none of their colleagues' or the AI's assessments of them.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer, candidate, session } from './documents/candidates.ts';
import { job, org } from './documents/paths.ts';
import { decision, evaluation, outcome, queued, rating, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Write } from './writes.ts';

const world = new World();
const of = (who: Who): string => `${job}/sessions/${uidOf(who)}`;

/** A staff member has taken the interview and has every kind of assessment, including a scorecard of their own from before these rules. */
function applied(who: Who, status = 'submitted'): Write[] {
  const at = of(who);
  const uid = uidOf(who);
  return [
    put(at, session(uid, { status, startedAt: ago(minutes(10)) })),
    put(
      `${job}/candidates/${uid}`,
      candidate(uid, {
        status,
        reviewers: ['reed', uid],
        stage: 'in_review',
        stageBy: 'reed',
        stageAt: ago(minutes(2)),
      }),
    ),
    put(`${at}/answers/q1`, answer()),
    put(`${at}/reviews/reed`, review()),
    put(`${at}/reviews/${uid}`, review()),
    put(`${at}/amendments/reed_1`, {
      by: 'reed',
      n: 1,
      rating: 2,
      reason: 'I was too kind before.',
      at: now(),
      others: 0,
      rated: true,
      decided: true,
    }),
    put(`${at}/guestReviews/gus`, review()),
    put(`${at}/notes/n`, { text: 'A colleague of ours.', authorUid: 'reed', createdAt: now() }),
    put(`${at}/noteMarks/n`, { authorUid: 'reed', createdAt: now() }),
    put(`${at}/notes/own`, { text: 'Of mine.', authorUid: uid, createdAt: now() }),
    put(`${at}/evaluations/open_${uid}_1`, evaluation('reed', { jobId: `open_${uid}` })),
    put(`${at}/ratings/open_${uid}_1`, rating('reed', { jobId: `open_${uid}` })),
    put(`${at}/overrides/o`, { by: 'reed', level: 1, at: now() }),
    put(`${at}/decision/current`, decision('reed', { rev: 2 })),
    put(`${at}/decision/1`, decision('reed')),
    put(`${at}/shared/outcome`, outcome('reed')),
    put(`${job}/tallies/${uid}`, { outcome: 'reject', level: 12, at: now() }),
    put(`${org}/aiJobs/open_${uid}`, { ...queued(uid), evaluationId: `open_${uid}_1` }),
  ];
}
const kinds = [
  'reviews',
  'amendments',
  'guestReviews',
  'notes',
  'noteMarks',
  'evaluations',
  'ratings',
  'overrides',
  'decision',
] as const;
const one = (at: string, uid: string): Record<(typeof kinds)[number], string> => ({
  reviews: `${at}/reviews/reed`,
  amendments: `${at}/amendments/reed_1`,
  guestReviews: `${at}/guestReviews/gus`,
  notes: `${at}/notes/n`,
  noteMarks: `${at}/noteMarks/n`,
  evaluations: `${at}/evaluations/open_${uid}_1`,
  ratings: `${at}/ratings/open_${uid}_1`,
  overrides: `${at}/overrides/o`,
  decision: `${at}/decision/current`,
});

/** Attempts of a staff member to read the assessments of themselves, and to write one. */
function attemptsAboutOneself(who: Who): Record<string, () => Promise<unknown>> {
  const at = of(who);
  const uid = uidOf(who);
  return {
    ...Object.fromEntries(
      kinds.flatMap((kind) => [
        [
          `one of ${kind}`,
          async () => {
            await world.arrange(...applied(who));
            return getDoc(doc(world.as(who), one(at, uid)[kind]));
          },
        ],
        [
          `all ${kind}`,
          async () => {
            await world.arrange(...applied(who));
            return getDocs(
              kind === 'guestReviews'
                ? query(collection(world.as(who), `${at}/${kind}`), where('submitted', '==', true))
                : collection(world.as(who), `${at}/${kind}`),
            );
          },
        ],
      ]),
    ),
    'notes of their own': async () => {
      await world.arrange(...applied(who));
      return getDocs(
        query(
          collection(world.as(who), `${at}/notes`),
          where('authorUid', '==', uid),
          orderBy('createdAt', 'desc'),
          limit(21),
        ),
      );
    },
    'what was decided before': async () => {
      await world.arrange(...applied(who));
      return getDoc(doc(world.as(who), `${at}/decision/1`));
    },
    'the tally': async () => {
      await world.arrange(...applied(who));
      return getDoc(doc(world.as(who), `${job}/tallies/${uid}`));
    },
    'all tallies': async () => {
      await world.arrange(...applied(who));
      return getDocs(query(collection(world.as(who), `${job}/tallies`), limit(1_001)));
    },
    'a note about themselves': async () => {
      await world.arrange(...applied(who));
      return setDoc(doc(world.as(who), `${at}/notes/new`), {
        text: 'Very good.',
        authorUid: uid,
        createdAt: now(),
      });
    },
  };
}

describe.each(staff)('a %s who applied', (who) => {
  const at = of(who);
  const uid = uidOf(who);

  it('reads no assessment of themselves', () => world.refuses(attemptsAboutOneself(who)));

  it('reads what every candidate reads', async () => {
    await world.arrange(...applied(who));
    const db = world.as(who);
    await world.accepts(
      Object.fromEntries(
        ['', '/answers/q1', '/shared/outcome'].map((path) => [
          path,
          () => getDoc(doc(db, at + path)),
        ]),
      ),
    );
  });

  it('is read by colleagues as before', async () => {
    await world.arrange(
      ...applied(who),
      put(`${at}/reviews/remy`, review()),
      put(`${at}/reviews/ada`, review()),
    );
    const reader: Who = who === 'recruiter' ? 'admin' : 'recruiter';
    await world.accepts(
      Object.fromEntries(
        kinds.map((kind) => [
          kind,
          async () => {
            await world.arrange(...applied(who), put(`${at}/reviews/${uidOf(reader)}`, review()));
            return getDoc(doc(world.as(reader), one(at, uid)[kind]));
          },
        ]),
      ),
    );
  });
});

it('is erased by another manager, who reads nothing while erasing', async () => {
  const [first, second] = ['admin', 'owner'] as const;
  await world.arrange(...applied(first, 'erasing'));
  await world.readers([second], (db) => getDocs(collection(db, `${of(first)}/notes`)), managers);
  await world.readers([second], (db) => getDocs(collection(db, `${of(first)}/ratings`)), managers);
  await world.readers([second], (db) => deleteDoc(doc(db, `${of(first)}/notes/n`)), managers);
});

it('lets the compliance role summarize a job that they did not apply to', async () => {
  const faye = put(`${org}/members/faye`, {
    role: 'compliance',
    status: 'active',
    displayName: 'Faye',
    joinedAt: ago(minutes(9)),
  });
  const sums = (more: Write[]) => async () => {
    await world.arrange(faye, ...more);
    return getDocs(query(collection(world.as('compliance'), `${job}/tallies`), limit(1_001)));
  };
  await world.accepts({ 'of others': sums(applied('reviewer')) });
  await world.refuses({
    'with themselves': sums([put(`${job}/sessions/faye`, session('faye')), patch(job, { rev: 1 })]),
  });
});
