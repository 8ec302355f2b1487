// Rows of the matrix: a company's documents other than interviews.
import { secretMark } from '../../../src/domain/base/secretMark.ts';
import { changeEntry, removeEntry } from '../documents/auditEntries.ts';
import { countCandidate, op, orgAi, usage } from '../documents/companies.ts';
import { documents } from '../documents/existing.ts';
import { details, invite, inviteCode, inviteMail } from '../documents/invitations.ts';
import { draft, libraryItem } from '../documents/jobs.ts';
import { orgInvite, teamMail, teamMonth } from '../documents/members.ts';
import {
  cara,
  cato,
  gone,
  job,
  newCode,
  newToken,
  openCode,
  openToken,
  org,
} from '../documents/paths.ts';
import { queued } from '../documents/reviews.ts';
import { ago, ahead, days, minutes, now, period } from '../documents/times.ts';
import { drop, patch, put, type Data } from '../writes.ts';
import {
  acts,
  ask,
  brand,
  compliance,
  exportFile,
  exportKey,
  breakGlass,
  invoice,
  keyId,
  logs,
  material,
  notice,
  override,
  policies,
  share,
  shareToken,
  tries,
  usageId,
  worker,
  type Rows,
} from './cells.ts';
import { founding } from './rowsPeople.ts';

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
/** A document of the session that is being erased. */
export const erasing = (path: string): Record<string, Data> => ({
  [path]: { ...documents()[path], status: 'erasing' },
});
/** Inviting a candidate: six documents in one commit. */
export const inviting = tries((uid) => [
  patch(org, countCandidate(uid, newToken)),
  put(`${job}/invites/${newToken}`, invite(uid)),
  put(`${job}/inviteDetails/${newToken}`, details(uid)),
  put(`inviteCodes/${newCode}`, inviteCode(uid)),
  put(`mail/${newToken}_1`, inviteMail(uid)),
  logs(uid, 'new', 'invite.create', 'open'),
]);
const at = (path: string): string => `${org}/${path}`;
const sharing = tries(
  (uid) => [
    put(at('shares/freshSHAREfreshSHARE02'), share(uid)),
    put(at('shares/freshSHAREfreshSHARE02/material/current'), {
      ...material,
      rubric: [{ id: 'care' }],
    }),
    logs(uid, 'new', 'share.create', 'open/cato', { detail: secretMark('freshSHAREfreshSHARE02') }),
  ],
  {
    [`${job}/content/rubric`]: {
      items: [{ id: 'care' }],
      updatedAt: ago(days(9)),
      updatedBy: 'remy',
    },
  },
);

