// Rows of the matrix: what a company is granted, and its drafts, shares, tasks and emails.
import { computeSecretMark } from '../../../src/domain/base/secretMark.ts';
import { invite } from '../documents/invitations.ts';
import { draft, libraryItem } from '../documents/jobs.ts';
import { cara, cato, gone, job, openCode, openToken, org } from '../documents/paths.ts';
import { queued } from '../documents/reviews.ts';
import { ago, ahead, days, minutes, now } from '../documents/times.ts';
import { drop, patch, put } from '../writes.ts';
import { acts, logs, shareToken, tries, type Rows } from './cells.ts';
import { at, erasing, inviting } from './companyCommits.ts';
import { breakGlass, invoice, material, override, share, worker } from './companyDocuments.ts';

const sharing = tries(
  (uid) => [
    put(at('shares/freshSHAREfreshSHARE02'), share(uid)),
    put(at('shares/freshSHAREfreshSHARE02/material/current'), {
      ...material,
      rubric: [{ id: 'care' }],
    }),
    logs(uid, 'new', 'share.create', 'open/cato', {
      detail: computeSecretMark('freshSHAREfreshSHARE02'),
    }),
  ],
  {
    [`${job}/content/rubric`]: {
      items: [{ id: 'care' }],
      updatedAt: ago(days(9)),
      updatedBy: 'remy',
    },
  },
);

export const workRows: Rows = {
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
      logs(uid, 'new', 'share.revoke', 'open/cato', { detail: computeSecretMark(shareToken) }),
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
