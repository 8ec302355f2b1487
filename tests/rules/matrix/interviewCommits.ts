// Commits that several rows of an interview try.
import { session } from '../documents/candidates.ts';
import { documents } from '../documents/existing.ts';
import { cato, catoRow, job, openToken, org } from '../documents/paths.ts';
import { decision, evaluation, rating, review } from '../documents/reviews.ts';
import { ago, minutes, now } from '../documents/times.ts';
import { begins } from '../world.ts';
import { patch, put, type Data } from '../writes.ts';
import { logs, tries, type Attempt } from './cells.ts';
import { decided } from './interviewDocuments.ts';

export const claim = (uid: string) => [
  patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: uid, claimedAt: now() }),
  ...begins(uid, session(uid)),
];

export const deciding = (rev: number): Attempt =>
  tries(
    (uid) => [
      put(`${cato}/decision/current`, decision(uid, { rev, auditId: 'new' })),
      logs(uid, 'new', 'decision.advance', 'open/cato'),
      put(`${job}/tallies/cato`, { outcome: 'advance', level: 70, at: now() }),
      ...(rev === 1 ? [] : [put(`${cato}/decision/${rev - 1}`, decided)]),
    ],
    {
      ...handedIn(),
      ...(rev === 1 ? { [`${cato}/decision/current`]: null, [`${job}/tallies/cato`]: null } : {}),
    },
  );

/** All staff have submitted a scorecard. */
export function handedIn(): Record<string, Data> {
  return Object.fromEntries(
    ['remy', 'ada', 'olive', 'rowan'].map((uid) => [
      `${cato}/reviews/${uid}`,
      review({ updatedAt: ago(minutes(3)) }),
    ]),
  );
}

export const erased = { [cato]: { ...documents()[cato], status: 'erasing' } };

/** The holder of the lease writes an evaluation. */
export const judging = tries((uid) => [
  put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation(uid)),
  put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating(uid)),
  patch(`${org}/aiJobs/open_cleaf`, {
    status: 'done',
    evaluationId: 'open_cleaf_1',
    finishedAt: now(),
  }),
]);

/** The candidate withdraws: the session and its candidate row. */
export const withdrawing = [
  patch(cato, { status: 'withdrawn', withdrawnAt: now(), rev: 3 }),
  patch(catoRow, { status: 'withdrawn', rev: 3 }),
];

export const at = (path: string): string => `organizations/{o}/interviews/{i}${path}`;
