// Rows of the matrix: a company, its members and settings.
import { computeSecretMark } from '../../../src/domain/base/secretMark.ts';
import { changeEntry, removeEntry } from '../documents/auditEntries.ts';
import { op, orgAi, usage } from '../documents/companies.ts';
import { orgInvite, teamMail, teamMonth } from '../documents/members.ts';
import { org } from '../documents/paths.ts';
import { now, period } from '../documents/times.ts';
import { drop, patch, put, type Data } from '../writes.ts';
import { acts, keyId, logs, tries, usageId, type Rows } from './cells.ts';
import { at } from './companyCommits.ts';
import { brand, compliance, exportFile, exportKey, notice, policies } from './companyDocuments.ts';
import { ask } from './platformDocuments.ts';
import { founding } from './peopleCommits.ts';

const seat = (uid: string, kind: string, id: string, used: number, more: Data = {}) =>
  patch(org, { 'usage.licenses.used': used, lastOp: op(kind, id, uid, more) });

const invited = 'freshFRESHfreshFRESH08';

const waiting = 'waitingWAITINGwaiting3';

const mails = `${org}/teamMails/${period()}`;

/** Inviting a colleague by email: with the license and the month that counts it. */
const mailing = (used: number) =>
  tries(
    (uid) => [
      seat(uid, 'seat.invite', invited, 8),
      put(`${org}/orgInvites/${invited}`, orgInvite(uid)),
      put(`mail/${invited}_1`, teamMail(uid, invited)),
      put(mails, teamMonth(`${invited}_1`, { used })),
    ],
    used === 1 ? { [mails]: null } : {},
  );

const key = `${org}/exportKeys/${keyId}`;

