// What a super admin decides about a company's plan: its tier, its requests, its limit overrides.
import { serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import {
  limitField,
  limitNames,
  computeLimitsOnTier,
  isInForce,
  type LimitName,
  type LimitOverride,
} from '#domain/company/companyLimits.ts';
import { Fault } from '#domain/base/fault.ts';
import { builtInTier, fallbackTierId, type TierConfiguration } from '#domain/billing/tier.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { actOnce, readActor, addAct } from './platformAct.ts';

async function readTier(transaction: Transaction, tierId: string): Promise<TierConfiguration> {
  const tier = await readOptional(transaction, 'tierConfigurations', { tierId });
  if (!tier && tierId !== fallbackTierId) throw new Fault('notFound');
  return tier ?? builtInTier;
}

/** The overrides of a company that stand. */
export async function readOverrides(
  transaction: Transaction,
  orgId: string,
): Promise<LimitOverride[]> {
  const found = await Promise.all(
    limitNames.map((name) => readOptional(transaction, 'limitOverrides', { orgId, limit: name })),
  );
  return found.filter(
    (override): override is LimitOverride => override !== null && isInForce(override),
  );
}

/** The limits of a tier as fields of the organisation's document; existing overrides keep their value, and get the tier's limit as what comes back. */
export function moveLimits(
  transaction: Transaction,
  orgId: string,
  tier: TierConfiguration,
  overrides: readonly LimitOverride[],
  auditId: string,
): Record<string, number> {
  for (const override of overrides)
    transaction.update(docAt('limitOverrides', { orgId, limit: override.limit }), {
      base: tier.limits[override.limit],
      auditId,
    });
  const limits = computeLimitsOnTier(tier.limits, overrides);
  return Object.fromEntries(limitNames.map((name) => [limitField(name), limits[name]]));
}

export interface PlanMove {
  orgId: string;
  tierId: string;
  billed: 'monthly' | 'annual';
  /** When the plan begins and is renewed. */
  from: Date;
  until: Date;
  reason: string;
  /** The request that is answered by it. */
  request?: { id: string; answer: string };
}

/** Moves a company to a tier: plan, limits, dates, entries and the answered request in one commit; acts at once for everybody there. Nothing is deleted where use is above the new limits. Needs a fresh sign-in. Throws a Fault. */
export async function moveToTier({
  orgId,
  tierId,
  from,
  until,
  reason,
  request,
}: PlanMove): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [company, tier, overrides] = await Promise.all([
        readOptional(transaction, 'organizations', { orgId }),
        readTier(transaction, tierId),
        readOverrides(transaction, orgId),
      ]);
      if (!company) throw new Fault('notFound');
      const auditId = addAct(transaction, {
        action: request ? 'request.approve' : 'org.plan',
        target: orgId,
        reason: `${tier.name}: ${reason}`,
        before: company.billing?.tierId ?? company.tier ?? '',
        after: tierId,
        orgIds: [orgId],
      });
      transaction.update(docAt('organizations', { orgId }), {
        tier: tier.name,
        billing: {
          tier: tier.name,
          tierId,
          planStartDate: Timestamp.fromDate(from),
          planRenewalDate: Timestamp.fromDate(until),
        },
        ...moveLimits(transaction, orgId, tier, overrides, auditId),
        auditId,
      });
      if (request)
        transaction.update(docAt('planRequests', { orgId, requestId: request.id }), {
          status: 'approved',
          closedBy: readActor(),
          closedAt: serverTimestamp(),
          answer: request.answer,
          auditId,
        });
    }),
  );
}

/** Declines a request, with an answer that the company reads. Needs a fresh sign-in. Throws a Fault. */
export async function declineRequest(
  orgId: string,
  requestId: string,
  answer: string,
): Promise<void> {
  await actOnce(
    {
      action: 'request.decline',
      target: orgId,
      reason: answer,
      after: requestId,
      orgIds: [orgId],
    },
    (batch, auditId) =>
      batch.update(docAt('planRequests', { orgId, requestId }), {
        status: 'declined',
        closedBy: readActor(),
        closedAt: serverTimestamp(),
        answer,
        auditId,
      }),
  );
}

export interface Grant {
  orgId: string;
  limit: LimitName;
  value: number;
  until: Date;
  reason: string;
}

/** Grants another limit until a day; one that stood is replaced, and what comes back stays the plan's. Needs a fresh sign-in. Throws a Fault. */
export async function grantOverride({
  orgId,
  limit: name,
  value,
  until,
  reason,
}: Grant): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [company, before] = await Promise.all([
        readOptional(transaction, 'organizations', { orgId }),
        readOptional(transaction, 'limitOverrides', { orgId, limit: name }),
      ]);
      if (!company) throw new Fault('notFound');
      const { usage } = company;
      const now =
        name === 'videos' || name === 'documents' ? usage.storage[name].limit : usage[name].limit;
      const auditId = addAct(transaction, {
        action: 'org.override',
        target: orgId,
        reason: `${name} ${value}: ${reason}`,
        before: `${name}: ${now}`,
        after: `${name}: ${value}`,
        orgIds: [orgId],
      });
      transaction.set(docAt('limitOverrides', { orgId, limit: name }), {
        limit: name,
        value,
        base: before && isInForce(before) ? before.base : now,
        reason,
        until: Timestamp.fromDate(until),
        by: readActor(),
        at: serverTimestamp(),
        auditId,
      });
      transaction.update(docAt('organizations', { orgId }), { [limitField(name)]: value, auditId });
    }),
  );
}

/** Ends a granted limit early: the plan's comes back. Needs a fresh sign-in. Throws a Fault. */
export async function endOverride(
  orgId: string,
  { limit: name, base }: Pick<LimitOverride, 'limit' | 'base'>,
  reason: string,
): Promise<void> {
  await actOnce(
    {
      action: 'org.override.end',
      target: orgId,
      reason: `${name} ${base}: ${reason}`,
      after: `${name}: ${base}`,
      orgIds: [orgId],
    },
    (batch, auditId) => {
      batch.update(docAt('limitOverrides', { orgId, limit: name }), {
        endedAt: serverTimestamp(),
        auditId,
      });
      batch.update(docAt('organizations', { orgId }), { [limitField(name)]: base, auditId });
    },
  );
}
