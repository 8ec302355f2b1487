// The documents that exist before each test.
import type { Data } from '../writes.ts';
import { answer, candidate, consent, session } from './candidates.ts';
import { company } from './companies.ts';
import { details, invite, inviteCode, inviteMail } from './invitations.ts';
import { content, draft, interview, libraryItem } from './jobs.ts';
import { platformDocuments, userDocuments } from './existingUsers.ts';
import { orgInvite } from './members.ts';
import {
  cara,
  cato,
  catoRow,
  cleo,
  closedJob,
  gone,
  job,
  openCode,
  openToken,
  org,
  rival,
  sketch,
} from './paths.ts';
import { evaluation, queued, rating, review } from './reviews.ts';
import { ago, ahead, days, minutes, period } from './times.ts';

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

/** When a job and its draft were written. */
const longAgo = (): Data => ({ createdAt: ago(days(20)), updatedAt: ago(days(20)) });
const handedIn = (): Data => ({ status: 'submitted', submittedAt: ago(minutes(5)), rev: 2 });

/** The company under test and its rival, with members, invitations and drafts. */
function companyDocuments(): Record<string, Data> {
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
  return {
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
    [`${org}/drafts/d`]: draft('remy', { ...longAgo(), rev: 3 }),
    [`${org}/library/kept`]: libraryItem('remy', 'question', { updatedAt: ago(days(20)) }),

    [rival]: company('quinn', 'quarry', {
      name: 'Quarry',
      ...founded,
      lastOp: { kind: 'found', id: 'quarry', by: 'quinn', at: ago(days(90)) },
    }),
    [`${rival}/members/quinn`]: member('owner'),
  };
}

/** The jobs and the invitations to them. */
function jobDocuments(): Record<string, Data> {
  return {
    [job]: interview('remy', { ...longAgo(), status: 'open', closesAt: ahead(days(30)) }),
    [`${job}/content/questions`]: content('remy'),
    [`${job}/content/rubric`]: content('remy', []),
    [sketch]: interview('remy', longAgo()),
    [`${sketch}/content/questions`]: content('remy'),
    [closedJob]: interview('remy', { ...longAgo(), status: 'closed' }),
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
  };
}

/** The sessions, with what candidates and staff wrote in them. */
function sessionDocuments(): Record<string, Data> {
  // One timestamp for both: a row must repeat its session's exactly.
  const catoSent = handedIn();
  return {
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
  };
}

/** Every document that exists before each test. */
export function documents(): Record<string, Data> {
  return {
    ...userDocuments(),
    ...platformDocuments(),
    ...companyDocuments(),
    ...jobDocuments(),
    ...sessionDocuments(),
  };
}
