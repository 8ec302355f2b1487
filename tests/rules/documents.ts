// Fixtures of the rules' tests: the documents that exist before each test, and well-formed new ones to break.
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { periodOf } from '#domain/base/moment.ts';

type Data = Record<string, unknown>;

const minute = 60_000;
const day = 86_400_000;
/** A moment relative to now. */
export const ago = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() - ms);
export const ahead = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() + ms);
export const minutes = (n: number): number => n * minute;
export const days = (n: number): number => n * day;
export const now = serverTimestamp;
export const period = (): number => periodOf(new Date());

// ---- paths
export const org = 'organizations/lark';
export const rival = 'organizations/quarry';
/** An open interview, a draft from before versions, and a closed one. */
export const job = `${org}/interviews/open`;
export const sketch = `${org}/interviews/sketch`;
export const closedJob = `${org}/interviews/closed`;
export const cleo = `${job}/sessions/cleo`;
export const cato = `${job}/sessions/cato`;
/** Submitted; its evaluation is queued. */
export const cara = `${job}/sessions/cara`;
/** Cato's row in the staff's lists. */
export const catoRow = `${job}/candidates/cato`;
/** Being erased. */
export const gone = `${job}/sessions/gone`;
export const openToken = 'openOPENopenOPENopen01';
export const newToken = 'freshFRESHfreshFRESH02';
export const openCode = '0123456789ABCDEF';
export const newCode = 'ZYXWVTSRQPNMKJHG';
export const hash = 'ab'.repeat(32);

// ---- well-formed new documents
export const user = (uid: string, more: Data = {}): Data => ({
  email: `${uid}@post.test`,
  firstName: 'First',
  lastName: 'Last',
  isHiringManager: false,
  isJobSeeker: true,
  tier: 'FreeTierJobseeker1',
  language: 'en',
  termsAccepted: true,
  marketingAccepted: false,
  firstLogin: now(),
  lastLogin: now(),
  createdAt: now(),
  ...more,
});

export const kit = (): Data => ({
  title: 'Gardener',
  level: 'Senior',
  mustHave: ['Pruning', 'Soil'],
  niceToHave: [],
  competencies: [{ id: 'care', name: 'Care of plants', description: '', weight: 100 }],
  questions: [
    {
      id: 'q1',
      competencyId: 'care',
      kind: 'behavioural',
      text: 'Tell us about a plant you saved.',
      anchors: ['none', 'little', 'some', 'much', 'all'],
      lookFor: [],
      minutes: 5,
      followUpCap: 2,
      followUps: [],
    },
  ],
});

export const origin = (): Data => ({
  adapter: 'onDevice',
  model: 'kit-writer',
  version: '1',
  inputHash: hash,
  at: ago(minutes(1)),
});

export const draft = (by: string, more: Data = {}): Data => ({
  ...kit(),
  description: 'We look for a gardener.',
  language: 'en',
  closesAt: null,
  origin: origin(),
  createdBy: by,
  createdAt: now(),
  updatedAt: now(),
  updatedBy: by,
  rev: 1,
  ...more,
});

const keptQuestion: Data = {
  kind: 'behavioural',
  text: 'Tell us about a plant you saved.',
  anchors: ['None', 'Little', 'Some', 'Much', 'All'],
  lookFor: ['Names the plant'],
  minutes: 4,
  followUpCap: 1,
  followUps: ['And then?'],
};
export const libraryBodies = {
  question: { ...keptQuestion, competency: 'Care' },
  competency: { name: 'Care', description: 'Of plants', weight: 40, questions: [keptQuestion] },
  interview: {
    title: 'Gardener',
    level: 'Senior',
    mustHave: ['Soil'],
    niceToHave: [],
    competencies: [{ id: 'c' }],
    questions: [{ id: 'q1' }],
    description: 'We grow.',
    type: 'video',
    retakes: 1,
  },
} satisfies Record<string, Data>;
export const libraryItem = (
  by: string,
  kind: keyof typeof libraryBodies = 'question',
  more: Data = {},
): Data => ({
  kind,
  title: 'A plant saved',
  tags: ['garden'],
  language: 'en',
  terms: ['pl', 'pla', 'plant'],
  body: libraryBodies[kind],
  createdBy: by,
  updatedBy: by,
  updatedAt: now(),
  rev: 1,
  ...more,
});