export const settingsRows: Rows = {
  'organizations/{o}': {
    at: org,
    create: founding,
    update: tries((uid) =>
      uid === 'saga'
        ? [patch(org, { name: 'Larkfield Ltd', auditId: 'new' }), ...acts(uid, 'org.update')]
        : [patch(org, { name: 'Larkfield Ltd' })],
    ),
  },
  'organizations/{o}/members/{m}': {
    at: at('members/rowan'),
    create: founding,
    update: tries((uid) => [
      patch(at('members/reed'), { role: 'recruiter', auditId: 'new' }),
      put(at('auditLog/new'), changeEntry(uid, 'reed', 'reviewer active > recruiter active')),
    ]),
    delete: tries((uid) => [
      seat(uid, 'seat.remove', 'reed', 6, { parent: 'new' }),
      drop(at('members/reed')),
      put(at('auditLog/new'), removeEntry(uid, 'reed', 'reviewer active')),
    ]),
  },
  'organizations/{o}/members/{m}/filters/{f}': {
    at: at('members/rowan/filters/f00'),
    create: tries(() => [
      put(at('members/rowan/filters/f01'), {
        name: 'Mine',
        view: { sort: 'name_asc', stage: null, scorecard: null, waiting: null },
        rev: 1,
        updatedAt: now(),
      }),
    ]),
    update: tries(() => [
      patch(at('members/rowan/filters/f00'), { name: 'Other', rev: 2, updatedAt: now() }),
    ]),
  },
  'organizations/{o}/members/{m}/notices/{n}': {
    at: at('members/rowan/notices/n1'),
    create: tries((uid) => [put(at('members/rowan/notices/n2'), notice(uid))]),
    update: tries(() => [patch(at('members/rowan/notices/n1'), { readAt: now() })]),
  },
  'organizations/{o}/orgInvites/{id}': {
    at: at(`orgInvites/${waiting}`),
    create: tries((uid) => [
      seat(uid, 'seat.invite', invited, 8),
      put(at(`orgInvites/${invited}`), orgInvite(uid)),
    ]),
    update: tries((uid) => [
      seat(uid, 'seat.revoke', waiting, 6),
      patch(at(`orgInvites/${waiting}`), { status: 'revoked', revokedBy: uid }),
    ]),
  },
  'organizations/{o}/teamMails/{month}': { at: mails, create: mailing(1), update: mailing(2) },
  'organizations/{o}/settings/ai': {
    at: at('settings/ai'),
    create: tries(
      (uid) => [
        put(at('settings/ai'), orgAi(uid, { on: false, auditId: 'new' })),
        logs(uid, 'new', 'ai.settings', 'ai'),
      ],
      { [at('settings/ai')]: null },
    ),
    update: tries((uid) => [
      put(at('settings/ai'), orgAi(uid, { on: false, rev: 2, auditId: 'new' })),
      logs(uid, 'new', 'ai.settings', 'ai'),
    ]),
  },
  'organizations/{o}/settings/policies': {
    at: at('settings/policies'),
    create: tries(
      (uid) => [
        put(at('settings/policies'), policies(uid)),
        logs(uid, 'new', 'settings.policies', 'policies'),
      ],
      { [at('settings/policies')]: null },
    ),
    update: tries((uid) => [
      put(at('settings/policies'), policies(uid, { rev: 2 })),
      logs(uid, 'new', 'settings.policies', 'policies'),
    ]),
  },
  'organizations/{o}/settings/compliance': {
    at: at('settings/compliance'),
    create: tries(
      (uid) => [
        put(at('settings/compliance'), compliance(uid)),
        logs(uid, 'new', 'settings.compliance', 'compliance'),
      ],
      { [at('settings/compliance')]: null },
    ),
    update: tries((uid) => [
      put(at('settings/compliance'), compliance(uid, { rev: 2 })),
      logs(uid, 'new', 'settings.compliance', 'compliance'),
    ]),
  },
  'organizations/{o}/duties/{i}': {
    at: at('duties/open'),
    create: tries((uid) => [
      put(at('duties/closed'), { ownerUid: 'remy', by: uid, at: now(), auditId: 'new' }),
      logs(uid, 'new', 'job.handOver', 'closed'),
    ]),
    update: tries((uid) => [
      put(at('duties/open'), { ownerUid: 'ada', by: uid, at: now(), auditId: 'new' }),
      logs(uid, 'new', 'job.handOver', 'open'),
    ]),
  },
  'organizations/{o}/exportKeys/{k}': {
    at: key,
    create: tries((uid) => [
      put(at('exportKeys/otherOTHERotherOTHER10'), exportKey(uid)),
      logs(uid, 'new', 'export.key', 'exportKeys', {
        detail: computeSecretMark('otherOTHERotherOTHER10'),
      }),
    ]),
    update: tries((uid) => [
      patch(key, { revokedBy: uid, revokedAt: now(), auditId: 'new' }),
      logs(uid, 'new', 'export.revoke', 'exportKeys', { detail: computeSecretMark(keyId) }),
    ]),
  },
  'organizations/{o}/exportKeys/{k}/files/{f}': {
    at: `${key}/files/jobs.json`,
    create: tries((uid) => [put(`${key}/files/usage.csv`, exportFile(uid))]),
    update: tries((uid) => [put(`${key}/files/jobs.json`, exportFile(uid))]),
  },
  'organizations/{o}/public/brand': {
    at: at('public/brand'),
    create: tries((uid) => [put(at('public/brand'), brand(uid))], { [at('public/brand')]: null }),
    update: tries((uid) => [put(at('public/brand'), brand(uid, { colour: '#000000' }))]),
  },
  'organizations/{o}/requests/{r}': {
    at: at('requests/plan-1'),
    create: tries(
      (uid) => [
        put(at('requests/plan-1'), ask({ createdBy: uid, createdAt: now() })),
        logs(uid, 'plan-1_requested', 'plan.request', 'plan-1'),
      ],
      { [at('requests/plan-1')]: null },
    ),
    update: tries((uid) =>
      uid === 'saga'
        ? [
            patch(at('requests/plan-1'), {
              status: 'declined',
              closedBy: uid,
              closedAt: now(),
              answer: 'No.',
              auditId: 'new',
            }),
            ...acts(uid, 'request.decline', { after: 'plan-1' }),
          ]
        : [
            patch(at('requests/plan-1'), { status: 'withdrawn', closedBy: uid, closedAt: now() }),
            logs(uid, 'plan-1_withdrawn', 'plan.withdraw', 'plan-1'),
          ],
    ),
  },
  'organizations/{o}/aiUsage/{id}': {
    at: at(`aiUsage/${usageId}`),
    create: tries(() => [put(at(`aiUsage/${usageId}`), usage({ adapter: 'cloud' }))], {
      [at(`aiUsage/${usageId}`)]: null,
    }),
    update: tries(() => [put(at(`aiUsage/${usageId}`), usage({ adapter: 'cloud', calls: 4 }))]),
  },
  'organizations/{o}/auditLog/{id}': {
    at: at('auditLog/first'),
    create: tries((uid) => [logs(uid, 'new', 'invite.extend', 'open')]),
  },
};
