// Well-formed documents of job seekers and of the platform that the world lacks.
import { buildReportId } from '#domain/platform/clientReport.ts';
import { tier } from '../documents/companies.ts';
import { ago, ahead, days, minutes, now } from '../documents/times.ts';
import type { Data } from '../writes.ts';
import { both, yesterday, why } from './cells.ts';

export const ask = (more: Data = {}): Data => ({
  kind: 'plan',
  n: 1,
  tierId: 'pro',
  billed: 'monthly',
  note: '',
  status: 'requested',
  createdBy: 'olive',
  createdAt: yesterday,
  ...more,
});

export const plan = (more: Data = {}): Data => ({
  tierId: 'seeker_plus',
  billed: 'monthly',
  from: now(),
  until: ahead(days(30)),
  renew: true,
  requestId: 'plan-1',
  auditId: 'new',
  ...more,
});
export const creditUse = (n: number): string => `feedback_${n.toString(16).padStart(40, '0')}`;

export const news = (uid: string, more: Data = {}): Data => ({
  kind: 'news',
  audience: 'hiring',
  title: both,
  text: both,
  from: ago(minutes(1)),
  until: ahead(days(3)),
  dismissable: true,
  rev: 1,
  updatedAt: now(),
  updatedBy: uid,
  auditId: 'new',
  ...more,
});

export const message = (more: Data = {}): Data => ({
  topic: 'question',
  name: 'Ana',
  email: 'ana@post.test',
  message: 'Hello?',
  language: 'en',
  status: 'open',
  createdAt: now(),
  ...more,
});

export const legal = (uid: string, version: string, more: Data = {}): Data => ({
  kind: 'terms',
  version,
  from: ahead(days(9)),
  changes: both,
  mustAccept: true,
  by: uid,
  at: now(),
  auditId: 'new',
  ...more,
});

export const viewing = (more: Data = {}): Data => ({
  target: 'remy',
  orgId: 'lark',
  reason: why,
  at: now(),
  until: ahead(minutes(29)),
  auditId: 'new',
  ...more,
});

export const publishedTier = (uid: string, more: Data = {}): Data =>
  tier(uid, { rev: 1, reason: 'More room.', applies: 'all', auditId: 'new', ...more });

export const tierDraft = (uid: string, more: Data = {}): Data => {
  const { name, limits, features } = tier(uid);
  return { name, limits, features, base: 0, rev: 1, updatedAt: now(), updatedBy: uid, ...more };
};

export const payment = (uid: string): Data => ({
  mode: 'subscription',
  price: 'price_1Ab',
  success_url: 'https://hirely.example/a',
  cancel_url: 'https://hirely.example/a',
  metadata: { uid, requestId: 'plan-1' },
});

export const reportSettings = (uid: string, more: Data = {}): Data => ({
  on: true,
  reason: why,
  rev: 1,
  updatedAt: now(),
  updatedBy: uid,
  auditId: 'new',
  ...more,
});

/** The one name that somebody's report may have now. */
export const reportSlot = (uid: string): string => buildReportId(uid, new Date());

export const clientReport = (more: Data = {}): Data => ({
  route: 'candidate',
  version: 'BxK3f9Qa',
  browser: 'firefox',
  events: ['fault unknown TypeError CandidatePage-abc.js:1:234', 'csp img-src evil.example'],
  vitals: { lcp: 1_200, inp: 90, cls: 20 },
  at: now(),
  expireAt: ahead(days(29)),
  ...more,
});
