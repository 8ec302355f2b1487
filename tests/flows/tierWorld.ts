// A company on a tier of its own, with three evaluations that failed.
import { makeScale, type ScaleWorld } from '../../local/seed/scale.ts';
import { addresses } from '../support/firebase.ts';
import { change, put } from '../support/operator.ts';

const limits = { licenses: 10, interviews: 40, candidates: 300, videos: 10_000, documents: 2_000 };

/** Arranges it; the error of the evaluations is named after the story. */
export async function arrangeTier(id: string, tierId: string): Promise<ScaleWorld> {
  const at = await makeScale(addresses(), { id, jobs: 1, candidates: 3 });
  await put(`tierConfigurations/${tierId}`, {
    name: 'Flowing',
    limits,
    features: {
      customBranding: false,
      advancedAnalytics: false,
      apiAccess: false,
      prioritySupport: false,
    },
    price: null,
    updatedAt: new Date(),
    updatedBy: 'seed',
  });
  await change(`organizations/${at.orgId}`, {
    tier: 'Flowing',
    'billing.tier': 'Flowing',
    'billing.tierId': tierId,
    'usage.interviews.limit': 40,
    'usage.interviews.currentMonth': 12,
    'usage.licenses.limit': 10,
    'usage.candidates.limit': 300,
    'usage.storage.videos.limit': 10_000,
    'usage.storage.documents.limit': 2_000,
  });
  for (const name of ['one', 'two', 'three'])
    await put(`organizations/${at.orgId}/aiJobs/${at.interviewId}_${name}`, {
      interviewId: at.interviewId,
      candidateUid: name,
      status: 'dead',
      attempts: 5,
      cap: 5,
      createdAt: new Date(Date.now() - 86_400_000),
      error: `flow${id}`,
    });
  return at;
}
