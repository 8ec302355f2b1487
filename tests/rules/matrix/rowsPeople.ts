// Rows of the matrix: people and the platform.
import { entry } from '../documents/auditEntries.ts';
import { company, platformAi, tier, usage } from '../documents/companies.ts';
import { user } from '../documents/members.ts';
import { ago, ahead, days, minutes, now, period } from '../documents/times.ts';
import { drop, patch, put } from '../writes.ts';
import {
  arrived,
  ask,
  audits,
  creditUse,
  legal,
  logs,
  message,
  news,
  payment,
  plan,
  publishedTier,
  slot,
  storedSlot,
  suspendedAt,
  tierDraft,
  tries,
  usageId,
  viewing,
  why,
  type Attempt,
  type Row,
  type Rows,
} from './cells.ts';

const leaving = { 'deletions/cleo': { at: ago(minutes(1)) } };
/** A document of the job seeker's own. */
const seekerDocument = (kind: string): Row => ({
  at: `users/cleo/${kind}/p`,
  create: tries(() => [
    put(`users/cleo/${kind}/new`, { title: 'New', createdAt: now(), updatedAt: now() }),
  ]),
  update: tries(() => [patch(`users/cleo/${kind}/p`, { title: 'Other', updatedAt: now() })]),
});
/** Creating a company: three documents in one commit. */
export const founding: Attempt = tries(
  (uid) => [
    put(`founders/${uid}`, { orgId: 'fresh', at: now() }),
    put('organizations/fresh', company(uid, 'fresh')),
    put(`organizations/fresh/members/${uid}`, { role: 'owner', status: 'active', joinedAt: now() }),
  ],
  { 'founders/olive': null, 'founders/quinn': null },
);
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
const settings = (rev: number) =>
  tries(
    (uid) => [
      put('platformSettings/ai', platformAi(uid, { rev, auditId: 'new' })),
      put(`platformSettings/ai/versions/${rev}`, platformAi(uid, { rev, auditId: 'new' })),
      audits(uid, 'ai.settings', 'platform', { reason: 'A first choice.' }),
    ],
    rev === 1 ? { 'platformSettings/ai': null, 'platformSettings/ai/versions/1': null } : {},
  );
const publishing = tries((uid) => [
  put('tierConfigurations/team', publishedTier(uid)),
  put('tierConfigurations/team/versions/1', publishedTier(uid)),
  audits(uid, 'tier.publish', 'team', { reason: 'More room.' }),
]);
const views = tries(
  (uid) => [
    put(`viewings/${uid}`, viewing()),
    audits(uid, 'view.start', 'remy', { reason: why }),
    logs(uid, 'new', 'platform.view.start', 'remy', { detail: why }),
  ],
  { 'viewings/saga': null },
);
const use = `users/cleo/aiUsage/${usageId}`;