export const companyRows: Rows = {
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
        detail: secretMark('otherOTHERotherOTHER10'),
      }),
    ]),
    update: tries((uid) => [
      patch(key, { revokedBy: uid, revokedAt: now(), auditId: 'new' }),
      logs(uid, 'new', 'export.revoke', 'exportKeys', { detail: secretMark(keyId) }),
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
  'organizations/{o}/overrides/{limit}': {
    at: at('overrides/interviews'),
    create: tries(
      (uid) => [
        put(at('overrides/interviews'), override(uid)),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
        ...acts(uid, 'org.override', { after: 'interviews: 40' }),
      ],
      { [at('overrides/interviews')]: null },
    ),
    update: tries((uid) => [
      patch(at('overrides/interviews'), { endedAt: now(), auditId: 'new' }),
      patch(org, { 'usage.interviews.limit': 10, auditId: 'new' }),
      ...acts(uid, 'org.override.end', { after: 'interviews: 10' }),
    ]),
  },
  'organizations/{o}/invoices/{n}': {
    at: at('invoices/INV-001'),
    create: tries((uid) => [
      put(at('invoices/INV-002'), invoice(uid)),
      ...acts(uid, 'invoice.create', { after: 'INV-002' }),
    ]),
    update: tries((uid) => [
      patch(at('invoices/INV-001'), { status: 'paid', paidAt: now(), auditId: 'new' }),
      ...acts(uid, 'invoice.paid', { after: 'INV-001' }),
    ]),
  },
  'organizations/{o}/breakGlass/{u}': {
    at: at('breakGlass/saga'),
    create: tries(
      (uid) => [put(at(`breakGlass/${uid}`), breakGlass()), ...acts(uid, 'glass.open')],
      {
        [at('breakGlass/saga')]: null,
      },
    ),
    update: tries(() => [patch(at('breakGlass/saga'), { until: now() })], {
      [at('breakGlass/saga')]: breakGlass({
        at: ago(minutes(1)),
        until: ahead(minutes(50)),
        auditId: 'old',
      }),
    }),
  },
  'organizations/{o}/drafts/{d}': {
    at: at('drafts/d'),
    create: tries((uid) => [put(at('drafts/new'), draft(uid))]),
    update: tries((uid) => [
      patch(at('drafts/d'), { title: 'Head gardener', updatedAt: now(), updatedBy: uid, rev: 4 }),
    ]),
  },
  'organizations/{o}/library/{l}': {
    at: at('library/kept'),
    create: tries((uid) => [put(at('library/new'), libraryItem(uid))]),
    update: tries((uid) => [
      patch(at('library/kept'), { title: 'Other', updatedAt: now(), updatedBy: uid, rev: 2 }),
    ]),
  },
  'organizations/{o}/shares/{t}': {
    at: at(`shares/${shareToken}`),
    create: sharing,
    update: tries((uid) => [
      patch(at(`shares/${shareToken}`), {
        status: 'revoked',
        revokedBy: uid,
        revokedAt: now(),
        revokeAuditId: 'new',
      }),
      logs(uid, 'new', 'share.revoke', 'open/cato', { detail: secretMark(shareToken) }),
    ]),
    delete: tries(
      () => [drop(at(`shares/${shareToken}`)), drop(at(`shares/${shareToken}/material/current`))],
      erasing(cato),
    ),
  },
  'organizations/{o}/shares/{t}/is/{state}': {
    at: at(`shares/${shareToken}/is/revoked`),
    given: {
      [at(`shares/${shareToken}`)]: share('remy', { status: 'revoked', createdAt: ago(days(1)) }),
    },
  },
  'organizations/{o}/shares/{t}/material/{m}': {
    at: at(`shares/${shareToken}/material/current`),
    create: sharing,
    delete: tries(
      () => [drop(at(`shares/${shareToken}`)), drop(at(`shares/${shareToken}/material/current`))],
      erasing(cato),
    ),
  },
  'organizations/{o}/dataRequests/{id}': {
    at: at('dataRequests/cato_open_export'),
    create: tries((uid) => [
      put(at('dataRequests/cleo_open_export'), {
        uid,
        interviewId: 'open',
        type: 'export',
        status: 'open',
        createdAt: now(),
      }),
    ]),
    update: tries((uid) => [
      patch(at('dataRequests/cato_open_export'), {
        status: 'done',
        closedBy: uid,
        closedAt: now(),
      }),
    ]),
    delete: tries(() => [drop(at('dataRequests/cato_open_export'))], erasing(cato)),
  },
  'organizations/{o}/workers/{w}': {
    at: at('workers/rowan_1'),
    create: tries((uid) => [put(at(`workers/${uid}_2`), worker(uid))]),
    update: tries((uid) => [put(at('workers/rowan_1'), worker(uid))]),
  },
  'organizations/{o}/aiJobs/{j}': {
    at: at('aiJobs/open_cara'),
    create: tries(() => [put(at('aiJobs/open_cara'), queued('cara'))], {
      [at('aiJobs/open_cara')]: null,
    }),
    update: tries((uid) => [
      patch(at('aiJobs/open_cara'), {
        status: 'leased',
        leaseOwner: uid,
        leaseId: `lease-of-${uid}`,
        leasedAt: now(),
        takenAt: now(),
        attempts: 1,
      }),
    ]),
    delete: tries(() => [drop(at('aiJobs/open_cara'))], erasing(cara)),
  },
  'inviteCodes/{code}': { at: `inviteCodes/${openCode}`, create: inviting },
  'mail/{id}': {
    at: `mail/${openToken}_1`,
    list: { where: ['orgId', 'lark'] },
    create: inviting,
    delete: tries(() => [drop(`mail/${openToken}_1`)], {
      [`${job}/invites/${openToken}`]: invite('remy', {
        createdAt: ago(days(2)),
        status: 'claimed',
        claimedBy: gone.split('/').at(-1),
        claimedAt: ago(minutes(10)),
      }),
    }),
  },
};
