// The most expensive commits of the staff about a candidate.
import { doc, setDoc } from 'firebase/firestore';
import { companyEntry, entry } from '../documents/auditEntries.ts';
import { cato, catoRow, cleo, gone, job, org } from '../documents/paths.ts';
import { decision, queued, review } from '../documents/reviews.ts';
import { now } from '../documents/times.ts';
import { answers, beginsErasing, countsErasure, putEntry, releases } from '../entries.ts';
import type { World } from '../world.ts';
import { commit, drop, patch, put } from '../writes.ts';

/** Amending a scorecard, and granting minutes. */
export const amendingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  'amending one': async () => {
    await world.arrange(
      patch(catoRow, { reviewers: ['remy'] }),
      put(`${cato}/amendments/remy_19`, { n: 19 }),
      put(`${cato}/decision/current`, decision('remy')),
      put(`${org}/aiJobs/open_cato`, { ...queued('cato'), evaluationId: 'open_cato_1' }),
    );
    const {
      rating: level,
      comment,
      scores,
    } = review({
      scores: Object.fromEntries(
        Array.from({ length: 8 }, (_, n) => [`c${n}`, { level: 3, note: 'Why.' }]),
      ),
    });
    await setDoc(doc(world.as('recruiter'), `${cato}/amendments/remy_20`), {
      by: 'remy',
      n: 20,
      rating: level,
      comment,
      scores,
      reason: 'I had missed an answer.',
      at: now(),
      others: 0,
      rated: true,
      decided: true,
    });
  },
  'giving a running interview the time that was asked for': async () => {
    const claimed = 'takenTAKENtakenTAKEN06';
    await world.arrange(
      put(`${job}/accommodations/${claimed}`, {
        status: 'open',
        askedBy: 'cleo',
        askedAt: new Date(0),
        percent: 50,
        format: null,
        note: null,
        rev: 1,
      }),
    );
    await commit(
      world.as('recruiter'),
      ...answers(
        'remy',
        claimed,
        {
          status: 'granted',
          extraMinutes: 23,
          formats: ['text', 'audio', 'video'],
          message: 'x'.repeat(1_000),
          answeredBy: 'remy',
          answeredAt: now(),
          rev: 2,
        },
        'cleo',
      ),
      patch(cleo, {
        status: 'in_progress',
        extraMinutes: 23,
        reopenedBy: 'remy',
        auditId: 'log-2',
        rev: 2,
      }),
      putEntry('remy', 'session.moreTime', 'open/cleo', '23', 'log-2'),
    );
  },
});

/** Erasing, deciding, surveying and changing a plan. */
export const decidingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  'beginning to erase': () => commit(world.as('owner'), ...beginsErasing('olive')),
  'erasing at last': () =>
    commit(
      world.as('owner'),
      ...countsErasure('olive', {
        'usage.storage.videos.used': 18,
        'usage.storage.documents.used': 9,
      }),
      drop(gone),
    ),
  rejecting: () =>
    commit(
      world.as('recruiter'),
      put(`${cato}/decision/current`, decision('remy', { outcome: 'reject' })),
      put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
      patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
      put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.rejected', 'open/cato')),
      ...releases('remy', { outcome: 'reject' }),
      put(`${job}/tallies/cato`, { outcome: 'reject', level: 40, at: now() }),
    ),
  'deciding again': async () => {
    const before = decision('remy', { decidedAt: new Date(0), auditId: 'audit-0' });
    await world.arrange(put(`${cato}/decision/current`, before));
    await commit(
      world.as('recruiter'),
      put(`${cato}/decision/1`, before),
      put(`${cato}/decision/current`, decision('remy', { outcome: 'reject', rev: 2 })),
      put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
      patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
      put(`${org}/auditLog/stage_open_cato_3`, entry('remy', 'stage.rejected', 'open/cato')),
      ...releases('remy', { outcome: 'reject' }),
      put(`${job}/tallies/cato`, { outcome: 'reject', level: 40, at: now() }),
    );
  },
  'the fifth voice of a survey': async () => {
    const votes = { yes: 4, partly: 0, no: 0, none: 0 };
    const comments = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((id) => [id.repeat(27), 'x'.repeat(1_000)]),
    );
    await world.arrange(
      put(`${job}/surveys/b0`, { count: 4, clear: votes, fair: votes, trouble: votes, comments }),
    );
    const more = { ...votes, no: 1 };
    await commit(
      world.as('otherCandidate'),
      put(`${job}/surveys/b0`, {
        count: 5,
        clear: more,
        fair: more,
        trouble: more,
        comments: { ...comments, ['e'.repeat(27)]: 'x'.repeat(1_000) },
      }),
      put(`${cato}/marks/survey`, { done: true, batch: 'b0' }),
    );
  },
  'changing a plan': () =>
    commit(
      world.as('superAdmin'),
      patch(org, {
        auditId: 'new',
        tier: 'Pro',
        'billing.tier': 'Pro',
        'billing.tierId': 'pro',
        'usage.interviews.limit': 500,
        'usage.storage.videos.limit': 900,
      }),
      put('platformAudit/new', { ...entry('saga', 'org.update', 'lark'), reason: 'Grows.' }),
      put(`${org}/auditLog/new`, companyEntry('saga', 'org.update', 'lark', 'Grows.')),
    ),
});