export const interview = (by: string, more: Data = {}): Data => ({
  title: 'Gardener',
  description: 'We look for a gardener.',
  type: 'video',
  status: 'draft',
  language: 'en',
  questionIds: ['q1', 'q2'],
  retakes: 1,
  durationMinutes: 45,
  slots: { videos: 2, documents: 1 },
  level: 'Senior',
  mustHave: ['Pruning'],
  niceToHave: [],
  rubricVersion: hash,
  origin: origin(),
  createdBy: by,
  createdAt: now(),
  updatedAt: now(),
  rev: 1,
  ...more,
});

export const content = (
  by: string,
  items: unknown[] = [
    {
      id: 'q1',
      text: 'Tell us about a plant you saved.',
      kind: 'behavioural',
      minutes: 5,
      followUpCap: 2,
      followUps: [],
    },
  ],
): Data => ({ items, updatedAt: now(), updatedBy: by });

export const invite = (by: string, more: Data = {}): Data => ({
  status: 'open',
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(14)),
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  type: 'video',
  questionCount: 2,
  durationMinutes: 45,
  language: 'en',
  retentionDays: 365,
  formats: ['text', 'audio', 'video'],
  formatsEverywhere: ['text', 'audio', 'video'],
  retakes: 1,
  ...more,
});

