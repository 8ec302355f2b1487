// Well-formed documents of a company that the world lacks.
import { hash } from '../documents/paths.ts';
import { ago, ahead, days, minutes, now } from '../documents/times.ts';
import type { Data } from '../writes.ts';
import { both, logo, shareEnd, why } from './cells.ts';

export const policies = (uid: string, more: Data = {}): Data => ({
  timeZone: 'Europe/Madrid',
  notice: both,
  consent: both,
  accommodation: both,
  templates: { advance: both, reject: both, invitation: both },
  rev: 1,
  updatedAt: now(),
  updatedBy: uid,
  auditId: 'new',
  ...more,
});

export const compliance = (uid: string, more: Data = {}): Data => ({
  notice: both,
  publishedOn: '2026-11-02',
  where: 'example.test/notice',
  auditedOn: null,
  auditWhere: '',
  rev: 1,
  updatedAt: now(),
  updatedBy: uid,
  auditId: 'new',
  ...more,
});

export const exportKey = (uid: string, more: Data = {}): Data => ({
  name: 'Warehouse',
  scopes: ['jobs', 'usage'],
  createdBy: uid,
  createdAt: now(),
  expiresAt: ahead(days(29)),
  auditId: 'new',
  ...more,
});

export const exportFile = (uid: string): Data => ({
  text: '[]',
  sha256: hash,
  rows: 0,
  by: uid,
  at: now(),
});

export const brand = (uid: string, more: Data = {}): Data => ({
  name: 'Larkfield',
  logo,
  colour: '#0a7b55',
  updatedAt: now(),
  updatedBy: uid,
  ...more,
});

export const override = (uid: string, more: Data = {}): Data => ({
  limit: 'interviews',
  value: 40,
  base: 10,
  reason: why,
  until: ahead(days(30)),
  by: uid,
  at: now(),
  auditId: 'new',
  ...more,
});

export const invoice = (uid: string, more: Data = {}): Data => ({
  number: 'INV-002',
  tierId: 'pro',
  billed: 'annual',
  from: ago(days(1)),
  until: ahead(days(364)),
  amount: 120_000,
  currency: 'EUR',
  status: 'open',
  createdAt: now(),
  createdBy: uid,
  auditId: 'new',
  ...more,
});

export const breakGlass = (more: Data = {}): Data => ({
  interviewId: 'open',
  reason: why,
  at: now(),
  until: ahead(minutes(59)),
  auditId: 'new',
  ...more,
});

export const notice = (by: string, more: Data = {}): Data => ({
  kind: 'asked',
  interviewId: 'open',
  candidateUid: 'cato',
  about: 'review',
  by,
  byName: 'A colleague',
  at: now(),
  readAt: null,
  ...more,
});

export const share = (uid: string, more: Data = {}): Data => ({
  status: 'open',
  interviewId: 'open',
  candidateUid: 'cato',
  recipient: 'Dr. Fern',
  message: '',
  recordings: true,
  resume: false,
  blind: false,
  hidden: [],
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  byName: 'Remy',
  createdBy: uid,
  createdAt: now(),
  expiresAt: ahead(days(7)),
  auditId: 'new',
  ...more,
});
export const material = { rubric: [], questionIds: ['q1', 'q2'], language: 'en' };

export const guest = (token: string, more: Data = {}): Data => ({
  token,
  name: 'Dr. Fern',
  at: now(),
  expiresAt: shareEnd,
  recordings: true,
  resume: false,
  status: 'open',
  ...more,
});

export const worker = (uid: string, more: Data = {}): Data => ({
  uid,
  browser: 'Firefox',
  state: 'idle',
  at: now(),
  ...more,
});