export const peopleRows: Rows = {
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
  'publicProfiles/{u}': {
    at: 'publicProfiles/cleo',
    create: tries(
      () => [put('publicProfiles/cleo', { displayName: 'Cleo', photoURL: null, updatedAt: now() })],
      { 'publicProfiles/cleo': null },
    ),
    update: tries(() => [patch('publicProfiles/cleo', { displayName: 'Cléo', updatedAt: now() })]),
  },
  'founders/{u}': { at: 'founders/olive', create: founding },
  'suspensions/{u}': {
    at: 'suspensions/blake',
    create: tries((uid) => [
      put('suspensions/cato', { by: uid, at: now(), reason: why, auditId: 'new' }),
      audits(uid, 'user.suspend', 'cato'),
    ]),
    delete: tries(
      (uid) => [
        drop('suspensions/blake'),
        put(
          `platformAudit/userrestore_blake_${suspendedAt.toMillis()}`,
          entry(uid, 'user.restore', 'blake'),
        ),
      ],
      { 'suspensions/blake': { by: 'saga', at: suspendedAt, reason: 'Spam.', auditId: 'old' } },
    ),
  },
  'system/{d}': {
    at: 'system/bootstrap',
    create: tries(
      (uid) => [
        put('system/bootstrap', { uid, at: now() }),
        patch(`users/${uid}`, { isSuperAdmin: true }),
      ],
      { 'system/bootstrap': null },
    ),
  },
  'platformAudit/{id}': {
    at: 'platformAudit/old',
    create: tries((uid) => [put('platformAudit/new', entry(uid, 'user.reset', 'x'))]),
  },
  'viewings/{u}': {
    at: 'viewings/saga',
    create: views,
    update: { ...views, given: {} },
    delete: tries((uid) => [drop('viewings/saga'), audits(uid, 'view.end', 'remy')]),
  },
  'platformSettings/ai': { at: 'platformSettings/ai', create: settings(1), update: settings(2) },
  'platformSettings/ai/versions/{v}': { at: 'platformSettings/ai/versions/1', create: settings(1) },
  'tierConfigurations/{t}': {
    at: 'tierConfigurations/pro',
    create: tries((uid) => [put('tierConfigurations/team', tier(uid))]),
    update: tries((uid) => [put('tierConfigurations/pro', tier(uid))]),
  },
  'tierConfigurations/{t}/versions/{v}': {
    at: 'tierConfigurations/pro/versions/1',
    create: publishing,
  },
  'tierDrafts/{t}': {
    at: 'tierDrafts/pro',
    create: tries((uid) => [put('tierDrafts/team', tierDraft(uid))]),
    update: tries((uid) => [put('tierDrafts/pro', tierDraft(uid, { rev: 2 }))]),
  },
  'announcements/{a}': {
    at: 'announcements/a',
    create: tries((uid) => [
      put('announcements/b', news(uid)),
      audits(uid, 'announcement.publish', 'b'),
    ]),
    update: tries((uid) => [
      patch('announcements/a', {
        until: ahead(days(1)),
        rev: 2,
        updatedAt: now(),
        updatedBy: uid,
        auditId: 'new',
      }),
      audits(uid, 'announcement.end', 'a'),
    ]),
  },
  'contactMessages/{m}': {
    at: `contactMessages/${storedSlot}`,
    create: tries(() => [put(`contactMessages/${slot(2)}`, message())]),
    update: tries((uid) => [
      patch(`contactMessages/${storedSlot}`, {
        status: 'handled',
        handledBy: uid,
        handledAt: now(),
        auditId: 'new',
      }),
      audits(uid, 'contact.handle', storedSlot),
    ]),
    delete: tries(
      (uid) => [
        drop(`contactMessages/${storedSlot}`),
        put(
          `platformAudit/contactdelete_${storedSlot}_${arrived.toMillis()}`,
          entry(uid, 'contact.delete', storedSlot),
        ),
      ],
      { [`contactMessages/${storedSlot}`]: message({ createdAt: arrived, status: 'handled' }) },
    ),
  },
  'legalTexts/{l}': {
    at: 'legalTexts/terms-2026-01',
    create: tries((uid) => [
      put('legalTexts/terms-2026-12', legal(uid, '2026-12')),
      audits(uid, 'legal.publish', 'terms-2026-12'),
    ]),
  },
  'legalTexts/{l}/acceptances/{u}': {
    at: 'legalTexts/terms-2026-01/acceptances/cleo',
    create: tries(() => [put('legalTexts/terms-2026-01/acceptances/cleo', { at: now() })], {
      'legalTexts/terms-2026-01/acceptances/cleo': null,
    }),
    delete: tries(() => [drop('legalTexts/terms-2026-01/acceptances/cleo')], leaving),
  },
  'customers/{u}/checkout_sessions/{s}': {
    at: 'customers/cleo/checkout_sessions/c1',
    list: { given: leaving },
    create: tries((uid) => [put('customers/cleo/checkout_sessions/c2', payment(uid))]),
    delete: tries(() => [drop('customers/cleo/checkout_sessions/c1')], leaving),
  },
  'customers/{u}/subscriptions/{s}': {
    at: 'customers/cleo/subscriptions/s1',
    delete: tries(() => [drop('customers/cleo/subscriptions/s1')], leaving),
  },
  '{path=**}/sessions/{c}': {
    at: '',
    list: {
      where: (uid) => (['cleo', 'cato'].includes(uid) ? ['candidateUid', uid] : ['orgId', 'lark']),
    },
  },
  '{path=**}/candidates/{c}': { at: '', list: { where: ['orgId', 'lark'] } },
  '{path=**}/calibration/{d}': { at: '', list: { where: ['orgId', 'lark'] } },
  '{path=**}/workers/{w}': { at: '' },
  '{path=**}/aiJobs/{j}': { at: '' },
  '{path=**}/requests/{r}': { at: '' },
  '{path=**}/aiUsage/{id}': { at: '' },
};
