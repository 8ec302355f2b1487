// The documents that exist while the matrix is tried.
import { orgAi, platformAi, tier, usage } from '../documents/companies.ts';
import { documents } from '../documents/existing.ts';
import { cato, cleo, job, openToken, org } from '../documents/paths.ts';
import { outcome, rating } from '../documents/reviews.ts';
import { ago, ahead, minutes, period } from '../documents/times.ts';
import type { Data } from '../writes.ts';
import {
  applicantId,
  arrived,
  claimedToken,
  keyId,
  outsider,
  shareEnd,
  shareToken,
  storedSlot,
  yesterday,
  usageId,
} from './cells.ts';
import {
  brand,
  breakGlass,
  compliance,
  exportFile,
  exportKey,
  guest,
  invoice,
  material,
  notice,
  override,
  policies,
  share,
  worker,
} from './companyDocuments.ts';
import {
  accommodation,
  amendment,
  applicant,
  applicantIs,
  batch,
  calibration,
  decided,
  event,
  fairness,
  levelOverride,
  reading,
  selfId,
  transcript,
} from './interviewDocuments.ts';
import {
  ask,
  creditUse,
  legal,
  message,
  news,
  payment,
  plan,
  publishedTier,
  reportSettings,
  clientReport,
  tierDraft,
  viewing,
} from './platformDocuments.ts';

/** Documents of a job seeker and of the platform. */
function existingPlatform(): Record<string, Data> {
  const open = { ...tier('saga'), updatedAt: yesterday };
  return {
    'users/cleo/plan/current': plan({ from: yesterday }),
    'users/cleo/requests/plan-1': ask({ tierId: 'seeker_plus', createdBy: 'cleo' }),
    [`users/cleo/credits/${period()}`]: { used: 1, last: creditUse(1), updatedAt: yesterday },
    [`users/cleo/creditUses/${creditUse(1)}`]: { kind: 'feedback', at: yesterday, month: period() },
    [`users/cleo/aiUsage/${usageId}`]: usage({ updatedAt: yesterday, adapter: 'cloud' }),
    'publicProfiles/cleo': { displayName: 'Cleo', photoURL: null, updatedAt: yesterday },
    'system/bootstrap': { uid: 'otto', at: yesterday },
    'viewings/saga': viewing({ at: ago(minutes(90)), until: ago(minutes(60)), auditId: 'old' }),
    'platformSettings/ai': platformAi('saga', { updatedAt: yesterday, auditId: 'old' }),
    'platformSettings/ai/versions/1': platformAi('saga', { updatedAt: yesterday, auditId: 'old' }),
    'platformSettings/reports': reportSettings('saga', { updatedAt: yesterday, auditId: 'old' }),
    'platformSettings/reports/versions/1': reportSettings('saga', {
      updatedAt: yesterday,
      auditId: 'old',
    }),
    'clientReports/29400000-0F': clientReport({ at: yesterday }),
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
    'tierConfigurations/pro/versions/1': publishedTier('saga', { updatedAt: yesterday }),
    'tierDrafts/pro': tierDraft('saga', { updatedAt: yesterday }),
    'announcements/a': news('saga', { updatedAt: yesterday, auditId: 'old' }),
    [`contactMessages/${storedSlot}`]: message({ createdAt: arrived }),
    'legalTexts/terms-2026-01': legal('saga', '2026-01', { at: yesterday, auditId: 'old' }),
    'legalTexts/terms-2026-01/acceptances/cleo': { at: yesterday },
    'customers/cleo/checkout_sessions/c1': payment('cleo'),
    'customers/cleo/subscriptions/s1': { status: 'active' },
  };
}

