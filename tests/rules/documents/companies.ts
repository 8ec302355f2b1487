// Well-formed companies: tier, counters, AI settings and usage.
import type { Data } from '../writes.ts';
import { ahead, days, now, period } from './times.ts';

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
