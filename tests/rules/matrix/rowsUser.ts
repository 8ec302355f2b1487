// Rows of the matrix: a user and their documents.
import { usage } from '../documents/companies.ts';
import { user } from '../documents/members.ts';
import { now, period } from '../documents/times.ts';
import { drop, patch, put } from '../writes.ts';
import { audits, tries, usageId, type Row, type Rows } from './cells.ts';
import { leaving } from './peopleCommits.ts';
import { ask, creditUse, plan } from './platformDocuments.ts';

/** A document of the job seeker's own. */
const seekerDocument = (kind: string): Row => ({
  at: `users/cleo/${kind}/p`,
  create: tries(() => [
    put(`users/cleo/${kind}/new`, { title: 'New', createdAt: now(), updatedAt: now() }),
  ]),
  update: tries(() => [patch(`users/cleo/${kind}/p`, { title: 'Other', updatedAt: now() })]),
});

const month = `users/cleo/credits/${period()}`;

const credits = (used: number) =>
  tries(
    () => [
      put(month, { used, last: creditUse(used), updatedAt: now() }),
      put(`users/cleo/creditUses/${creditUse(used)}`, {
        kind: 'feedback',
        at: now(),
        month: period(),
      }),
    ],
    used === 1 ? { [month]: null, [`users/cleo/creditUses/${creditUse(1)}`]: null } : {},
  );

const use = `users/cleo/aiUsage/${usageId}`;

export const userRows: Rows = {
  'deletions/{u}': {
    at: 'deletions/cleo',
    given: leaving,
    create: tries(() => [
      put('deletions/cleo', { at: now() }),
      patch('users/cleo', { leaving: true }),
    ]),
    delete: tries(() => [drop('deletions/cleo'), drop('users/cleo')], leaving),
  },
  'users/{u}': {
    at: 'users/cleo',
    create: tries(() => [put('users/cleo', user('cleo'))], { 'users/cleo': null }),
    delete: tries(() => [drop('users/cleo'), drop('deletions/cleo')], leaving),
    update: tries((uid) =>
      uid === 'saga'
        ? [
            patch('users/cleo', { isHiringManager: true, auditId: 'new' }),
            audits(uid, 'user.update', 'cleo'),
          ]
        : [patch('users/cleo', { displayName: 'Cleo' })],
    ),
  },
  'users/{u}/{kind}/{rest=**}': {
    at: 'users/cleo/stories/p',
    given: { ...leaving, 'users/cleo/stories/p': { x: 1 } },
    delete: tries(() => [drop('users/cleo/stories/p')], {
      ...leaving,
      'users/cleo/stories/p': { x: 1 },
    }),
  },
  'users/{u}/practiceSessions/{id}': seekerDocument('practiceSessions'),
  'users/{u}/practiceAttempts/{id}': seekerDocument('practiceAttempts'),
  'users/{u}/stories/{id}': seekerDocument('stories'),
  'users/{u}/resumes/{id}': seekerDocument('resumes'),
  'users/{u}/jobTrackers/{id}': seekerDocument('jobTrackers'),
  'users/{u}/applications/{id}': seekerDocument('applications'),
  'users/{u}/settings/{s}': {
    at: 'users/cleo/settings/seeker',
    create: tries(
      () => [put('users/cleo/settings/seeker', { headline: 'Gardener', updatedAt: now() })],
      { 'users/cleo/settings/seeker': null },
    ),
    update: tries(() => [
      patch('users/cleo/settings/seeker', { headline: 'Head gardener', updatedAt: now() }),
    ]),
  },
  'users/{u}/plan/{p}': {
    at: 'users/cleo/plan/current',
    update: tries(() => [patch('users/cleo/plan/current', { renew: false })]),
    create: tries(
      (uid) => [
        patch('users/cleo/requests/plan-1', {
          status: 'approved',
          closedBy: uid,
          closedAt: now(),
          answer: 'Welcome.',
          auditId: 'new',
        }),
        put('users/cleo/plan/current', plan()),
        audits(uid, 'user.plan', 'cleo'),
      ],
      { 'users/cleo/plan/current': null },
    ),
  },
  'users/{u}/requests/{r}': {
    at: 'users/cleo/requests/plan-1',
    create: tries(
      (uid) => [
        put(
          'users/cleo/requests/plan-1',
          ask({ tierId: 'seeker_plus', createdBy: uid, createdAt: now() }),
        ),
      ],
      { 'users/cleo/requests/plan-1': null },
    ),
    update: tries((uid) =>
      uid === 'saga'
        ? [
            patch('users/cleo/requests/plan-1', {
              status: 'declined',
              closedBy: uid,
              closedAt: now(),
              answer: 'No.',
              auditId: 'new',
            }),
            audits(uid, 'user.plan.decline', 'cleo', { after: 'plan-1' }),
          ]
        : [
            patch('users/cleo/requests/plan-1', {
              status: 'withdrawn',
              closedBy: uid,
              closedAt: now(),
            }),
          ],
    ),
  },
  'users/{u}/credits/{m}': { at: month, create: credits(1), update: credits(2) },
  'users/{u}/creditUses/{id}': { at: `users/cleo/creditUses/${creditUse(1)}`, create: credits(2) },
  'users/{u}/aiUsage/{id}': {
    at: use,
    create: tries(() => [put(use, usage({ adapter: 'cloud' }))], { [use]: null }),
    update: tries(() => [put(use, usage({ adapter: 'cloud', calls: 4 }))]),
  },
};
