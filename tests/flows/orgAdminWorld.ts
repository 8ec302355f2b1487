// A company whose administrator has much to do: data requests, one overdue; an unused invitation; and an interview past its retention period.
import { makeScale, type ScaleWorld } from '../../local/seed/scale.ts';
import { addresses } from '../support/firebase.ts';
import { change, put } from '../support/operator.ts';
import { jobPath } from './candidateWorld.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** What a plan opens: everything or nothing. */
export const features = (has: boolean) => ({
  customBranding: has,
  advancedAnalytics: has,
  apiAccess: has,
  prioritySupport: has,
});

/** Arranges it, on a plan of its own without features. */
export async function arrangeOrganization(id: string, tierId: string): Promise<ScaleWorld> {
  const one = (n: number): string => `${id}-c0000${n}`;
  const at = await makeScale(addresses(), {
    id,
    jobs: 2,
    candidates: 8,
    judged: true,
    names: ['Ines Vidal', 'Mara Lind', 'Jonas Berg', 'Rosa Eklund'],
  });
  const company = `organizations/${at.orgId}`;
  const job = jobPath(at);
  await put(`tierConfigurations/${tierId}`, {
    name: 'Flowing',
    limits: { licenses: 10, interviews: 100, candidates: 100, videos: 100, documents: 100 },
    features: features(false),
    price: null,
    updatedAt: new Date(),
    updatedBy: 'seed',
  });
  await change(company, { 'billing.tierId': tierId });
  await put(`${company}/dataRequests/${one(1)}_${at.interviewId}_humanReview`, {
    uid: one(1),
    interviewId: at.interviewId,
    type: 'humanReview',
    status: 'open',
    createdAt: daysAgo(34),
    note: 'The line broke.',
  });
  await put(`${company}/dataRequests/${one(2)}_${at.interviewId}_export`, {
    uid: one(2),
    interviewId: at.interviewId,
    type: 'export',
    status: 'open',
    createdAt: daysAgo(2),
  });
  await put(`${job}/invites/unusedUNUSEDunusedUNUSED`, {
    status: 'open',
    createdBy: at.people.recruiter.uid,
    createdAt: daysAgo(40),
    expiresAt: daysAgo(20),
    companyName: `Scale ${id}`,
    interviewTitle: 'Route Planner',
    type: 'chat',
    questionCount: 1,
    durationMinutes: 40,
    language: 'en',
    retentionDays: 365,
  });
  const long = { startedAt: daysAgo(400), submittedAt: daysAgo(399) };
  await Promise.all([
    change(`${job}/sessions/${one(4)}`, long),
    change(`${job}/candidates/${one(4)}`, long),
  ]);
  return at;
}
