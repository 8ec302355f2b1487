// The limits of the fields of a company's documents.
import { hash } from '../documents/paths.ts';
import { days, minutes } from '../documents/times.ts';
import { inBoth, oneOf, text, texts, until, whole, words, type Bounds } from './bound.ts';

export const companyBounds: Record<string, Bounds> = {
  'update organizations/{o}': {
    who: 'owner',
    fields: { name: text(120, 1), retentionDays: whole(1_825, 30), terms: texts(300, 12) },
  },
  'create organizations/{o}/members/{m}': {
    who: 'recruiter',
    fields: {
      displayName: text(120),
      photoURL: oneOf([`https://${words(992)}`, null], [`https://${words(993)}`, 'http://xx']),
      role: oneOf(['owner'], ['admin', 'x']),
      status: oneOf(['active'], ['suspended']),
    },
  },
  'create organizations/{o}/members/{m}/filters/{f}': {
    who: 'reviewer',
    fields: {
      name: text(60, 1),
      'view.waiting': oneOf([null, 3, 7, 14, 30], [2, 31]),
      'view.scorecard': oneOf([null, 'mine', 'missing']),
      'view.stage': oneOf([
        null,
        'in_progress',
        'submitted',
        'in_review',
        'shortlisted',
        'offer',
        'hired',
        'rejected',
        'withdrawn',
        'expired',
      ]),
      'view.sort': oneOf([
        'started_desc',
        'started_asc',
        'submitted_desc',
        'submitted_asc',
        'name_asc',
        'name_desc',
      ]),
    },
  },
  'create organizations/{o}/members/{m}/notices/{n}': {
    who: 'recruiter',
    fields: {
      about: text(128),
      byName: text(120),
      kind: oneOf(['asked', 'shared'], ['mention', 'x']),
      candidateUid: oneOf(['cato', null], ['nobody', 'a b']),
      interviewId: oneOf(['open'], ['a b', null]),
    },
  },
  'create organizations/{o}/orgInvites/{id}': {
    who: 'owner',
    fields: {
      orgName: text(120),
      byName: text(120),
      expiresAt: until(days(30)),
      role: oneOf(['admin', 'recruiter', 'reviewer', 'compliance'], ['owner', 'x']),
      email: oneOf(['a@b.c'], ['A@b.c', 'a@b', 'olive@larkfield.test']),
    },
  },
  'create organizations/{o}/teamMails/{month}': {
    who: 'owner',
    fields: { used: oneOf([1], [0, 2, '1']) },
  },
  'create organizations/{o}/settings/policies': {
    who: 'owner',
    fields: {
      ...inBoth('notice', 2_000),
      ...inBoth('consent', 2_000),
      ...inBoth('accommodation', 2_000),
      ...inBoth('templates.advance', 2_000),
      ...inBoth('templates.reject', 2_000),
      ...inBoth('templates.invitation', 400),
      timeZone: oneOf([words(60), 'Europe/Madrid'], [words(61), '', 'a b', 7]),
    },
  },
  'create organizations/{o}/settings/compliance': {
    who: 'owner',
    fields: {
      ...inBoth('notice', 4_000),
      where: text(300),
      auditWhere: text(300),
      publishedOn: oneOf(['2026-01-31', null], ['today']),
      auditedOn: oneOf(['2026-01-31', null], ['today']),
    },
  },
  'create organizations/{o}/settings/ai': {
    who: 'owner',
    fields: {
      adapter: oneOf([null, 'onDevice', 'cloud']),
      passes: oneOf([null, 1, 3], [0, 2, 4]),
      paused: oneOf([false], ['x', true]),
    },
  },
  'create organizations/{o}/exportKeys/{k}': {
    who: 'owner',
    fields: {
      name: text(80, 1),
      expiresAt: until(days(90)),
      scopes: oneOf(
        [['jobs', 'candidates', 'usage'], ['jobs']],
        [[], ['x'], ['jobs', 'jobs', 'jobs', 'jobs']],
      ),
    },
  },
  'create organizations/{o}/exportKeys/{k}/files/{f}': {
    who: 'owner',
    fields: {
      text: text(900_000, 1),
      rows: whole(100_000),
      sha256: oneOf([hash], [hash.slice(1), `${hash}a`, 7]),
    },
  },
  'create organizations/{o}/public/brand': {
    who: 'owner',
    fields: {
      name: text(120, 1),
      colour: oneOf(['#0a7b55'], ['#0A7B55', 'red', 7]),
      logo: oneOf(
        [null, `data:image/png;base64,${words(59_978)}`, `data:image/png;base64,${words(8)}`],
        [
          `data:image/png;base64,${words(59_979)}`,
          `data:image/png;base64,${words(7)}`,
          `data:image/gif;base64,${words(90)}`,
        ],
      ),
    },
  },
  'create organizations/{o}/requests/{r}': {
    who: 'owner',
    fields: {
      note: text(1_000),
      billed: oneOf(['monthly', 'annual'], ['weekly']),
      n: oneOf([1], [0, 2, '1']),
      kind: oneOf(['plan'], ['gift']),
    },
  },
  'create organizations/{o}/auditLog/{id}': {
    who: 'recruiter',
    fields: {
      target: text(400, 1),
      detail: text(2_000),
      action: oneOf(['invite.extend', 'invite.revoke'], ['invite', 'a', '', 'a b', words(64)]),
    },
  },
  'create organizations/{o}/overrides/{limit}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 10), until: until(days(366)) },
  },
  'create organizations/{o}/invoices/{n}': {
    who: 'superAdmin',
    fields: {
      tierId: text(64, 1),
      amount: whole(1_000_000_000),
      billed: oneOf(['monthly', 'annual'], ['weekly']),
      currency: oneOf(['EUR'], ['EURO', 'eur']),
      status: oneOf(['open'], ['paid']),
    },
  },
  'create organizations/{o}/breakGlass/{u}': {
    who: 'superAdmin',
    fields: { reason: text(2_000, 20), until: until(minutes(60)) },
  },
  'update organizations/{o}/requests/{r}': { who: 'superAdmin', fields: { answer: text(1_000) } },
  'update organizations/{o} (by the platform)': {
    who: 'superAdmin',
    fields: {
      name: text(120, 1),
      retentionDays: whole(1_825, 30),
      terms: texts(300, 12),
      tier: oneOf([words(64), 'x'], [words(65), '', 7]),
    },
  },
};
