// The rows of the matrix, and the documents that exist in addition to the world's own while they are tried.
import { Timestamp } from 'firebase/firestore';
import { companyEntry, entry } from '../documents/auditEntries.ts';
import { answer } from '../documents/candidates.ts';
import { orgAi, platformAi, tier, usage } from '../documents/companies.ts';
import { documents } from '../documents/existing.ts';
import { cato, cleo, hash, job, openToken, org } from '../documents/paths.ts';
import { decision, outcome, rating, review } from '../documents/reviews.ts';
import { ago, ahead, days, minutes, now, period } from '../documents/times.ts';
import { put, type Data, type Write } from '../writes.ts';

/** Documents that a cell needs replaced or removed. */
export type Given = Record<string, Data | null>;
export interface Attempt {
  given?: Given;
  writes: (uid: string) => readonly Write[];
}
export interface Row {
  /** The document that is read, updated and deleted. */
  at: string;
  /** What must differ for it to be read. */
  given?: Given;
  /** A field that the query filters by; what must differ for the query alone. */
  list?: {
    given?: Given;
    where?: readonly [string, unknown] | ((uid: string) => readonly [string, unknown]);
  };
  create?: Attempt;
  update?: Attempt;
  delete?: Attempt;
}
export type Rows = Record<string, Row>;

export const tries = (writes: Attempt['writes'], given: Given = {}): Attempt => ({ writes, given });
export const logs = (
  uid: string,
  id: string,
  action: string,
  target: string,
  more: Data = {},
): Write => put(`${org}/auditLog/${id}`, { ...entry(uid, action, target), ...more });
export const audits = (uid: string, action: string, target: string, more: Data = {}): Write =>
  put('platformAudit/new', { ...entry(uid, action, target), ...more });
/** The audit entries of a platform action on a company: the platform's, and the company's with the same id and reason. */
export const acts = (uid: string, action: string, more: Data = {}): Write[] => [
  audits(uid, action, 'lark', { reason: why, ...more }),
  put(`${org}/auditLog/new`, companyEntry(uid, action, 'lark', why)),
];
export const why = 'A hiring fair in spring, agreed with the owner.';

export const both = { en: 'Words.', es: 'Palabras.' };
export const outsider = 'gill';
/** When the suspended account was suspended. */
export const suspendedAt = Timestamp.fromMillis(Date.now() - days(1));
export const shareToken = 'sharedSHAREDsharedSH01';
export const claimedToken = 'claimedCLAIMEDclaimed02';
export const keyId = 'keyKEYkeyKEYkeyKEYkey10';
export const applicantId = 'c0'.repeat(32);
export const usageId = `${period()}_draftKit_cloud_gemini-lite`;
export const slot = (n: number): string => `${Math.floor(Date.now() / 60_000)}-${n}`;
export const storedSlot = slot(1);
export const arrived = Timestamp.fromMillis(Date.now() - minutes(5));
export const logo = `data:image/png;base64,${'A'.repeat(400)}=`;
const then = ago(days(1));