/** Documents of the company: settings, grants, shares and workers. */
function existingCompany(): Record<string, Data> {
  return {
    [`${org}/members/faye`]: {
      role: 'compliance',
      status: 'active',
      displayName: 'Faye',
      joinedAt: yesterday,
    },
    [`${org}/members/rowan/filters/f00`]: {
      name: 'Waits for me',
      view: { stage: 'submitted', scorecard: 'missing', waiting: 7, sort: 'submitted_asc' },
      rev: 1,
      updatedAt: yesterday,
    },
    [`${org}/members/rowan/notices/n1`]: notice('remy', { at: yesterday }),
    [`${org}/settings/ai`]: orgAi('olive', { updatedAt: yesterday, auditId: 'old' }),
    [`${org}/settings/policies`]: policies('olive', { updatedAt: yesterday, auditId: 'old' }),
    [`${org}/settings/compliance`]: compliance('olive', { updatedAt: yesterday, auditId: 'old' }),
    [`${org}/duties/open`]: { ownerUid: 'remy', by: 'olive', at: yesterday, auditId: 'old' },
    [`${org}/exportKeys/${keyId}`]: exportKey('olive', { createdAt: yesterday, auditId: 'old' }),
    [`${org}/exportKeys/${keyId}/files/jobs.json`]: { ...exportFile('olive'), at: yesterday },
    [`${org}/public/brand`]: brand('olive', { updatedAt: yesterday }),
    [`${org}/requests/plan-1`]: ask(),
    [`${org}/aiUsage/${usageId}`]: usage({ updatedAt: yesterday, adapter: 'cloud' }),
    [`${org}/overrides/interviews`]: override('saga', { at: yesterday, auditId: 'old' }),
    [`${org}/invoices/INV-001`]: invoice('saga', {
      number: 'INV-001',
      createdAt: yesterday,
      auditId: 'old',
    }),
    [`${org}/breakGlass/saga`]: breakGlass({
      at: ago(minutes(90)),
      until: ago(minutes(60)),
      auditId: 'old',
    }),
    [`${org}/shares/${shareToken}`]: share('remy', { createdAt: yesterday }),
    [`${org}/shares/${shareToken}/material/current`]: material,
    [`${org}/shares/${claimedToken}`]: share('remy', {
      createdAt: yesterday,
      status: 'claimed',
      claimedBy: outsider,
      claimedName: 'Dr. Fern',
      claimedAt: ago(minutes(9)),
      expiresAt: shareEnd,
    }),
    [`${org}/shares/${claimedToken}/material/current`]: material,
    [`${org}/teamMails/${period()}`]: {
      used: 1,
      last: 'waitingWAITINGwaiting3_1',
      updatedAt: yesterday,
    },
    [`${org}/workers/rowan_1`]: worker('rowan', { at: ago(minutes(4)) }),
  };
}

/** Documents of the job, and of its candidates. */
function existingJob(): Record<string, Data> {
  return {
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
    [`${job}/tallies/cato`]: { outcome: 'advance', level: 70, at: yesterday },
    [`${job}/fairness/summary`]: fairness('faye', { at: yesterday }),
    [`${job}/applicants/${applicantId}`]: applicant('remy', { createdAt: yesterday }),
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
    [`${cato}/overrides/open_cato_1_q1_1`]: levelOverride('remy'),
    [`${cato}/calibration/current`]: calibration('olive', { at: yesterday, auditId: 'old' }),
    [`${cato}/noteMarks/n`]: { authorUid: 'rowan', createdAt: ago(minutes(3)) },
    [`${cato}/ratings/open_cato_1`]: rating('rowan', {
      jobId: 'open_cato',
      createdAt: ago(minutes(4)),
    }),
    [`${cleo}/remarks/room`]: { note: 'Hm.', notedAt: ago(minutes(4)), rev: 1 },
  };
}

/** Every document that exists while the matrix is tried: the world's, and one of each kind that it lacks. */
export function existingDocuments(): Record<string, Data> {
  const world = documents();
  const leased = `${org}/aiJobs/open_cleaf`;
  return {
    ...world,
    // The lease outlasts the run on any machine.
    [leased]: { ...world[leased], leasedAt: ahead(minutes(40)) },
    ...existingPlatform(),
    ...existingCompany(),
    ...existingJob(),
  };
}
