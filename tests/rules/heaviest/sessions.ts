// The most expensive commits of a candidate and of the AI.
import { entry } from '../documents/auditEntries.ts';
import { answer, candidate, identity, session } from '../documents/candidates.ts';
import { orgAi, platformAi } from '../documents/companies.ts';
import { content } from '../documents/jobs.ts';
import { cato, catoRow, cleo, job, openToken, org } from '../documents/paths.ts';
import { evaluation, queued, rating, review } from '../documents/reviews.ts';
import { now } from '../documents/times.ts';
import { begins, type World } from '../world.ts';
import { commit, patch, put, type Data } from '../writes.ts';

const without = ({ ...data }: Data, key: string): Data => {
  delete data[key];
  return data;
};

/** Claiming an invitation, answering and submitting. */
export const claimingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  claiming: () =>
    commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      ...begins('gus', session('gus')),
    ),
  'claiming with granted minutes': async () => {
    await world.arrange(
      put(`${job}/accommodations/${openToken}`, {
        status: 'granted',
        askedBy: 'gus',
        extraMinutes: 23,
        formats: ['text'],
        answeredBy: 'remy',
        rev: 2,
      }),
    );
    await commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      ...begins('gus', session('gus', { extraMinutes: 23, speechLanguage: 'es' })),
    );
  },
  'claiming a blind interview': async () => {
    await world.arrange(patch(job, { blind: true }));
    const nameless = session('gus', {
      displayName: 'Candidate 7F3KM',
      blind: true,
      hidden: Array.from({ length: 24 }, () => '0a1b2c3d'),
    });
    await commit(
      world.as('guest'),
      patch(`${job}/invites/${openToken}`, {
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: now(),
      }),
      put(`${job}/sessions/gus`, nameless),
      put(`${job}/sessions/gus/identity/current`, identity()),
      put(`${job}/candidates/gus`, {
        ...without(candidate('gus'), 'email'),
        displayName: 'Candidate 7F3KM',
        blind: true,
      }),
    );
  },
  'answering and handing in': () =>
    commit(
      world.as('candidate'),
      put(`${cleo}/answers/q2`, answer()),
      put(`${cleo}/answers/q1_f1`, answer({ prompt: 'What else?' })),
      put(`${cleo}/answers/q2_f1`, answer({ prompt: 'And then?' })),
      patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
      put(`${org}/aiJobs/open_cleo`, queued('cleo')),
    ),
});

/** Evaluations, AI settings and a scorecard. */
export const evaluatingCommits = (world: World): Record<string, () => Promise<unknown>> => ({
  judging: () =>
    commit(
      world.as('reviewer'),
      put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation('rowan')),
      put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('rowan')),
      patch(`${org}/aiJobs/open_cleaf`, {
        status: 'done',
        evaluationId: 'open_cleaf_1',
        finishedAt: now(),
      }),
    ),
  'judging under settings': async () => {
    await world.arrange(
      patch(`${job}/sessions/cleaf`, { 'consent.aiEngine': 'cloud' }),
      put('platformSettings/ai', platformAi('saga', { adapter: 'cloud' })),
      put(`${org}/settings/ai`, orgAi('olive')),
    );
    await commit(
      world.as('reviewer'),
      put(
        `${job}/sessions/cleaf/evaluations/open_cleaf_1`,
        evaluation('rowan', { adapter: 'cloud', passes: 3 }),
      ),
      put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('rowan')),
      patch(`${org}/aiJobs/open_cleaf`, {
        status: 'done',
        evaluationId: 'open_cleaf_1',
        finishedAt: now(),
      }),
    );
  },
  'settings of the AI': async () => {
    const settings = platformAi('saga', {
      cloudTasks: Array.from({ length: 40 }, () => 'evaluateAnswer'),
      prices: Array.from({ length: 5 }, () => ({ model: 'gemini-lite', input: 0.1, output: 0.4 })),
      auditId: 'new',
    });
    await commit(
      world.as('superAdmin'),
      put('platformSettings/ai', settings),
      put('platformSettings/ai/versions/1', settings),
      put('platformAudit/new', {
        ...entry('saga', 'ai.settings', 'platform'),
        reason: 'A first choice.',
      }),
    );
  },
  'a scorecard of eight lines about eight competencies': async () => {
    await world.arrange(
      put(
        `${job}/content/rubric`,
        content(
          'remy',
          Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, weight: 12 })),
        ),
      ),
    );
    await commit(
      world.as('secondReviewer'),
      put(
        `${cato}/reviews/reed`,
        review({
          scores: Object.fromEntries(
            Array.from({ length: 8 }, (_, n) => [`c${n}`, { level: 3, note: 'Why.' }]),
          ),
        }),
      ),
      patch(catoRow, { reviewers: ['reed'], scored: true, rev: 3 }),
    );
  },
});