export const details = (by: string, more: Data = {}): Data => ({
  email: 'cody@post.test',
  name: 'Cody',
  language: 'en',
  code: newCode,
  mailed: 1,
  lastMailedAt: now(),
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const inviteCode = (by: string, more: Data = {}): Data => ({
  orgId: 'lark',
  interviewId: 'open',
  token: newToken,
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const inviteWords = (more: Data = {}): Data => ({
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  code: newCode,
  candidateName: 'Cody',
  ...more,
});
export const inviteMail = (by: string, more: Data = {}): Data => ({
  to: 'cody@post.test',
  template: { name: 'candidateInvite', data: inviteWords() },
  orgId: 'lark',
  about: `interviews/open/inviteDetails/${newToken}`,
  createdBy: by,
  createdAt: now(),
  ...more,
});

export const consent = (more: Data = {}): Data => ({
  recording: true,
  ai: true,
  policyVersion: '2026-11',
  at: now(),
  ...more,
});

export const session = (uid: string, more: Data = {}): Data => ({
  status: 'in_progress',
  inviteToken: openToken,
  startedAt: now(),
  consent: consent(),
  rev: 1,
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: uid,
  language: 'en',
  ...more,
});

/** The candidate row of a session and its identity, created in the session's commit. */
export const candidate = (uid: string, more: Data = {}): Data => ({
  displayName: 'Candidate',
  email: 'candidate@post.test',
  status: 'in_progress',
  startedAt: now(),
  ai: true,
  language: 'en',
  rev: 1,
  orgId: 'lark',
  interviewId: 'open',
  candidateUid: uid,
  ...more,
});
export const identity = (more: Data = {}): Data => ({
  fullName: 'Candidate',
  email: 'candidate@post.test',
  ...more,
});

export const answer = (more: Data = {}): Data => ({
  type: 'text',
  text: 'I watered it.',
  rev: 1,
  updatedAt: now(),
  ...more,
});

export const queued = (uid: string, more: Data = {}): Data => ({
  interviewId: 'open',
  candidateUid: uid,
  status: 'queued',
  attempts: 0,
  cap: 5,
  createdAt: now(),
  ...more,
});

export const evaluation = (by: string, more: Data = {}): Data => ({
  jobId: 'open_cleaf',
  attempt: 1,
  evaluatorUid: by,
  createdAt: now(),
  model: 'judge',
  promptVersion: 'p1',
  inputHash: hash,
  adapter: 'onDevice',
  rubricVersion: hash,
  ...more,
});

export const rating = (by: string, more: Data = {}): Data => ({
  jobId: 'open_cleaf',
  evaluatorUid: by,
  createdAt: now(),
  items: [
    {
      questionId: 'q1',
      competencyId: 'care',
      status: 'rated',
      level: 4,
      confidence: 'high',
      reasons: [],
      quotes: [],
      flags: [],
    },
  ],
  ...more,
});

export const review = (more: Data = {}): Data => ({
  rating: 4,
  comment: 'Knows roses.',
  scores: { care: { level: 4, note: 'Named three methods.' } },
  submitted: true,
  updatedAt: now(),
  rev: 1,
  name: 'A reviewer',
  ...more,
});

export const decision = (by: string, more: Data = {}): Data => ({
  outcome: 'advance',
  reason: 'Showed great care in every answer.',
  decidedBy: by,
  decidedAt: now(),
  rev: 1,
  auditId: 'audit-1',
  ...(more['outcome'] === 'reject' ? { reasonCode: 'skills' } : {}),
  ...more,
});

export const outcome = (by: string, more: Data = {}): Data => ({
  outcome: 'advance',
  message: 'Welcome to the next round.',
  factors: ['Care of plants'],
  aiUsed: true,
  contact: 'people@larkfield.test',
  releasedBy: by,
  releasedAt: now(),
  ...more,
});

export const entry = (by: string, action: string, target: string): Data => ({
  actorUid: by,
  action,
  target,
  at: now(),
});

/** The company's audit entry for an action of the platform. */
export const companyEntry = (by: string, action: string, target: string, why: string): Data => ({
  ...entry(by, `platform.${action}`, target),
  detail: why,
});
/** The company's audit entry for a member's change of role or state, or their removal. */
export const changeEntry = (by: string, uid: string, detail: string): Data => ({
  ...entry(by, 'member.change', uid),
  detail,
});
export const removeEntry = (by: string, uid: string, detail: string): Data => ({
  ...entry(by, 'member.remove', uid),
  detail,
});

export const orgInvite = (by: string, more: Data = {}): Data => ({
  email: 'nora@larkfield.test',
  role: 'recruiter',
  status: 'pending',
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(7)),
  orgName: 'Larkfield',
  ...more,
});

/** The email of a team invitation, and the month that counts it. */
export const teamMail = (by: string, id: string, more: Data = {}, words: Data = {}): Data => ({
  to: 'nora@larkfield.test',
  template: {
    name: 'teamInvite',
    data: { companyName: 'Larkfield', code: `lark/${id}`, ...words },
  },
  orgId: 'lark',
  about: `orgInvites/${id}`,
  createdBy: by,
  createdAt: now(),
  ...more,
});
export const teamMonth = (last: string, more: Data = {}): Data => ({
  used: 1,
  last,
  updatedAt: now(),
  ...more,
});

export const company = (by: string, id: string, more: Data = {}): Data => ({
  name: 'Thornhill',
  ownerUid: by,
  createdAt: now(),
  tier: 'Free',
  billing: {
    tier: 'Free',
    tierId: 'default_free',
    planStartDate: now(),
    planRenewalDate: ahead(days(365)),
  },
  usage: {
    licenses: { limit: 3, used: 1 },
    interviews: { limit: 10, currentMonth: 0, total: 0, period: period() },
    candidates: { limit: 20, currentMonth: 0, total: 0, period: period() },
    storage: { videos: { limit: 500, used: 0 }, documents: { limit: 100, used: 0 } },
  },
  status: 'active',
  retentionDays: 365,
  lastOp: { kind: 'found', id, by, at: now() },
  ...more,
});

export const tier = (by: string, more: Data = {}): Data => ({
  name: 'Pro',
  limits: { licenses: 25, interviews: 500, candidates: 5_000, videos: 50_000, documents: 50_000 },
  features: {
    customBranding: true,
    advancedAnalytics: true,
    apiAccess: false,
    prioritySupport: true,
  },
  updatedAt: now(),
  updatedBy: by,
  ...more,
});

// ---- AI settings
export const platformAi = (by: string, more: Data = {}): Data => ({
  stopped: [],
  adapter: 'onDevice',
  model: 'gemini-lite',
  passes: 1,
  cloudTasks: ['evaluateAnswer', 'draftKit'],
  prices: [{ model: 'gemini-lite', input: 0.1, output: 0.4 }],
  currency: 'USD',
  reason: 'A first choice.',
  rev: 1,
  updatedAt: now(),
  updatedBy: by,
  auditId: 'ai-1',
  ...more,
});
export const orgAi = (by: string, more: Data = {}): Data => ({
  on: true,
  adapter: null,
  passes: null,
  paused: false,
  rev: 1,
  updatedAt: now(),
  updatedBy: by,
  auditId: 'ai-1',
  ...more,
});
export const usage = (more: Data = {}): Data => ({
  month: period(),
  task: 'draftKit',
  adapter: 'cloud',
  model: 'gemini-lite',
  calls: 2,
  failed: 1,
  promptTokens: 900,
  outputTokens: 400,
  ms: 3_000,
  updatedAt: now(),
  ...more,
});

// ---- changes of a company's counters
export const op = (kind: string, id: string, by: string, more: Data = {}): Data => ({
  kind,
  id,
  by,
  at: now(),
  ...more,
});
/** The organization's counter for publishing. */
export const countInterview = (by: string, id: string, more: Data = {}): Data => ({
  'usage.interviews.currentMonth': 3,
  'usage.interviews.total': 13,
  'usage.interviews.period': period(),
  lastOp: op('interview', id, by),
  ...more,
});
/** The organization's counter for inviting a candidate to the open interview. */
export const countCandidate = (by: string, token: string, more: Data = {}): Data => ({
  'usage.candidates.currentMonth': 6,
  'usage.candidates.total': 46,
  'usage.candidates.period': period(),
  'usage.storage.videos.used': 22,
  'usage.storage.documents.used': 11,
  lastOp: op('candidate', token, by, { parent: 'open' }),
  ...more,
});

function member(role: string, more: Data = {}): Data {
  return { role, status: 'active', displayName: 'Somebody', joinedAt: ago(days(80)), ...more };
}

function stored(candidate: string, more: Data = {}): Data {
  return session(candidate, {
    startedAt: ago(minutes(10)),
    consent: consent({ at: ago(minutes(10)) }),
    inviteToken: `token-of-${candidate}`,
    ...more,
  });
}

const handedIn = (): Data => ({ status: 'submitted', submittedAt: ago(minutes(5)), rev: 2 });

/** Every document that exists before each test. */
export function documents(): Record<string, Data> {
  const then = { createdAt: ago(days(20)), updatedAt: ago(days(20)) };
  // One timestamp for both: a row must repeat its session's exactly.
  const catoSent = handedIn();
  const usage = {
    licenses: { limit: 10, used: 7 },
    interviews: { limit: 10, currentMonth: 2, total: 12, period: period() },
    candidates: { limit: 20, currentMonth: 5, total: 45, period: period() },
    storage: { videos: { limit: 500, used: 20 }, documents: { limit: 100, used: 10 } },
  };
  const founded = {
    createdAt: ago(days(90)),
    billing: {
      tier: 'Free',
      tierId: 'default_free',
      planStartDate: ago(days(90)),
      planRenewalDate: ahead(days(275)),
    },
  };
  const known = (email: string, more: Data = {}): Data =>
    user('', {
      email,
      tier: 'Free',
      isAdmin: false,
      isSuperAdmin: false,
      orgId: null,
      firstLogin: false,
      lastLogin: ago(days(1)),
      createdAt: ago(days(90)),
      ...more,
    });
  const colleague = (email: string, more: Data = {}): Data =>
    known(email, { isHiringManager: true, orgId: 'lark', ...more });
  return {
    'users/cleo': known('cleo@post.test'),
    'users/cato': known('cato@post.test'),
    'users/nina': known('nina@larkfield.test'),
    'users/ivan': known('nina@larkfield.test'),
    'users/rowan': colleague('rowan@larkfield.test'),
    'users/reed': colleague('reed@larkfield.test'),
    'users/remy': colleague('remy@larkfield.test'),
    'users/ada': colleague('ada@larkfield.test', { isAdmin: true }),
    'users/olive': colleague('olive@larkfield.test', { isAdmin: true }),
    'users/blake': colleague('blake@larkfield.test'),
    'users/sky': colleague('sky@larkfield.test'),
    'users/quinn': colleague('quinn@quarry.test', { orgId: 'quarry' }),
    'users/saga': known('saga@platform.test', { isSuperAdmin: true }),
    'users/otto': known('founder@platform.example'),
    'users/cleo/practiceSessions/p': {
      title: 'Practice',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/practiceAttempts/p': {
      title: 'Attempt',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/stories/p': { title: 'Story', createdAt: ago(days(1)), updatedAt: ago(days(1)) },
    'users/cleo/settings/seeker': { headline: 'Gardener', updatedAt: ago(days(1)) },
    'users/cleo/resumes/p': {
      title: 'Resume',
      text: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/jobTrackers/p': {
      title: 'Tracker',
      notes: 'words',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'users/cleo/applications/p': {
      title: 'Application',
      status: 'sent',
      createdAt: ago(days(1)),
      updatedAt: ago(days(1)),
    },
    'publicProfiles/olive': { displayName: 'Olive', photoURL: null, updatedAt: ago(days(1)) },
    'suspensions/blake': { by: 'saga', at: ago(days(1)), reason: 'Spam.', auditId: 'old' },
    'platformAudit/old': {
      actorUid: 'saga',
      action: 'user.suspend',
      target: 'blake',
      at: ago(days(1)),
    },
    'founders/olive': { orgId: 'lark', at: ago(days(90)) },
    'founders/quinn': { orgId: 'quarry', at: ago(days(90)) },
    'tierConfigurations/default_free': { ...tier('saga'), name: 'Free', updatedAt: ago(days(90)) },
    'tierConfigurations/pro': { ...tier('saga'), updatedAt: ago(days(90)) },

    [org]: company('olive', 'lark', {
      name: 'Larkfield',
      ...founded,
      usage,
      lastOp: { kind: 'found', id: 'lark', by: 'olive', at: ago(days(90)) },
    }),
    [`${org}/members/olive`]: member('owner'),
    [`${org}/members/ada`]: member('admin'),
    [`${org}/members/remy`]: member('recruiter'),
    [`${org}/members/rowan`]: member('reviewer'),
    [`${org}/members/reed`]: member('reviewer'),
    [`${org}/members/blake`]: member('recruiter'),
    [`${org}/members/sky`]: member('recruiter', { status: 'suspended' }),
    [`${org}/orgInvites/waitingWAITINGwaiting3`]: orgInvite('olive', {
      email: 'nina@larkfield.test',
      createdAt: ago(days(1)),
    }),
    [`${org}/orgInvites/lateLATElateLATElate04`]: orgInvite('olive', {
      email: 'nina@larkfield.test',
      createdAt: ago(days(40)),
      expiresAt: ago(days(10)),
    }),
    [`${org}/auditLog/first`]: {
      actorUid: 'remy',
      action: 'interview.open',
      target: 'open',
      at: ago(days(20)),
    },
    [`${org}/drafts/d`]: draft('remy', { ...then, rev: 3 }),
    [`${org}/library/kept`]: libraryItem('remy', 'question', { updatedAt: then.updatedAt }),

    [job]: interview('remy', { ...then, status: 'open', closesAt: ahead(days(30)) }),
    [`${job}/content/questions`]: content('remy'),
    [`${job}/content/rubric`]: content('remy', []),
    [sketch]: interview('remy', then),
    [`${sketch}/content/questions`]: content('remy'),
    [closedJob]: interview('remy', { ...then, status: 'closed' }),
    [`${job}/invites/${openToken}`]: invite('remy', { createdAt: ago(days(1)) }),
    [`${job}/inviteDetails/${openToken}`]: details('remy', {
      email: 'cara@post.test',
      name: 'Cara',
      code: openCode,
      createdAt: ago(days(1)),
      lastMailedAt: ago(days(1)),
    }),
    [`inviteCodes/${openCode}`]: inviteCode('remy', { token: openToken, createdAt: ago(days(1)) }),
    [`mail/${openToken}_1`]: inviteMail('remy', {
      to: 'cara@post.test',
      about: `interviews/open/inviteDetails/${openToken}`,
      createdAt: ago(days(1)),
    }),
    [`${job}/invites/lapsedLAPSEDlapsedLA05`]: invite('remy', {
      createdAt: ago(days(30)),
      expiresAt: ago(days(1)),
    }),
    [`${job}/invites/takenTAKENtakenTAKEN06`]: invite('remy', {
      createdAt: ago(days(2)),
      status: 'claimed',
      claimedBy: 'cleo',
      claimedAt: ago(minutes(10)),
    }),
    [`${job}/invites/pulledPULLEDpulledPU07`]: invite('remy', {
      createdAt: ago(days(2)),
      status: 'revoked',
      revokedBy: 'remy',
    }),

    [cleo]: stored('cleo'),
    [`${cleo}/answers/q1`]: answer({ updatedAt: ago(minutes(5)) }),
    [cato]: stored('cato', catoSent),
    [catoRow]: candidate('cato', { startedAt: ago(minutes(20)), ...catoSent }),
    [`${cato}/answers/q1`]: answer({ updatedAt: ago(minutes(6)), rev: 2 }),
    [`${cato}/evaluations/open_cato_1`]: evaluation('rowan', {
      jobId: 'open_cato',
      createdAt: ago(minutes(4)),
    }),
    [`${cato}/ratings/open_cato_1`]: rating('rowan', {
      jobId: 'open_cato',
      createdAt: ago(minutes(4)),
    }),
    [`${cato}/reviews/remy`]: review({ updatedAt: ago(minutes(3)) }),
    [`${cato}/reviews/rowan`]: review({ updatedAt: ago(minutes(3)), submitted: false }),
    [`${cato}/notes/n`]: {
      text: 'Call on Monday.',
      authorUid: 'rowan',
      createdAt: ago(minutes(3)),
    },
    [cara]: stored('cara', handedIn()),
    [`${cara}/reviews/remy`]: review({ updatedAt: ago(minutes(3)) }),
    [`${org}/aiJobs/open_cara`]: queued('cara', { createdAt: ago(minutes(5)) }),
    // Submitted, and the reviewer's browser holds the lease.
    [`${job}/sessions/cleaf`]: stored('cleaf', handedIn()),
    [`${org}/aiJobs/open_cleaf`]: queued('cleaf', {
      createdAt: ago(minutes(5)),
      status: 'leased',
      attempts: 1,
      leaseOwner: 'rowan',
      leaseId: 'lease-of-rowan',
      leasedAt: ago(minutes(1)),
      takenAt: ago(minutes(2)),
    }),
    [gone]: stored('gone', { status: 'erasing', retiredBy: 'ada', rev: 3 }),
    [`${gone}/answers/q1`]: answer({ updatedAt: ago(minutes(6)) }),
    [`${org}/dataRequests/cato_open_export`]: {
      uid: 'cato',
      interviewId: 'open',
      type: 'export',
      status: 'open',
      createdAt: ago(days(1)),
    },

    [rival]: company('quinn', 'quarry', {
      name: 'Quarry',
      ...founded,
      lastOp: { kind: 'found', id: 'quarry', by: 'quinn', at: ago(days(90)) },
    }),
    [`${rival}/members/quinn`]: member('owner'),
  };
}
