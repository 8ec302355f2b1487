/** The plans of people who look for a job as tiers, Jo's credits of this month on the free plan, and Ana's Plus plan with the request it came from. */
import { creditKinds, buildCreditUseId } from '#domain/billing/credit.ts';
import { computePeriodEnd } from '#domain/billing/invoice.ts';
import { periodOf } from '#domain/base/moment.ts';
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import type { Documents } from '../documents.ts';

const by = people.superAdmin.uid;
const used = { [people.seeker.uid]: 7, [people.newSeeker.uid]: 3 };

function addPlanTiers(documents: Documents): void {
  for (const plan of seekerPlans) {
    const auditId = `seed_${plan.tierId}_1`;
    const version = {
      ...toTierConfiguration(plan),
      rev: 1,
      reason: 'Plans of job seekers as we begin with them.',
      applies: 'all' as const,
      updatedAt: ago(60),
      updatedBy: by,
      auditId,
    };
    documents.add('tierConfigurations', { tierId: plan.tierId }, version);
    documents.add('tierVersions', { tierId: plan.tierId, version: '1' }, version);
    documents.add(
      'platformAudit',
      { id: auditId },
      {
        actorUid: by,
        action: 'tier.publish',
        target: plan.tierId,
        at: ago(60),
        reason: version.reason,
      },
    );
  }
}

function addUsedCredits(documents: Documents): void {
  const month = periodOf(new Date());
  for (const [uid, count] of Object.entries(used)) {
    const uses = Array.from({ length: count }, (_, n) =>
      buildCreditUseId(creditKinds[n % creditKinds.length] ?? 'set', `seed ${uid} ${n}`),
    );
    for (const useId of uses)
      documents.add(
        'creditUses',
        { uid, useId },
        {
          kind: creditKinds.find((kind) => useId.startsWith(kind)) ?? 'set',
          at: ago(0, -1),
          month,
        },
      );
    documents.add(
      'credits',
      { uid, month: String(month) },
      { used: count, last: uses.at(-1) ?? '', updatedAt: ago(0, -1) },
    );
  }
}

function addPlusPlan(documents: Documents): void {
  const uid = people.newSeeker.uid;
  const auditId = 'seed_ana_plan';
  const from = ago(9);
  documents.add(
    'personRequests',
    { uid, requestId: 'plan-1' },
    {
      kind: 'plan',
      n: 1,
      tierId: 'seeker_plus',
      billed: 'monthly',
      note: 'Tengo varias entrevistas este mes.',
      status: 'approved',
      createdBy: uid,
      createdAt: ago(10),
      closedBy: by,
      closedAt: from,
      answer: '¡Mucha suerte con las entrevistas!',
      auditId,
    },
  );
  documents.add(
    'personPlan',
    { uid },
    {
      tierId: 'seeker_plus',
      billed: 'monthly',
      from,
      until: computePeriodEnd(from, 'monthly'),
      renew: true,
      requestId: 'plan-1',
      auditId,
    },
  );
  documents.add(
    'platformAudit',
    { id: auditId },
    {
      actorUid: by,
      action: 'user.plan',
      target: uid,
      at: from,
      reason: '¡Mucha suerte con las entrevistas!',
    },
  );
}

/** Adds the tiers, the used credits and the granted plan. */
export function addSeekerPlans(documents: Documents): void {
  addPlanTiers(documents);
  addUsedCredits(documents);
  addPlusPlan(documents);
}
