// Rows of the matrix: the platform, and lists that span companies.
import { entry } from '../documents/auditEntries.ts';
import { platformAi, tier } from '../documents/companies.ts';
import { ahead, days, now } from '../documents/times.ts';
import { drop, patch, put } from '../writes.ts';
import {
  arrived,
  audits,
  logs,
  slot,
  storedSlot,
  suspendedAt,
  tries,
  why,
  type Rows,
} from './cells.ts';
import { founding, leaving } from './peopleCommits.ts';
import {
  clientReport,
  legal,
  message,
  news,
  payment,
  publishedTier,
  reportSettings,
  reportSlot,
  tierDraft,
  viewing,
} from './platformDocuments.ts';

const settings = (rev: number) =>
  tries(
    (uid) => [
      put('platformSettings/ai', platformAi(uid, { rev, auditId: 'new' })),
      put(`platformSettings/ai/versions/${rev}`, platformAi(uid, { rev, auditId: 'new' })),
      audits(uid, 'ai.settings', 'platform', { reason: 'A first choice.' }),
    ],
    rev === 1 ? { 'platformSettings/ai': null, 'platformSettings/ai/versions/1': null } : {},
  );

const switching = (rev: number) =>
  tries(
    (uid) => [
      put('platformSettings/reports', reportSettings(uid, { rev })),
      put(`platformSettings/reports/versions/${rev}`, reportSettings(uid, { rev })),
      audits(uid, 'reports.switch', 'platform', { reason: why }),
    ],
    rev === 1
      ? { 'platformSettings/reports': null, 'platformSettings/reports/versions/1': null }
      : {},
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

export const platformRows: Rows = {
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
  'platformSettings/reports': {
    at: 'platformSettings/reports',
    create: switching(1),
    update: switching(2),
  },
  'platformSettings/reports/versions/{v}': {
    at: 'platformSettings/reports/versions/1',
    create: switching(1),
  },
  'clientReports/{r}': {
    at: 'clientReports/29400000-0F',
    create: tries((uid) => [put(`clientReports/${reportSlot(uid)}`, clientReport())]),
  },
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