export const ask = (more: Data = {}): Data => ({
  kind: 'plan',
  n: 1,
  tierId: 'pro',
  billed: 'monthly',
  note: '',
  status: 'requested',
  createdBy: 'olive',
  createdAt: then,
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
const shareEnd = ahead(days(6));
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
export const votes = (more: Data = {}): Data => ({ yes: 0, partly: 0, no: 0, none: 0, ...more });
export const batch = (n: number): Data => ({
  count: n,
  clear: votes({ yes: n }),
  fair: votes({ partly: n }),
  trouble: votes({ none: n }),
  comments: {},
});
export const selfId = (more: Data = {}): Data => ({
  gender: 'woman',
  ethnicity: 'asian',
  age: 'from40',
  disability: 'declined',
  rev: 1,
  ...more,
});
export const fairness = (uid: string, more: Data = {}): Data => ({
  cells: ['gender.woman:12:6'],
  hidden: 3,
  decided: 40,
  advanced: 20,
  answered: 30,
  by: uid,
  at: now(),
  rev: 1,
  ...more,
});
export const applicant = (uid: string, more: Data = {}): Data => ({
  file: 'abc123.pdf',
  size: 2_000_000,
  megabytes: 2,
  pages: 2,
  findings: [],
  hidden: [],
  orders: [],
  likeness: '',
  mailHash: null,
  blind: false,
  origin: null,
  besides: [],
  createdBy: uid,
  createdAt: now(),
  rev: 1,
  ...more,
});
export const applicantIs: Data = {
  fileName: 'Ana.pdf',
  name: 'Ana',
  email: 'ana@post.test',
  phone: '',
  location: 'Hull',
  links: [],
  schools: [],
  lines: {},
};
const fileOf = (uid: string, name: string): string => `interviews/lark/open/${uid}/q2/${name}`;
export const spoken = (uid: string): Data =>
  answer({
    type: 'video',
    text: '',
    storagePath: fileOf(uid, 'take1.webm'),
    mime: 'video/webm',
    size: 9_000,
    durationMs: 4_000,
  });
export const resumeAnswer = (uid: string): Data =>
  answer({
    type: 'resume',
    text: 'read',
    storagePath: fileOf(uid, 'cv.pdf'),
    mime: 'application/pdf',
    size: 1_000,
  });
export const transcript = (uid: string, more: Data = {}): Data => ({
  text: 'I watered it.',
  source: 'browser',
  language: 'en',
  of: fileOf(uid, 'take1.webm'),
  by: uid,
  rev: 1,
  createdAt: now(),
  ...more,
});
export const reading = (uid: string, more: Data = {}): Data => ({
  of: fileOf(uid, 'cv.pdf'),
  read: { skills: 'Pruning' },
  corrected: {},
  rev: 1,
  updatedAt: now(),
  ...more,
});
export const event = (more: Data = {}): Data => ({
  kind: 'away',
  amount: 3,
  agoSeconds: 0,
  savedAt: now(),
  device: 'd1',
  ...more,
});
export const calibration = (uid: string, more: Data = {}): Data => ({
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: 'cato',
  note: 'A middling one.',
  by: uid,
  at: now(),
  auditId: 'new',
  ...more,
});
export const levelOverride = (uid: string, n = 1): Data => ({
  evaluationId: 'open_cato_1',
  questionId: 'q1',
  n,
  level: 4,
  withdrawn: false,
  reason: 'The answer names the result twice.',
  by: uid,
  byName: 'A colleague',
  at: now(),
});
/** The decision about Cato, verbatim. */
export const decided = decision('remy', {
  decidedAt: Timestamp.fromMillis(Date.now() - minutes(2)),
  auditId: 'old',
});
export const amendment = (uid: string, more: Data = {}): Data => {
  const { rating: stars, comment, scores } = review();
  return {
    by: uid,
    n: 1,
    rating: stars,
    comment,
    scores,
    reason: 'I had not heard the second answer to its end.',
    at: now(),
    others: 3,
    rated: false,
    decided: true,
    ...more,
  };
};
export const accommodation = (uid: string, more: Data = {}): Data => ({
  status: 'open',
  askedBy: uid,
  askedAt: now(),
  percent: 50,
  format: null,
  note: null,
  rev: 1,
  ...more,
});
export const worker = (uid: string, more: Data = {}): Data => ({
  uid,
  browser: 'Firefox',
  state: 'idle',
  at: now(),
  ...more,
});
export const payment = (uid: string): Data => ({
  mode: 'subscription',
  price: 'price_1Ab',
  success_url: 'https://hirely.example/a',
  cancel_url: 'https://hirely.example/a',
  metadata: { uid, requestId: 'plan-1' },
});

/** Every document that exists while the matrix is tried: the world's, and one of each kind that it lacks. */
export function existingDocuments(): Record<string, Data> {
  const open = { ...tier('saga'), updatedAt: then };
  const world = documents();
  const leased = `${org}/aiJobs/open_cleaf`;
  return {
    ...world,
    // The lease outlasts the run on any machine.
    [leased]: { ...world[leased], leasedAt: ahead(minutes(40)) },
    [`${org}/members/faye`]: {
      role: 'compliance',
      status: 'active',
      displayName: 'Faye',
      joinedAt: then,
    },
    'users/cleo/plan/current': plan({ from: then }),
    'users/cleo/requests/plan-1': ask({ tierId: 'seeker_plus', createdBy: 'cleo' }),
    [`users/cleo/credits/${period()}`]: { used: 1, last: creditUse(1), updatedAt: then },
    [`users/cleo/creditUses/${creditUse(1)}`]: { kind: 'feedback', at: then, month: period() },
    [`users/cleo/aiUsage/${usageId}`]: usage({ updatedAt: then, adapter: 'cloud' }),
    'publicProfiles/cleo': { displayName: 'Cleo', photoURL: null, updatedAt: then },
    'system/bootstrap': { uid: 'otto', at: then },
    'viewings/saga': viewing({ at: ago(minutes(90)), until: ago(minutes(60)), auditId: 'old' }),
    'platformSettings/ai': platformAi('saga', { updatedAt: then, auditId: 'old' }),
    'platformSettings/ai/versions/1': platformAi('saga', { updatedAt: then, auditId: 'old' }),
    'tierConfigurations/default_free': {
      ...open,
      name: 'Free',
      features: {
        customBranding: true,
        advancedAnalytics: true,
        apiAccess: true,
        prioritySupport: true,
      },
    },
    'tierConfigurations/pro/versions/1': publishedTier('saga', { updatedAt: then }),
    'tierDrafts/pro': tierDraft('saga', { updatedAt: then }),
    'announcements/a': news('saga', { updatedAt: then, auditId: 'old' }),
    [`contactMessages/${storedSlot}`]: message({ createdAt: arrived }),
    'legalTexts/terms-2026-01': legal('saga', '2026-01', { at: then, auditId: 'old' }),
    'legalTexts/terms-2026-01/acceptances/cleo': { at: then },
    [`${org}/members/rowan/filters/f00`]: {
      name: 'Waits for me',
      view: { stage: 'submitted', scorecard: 'missing', waiting: 7, sort: 'submitted_asc' },
      rev: 1,
      updatedAt: then,
    },
    [`${org}/members/rowan/notices/n1`]: notice('remy', { at: then }),
    [`${org}/settings/ai`]: orgAi('olive', { updatedAt: then, auditId: 'old' }),
    [`${org}/settings/policies`]: policies('olive', { updatedAt: then, auditId: 'old' }),
    [`${org}/settings/compliance`]: compliance('olive', { updatedAt: then, auditId: 'old' }),
    [`${org}/duties/open`]: { ownerUid: 'remy', by: 'olive', at: then, auditId: 'old' },
    [`${org}/exportKeys/${keyId}`]: exportKey('olive', { createdAt: then, auditId: 'old' }),
    [`${org}/exportKeys/${keyId}/files/jobs.json`]: { ...exportFile('olive'), at: then },
    [`${org}/public/brand`]: brand('olive', { updatedAt: then }),
    [`${org}/requests/plan-1`]: ask(),
    [`${org}/aiUsage/${usageId}`]: usage({ updatedAt: then, adapter: 'cloud' }),
    [`${org}/overrides/interviews`]: override('saga', { at: then, auditId: 'old' }),
    [`${org}/invoices/INV-001`]: invoice('saga', {
      number: 'INV-001',
      createdAt: then,
      auditId: 'old',
    }),
    [`${org}/breakGlass/saga`]: breakGlass({
      at: ago(minutes(90)),
      until: ago(minutes(60)),
      auditId: 'old',
    }),
    [`${org}/shares/${shareToken}`]: share('remy', { createdAt: then }),
    [`${org}/shares/${shareToken}/material/current`]: material,
    [`${org}/shares/${claimedToken}`]: share('remy', {
      createdAt: then,
      status: 'claimed',
      claimedBy: outsider,
      claimedName: 'Dr. Fern',
      claimedAt: ago(minutes(9)),
      expiresAt: shareEnd,
    }),
    [`${org}/shares/${claimedToken}/material/current`]: material,
    [`${cato}/guests/${outsider}`]: guest(claimedToken, { at: ago(minutes(9)) }),
    [`${cato}/views/${outsider}`]: { role: 'guest', at: ago(minutes(9)) },
    [`${cato}/views/remy`]: { role: 'recruiter', at: ago(minutes(9)) },
    [`${cato}/guestReviews/${outsider}`]: {
      rating: 4,
      comment: '',
      submitted: false,
      updatedAt: ago(minutes(4)),
      rev: 1,
      name: 'Dr. Fern',
    },
    [`${job}/accommodations/${openToken}`]: accommodation('gus', { askedAt: ago(minutes(9)) }),
    [`${job}/surveys/b0`]: batch(5),
    [`${job}/selfIds/cato`]: selfId(),
    [`${job}/tallies/cato`]: { outcome: 'advance', level: 70, at: then },
    [`${job}/fairness/summary`]: fairness('faye', { at: then }),
    [`${job}/applicants/${applicantId}`]: applicant('remy', { createdAt: then }),
    [`${job}/applicants/${applicantId}/identity/current`]: applicantIs,
    [`${cato}/identity/current`]: { fullName: 'Cato Moss', email: 'cato@post.test', phone: null },
    [`${cato}/transcripts/q1`]: transcript('cato', { createdAt: ago(minutes(6)) }),
    [`${cato}/events/000`]: event({ savedAt: ago(minutes(6)) }),
    [`${cato}/remarks/room`]: { note: 'It was loud.', notedAt: ago(minutes(4)), rev: 1 },
    [`${cato}/marks/survey`]: { done: true, batch: 'b0' },
    [`${cato}/readings/q2`]: reading('cato', { updatedAt: ago(minutes(6)) }),
    [`${cato}/closedReadings/q2`]: reading('cato', { updatedAt: ago(minutes(6)) }),
    [`${cato}/shared/outcome`]: outcome('remy', { releasedAt: ago(minutes(1)) }),
    [`${cato}/decision/current`]: decided,
    [`${cato}/amendments/remy_1`]: amendment('remy', { at: ago(minutes(1)) }),
    [`${org}/teamMails/${period()}`]: {
      used: 1,
      last: 'waitingWAITINGwaiting3_1',
      updatedAt: then,
    },
    [`${cato}/overrides/open_cato_1_q1_1`]: levelOverride('remy'),
    [`${cato}/calibration/current`]: calibration('olive', { at: then, auditId: 'old' }),
    [`${cato}/noteMarks/n`]: { authorUid: 'rowan', createdAt: ago(minutes(3)) },
    [`${cato}/ratings/open_cato_1`]: rating('rowan', {
      jobId: 'open_cato',
      createdAt: ago(minutes(4)),
    }),
    [`${org}/workers/rowan_1`]: worker('rowan', { at: ago(minutes(4)) }),
    'customers/cleo/checkout_sessions/c1': payment('cleo'),
    'customers/cleo/subscriptions/s1': { status: 'active' },
    [`${cleo}/remarks/room`]: { note: 'Hm.', notedAt: ago(minutes(4)), rev: 1 },
  };
}
