// What a super admin sees of companies and does with them: find, plan, limits, invoices, requests, suspension. No candidate content.
import {
  collectionGroup,
  getCountFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Query,
  type Transaction,
} from 'firebase/firestore';
import {
  limitField,
  limitNames,
  limitsOnTier,
  isInForce,
  type LimitName,
  type LimitOverride,
} from '#domain/company/companyLimits.ts';
import { Fault } from '#domain/base/fault.ts';
import { invoiceNumber, type Invoice } from '#domain/billing/invoice.ts';
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import type { Listed, PagedSource, Source } from '#domain/base/source.ts';
import { hasTerms, searchTerms } from '#domain/text/terms.ts';
import { builtInTier, fallbackTierId, type TierConfiguration } from '#domain/billing/tier.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { actOnce, actor, addAct } from './platformAct.ts';

const companiesPerPage = 25;

/** Companies page by page, by name; searched by the server. */
export function companyPages(
  search: string,
  status: Organization['status'] | null,
): PagedSource<Organization> {
  const [term, ...others] = searchTerms(search);
  const left = others.join(' ');
  const make = (): Query =>
    query(
      collectionAt('organizations', {}),
      ...(status ? [where('status', '==', status)] : []),
      ...(term ? [where('terms', 'array-contains', term)] : []),
      orderBy('name'),
    );
  return livePages(
    'organizations',
    `platform:companies:${search}:${status ?? ''}`,
    make,
    companiesPerPage,
    left ? ({ data }) => hasTerms(data.terms ?? [], left) : undefined,
  );
}

/** The companies whose name has the word, at most eight: to choose one from. */
export function companiesNamed(search: string): Source<Listed<Organization>> {
  const [term] = searchTerms(search);
  return liveList(
    'organizations',
    `platform:companiesNamed:${term ?? ''}`,
    () =>
      query(
        collectionAt('organizations', {}),
        ...(term ? [where('terms', 'array-contains', term)] : []),
        orderBy('name'),
        limit(9),
      ),
    8,
  );
}

/** The member of a company who was here last; members who never came back are not in it. */
export function lastSeenSource(orgId: string): Source<Listed<Member>> {
  return liveList(
    'members',
    `platform:lastSeen:${orgId}`,
    () => query(collectionAt('members', { orgId }), orderBy('lastSeenAt', 'desc'), limit(2)),
    1,
  );
}

/** Evaluations of a company that used up their attempts; counted by the server, up to a hundred, when it is asked. */
export function failuresSource(orgId: string): Source<number> {
  return {
    key: `platform:failures:${orgId}`,
    subscribe: (next, fail) => {
      noteReads('aiJobs', 1);
      let left = false;
      getCountFromServer(
        query(collectionAt('aiJobs', { orgId }), where('status', '==', 'dead'), limit(100)),
      ).then(
        (counted) => {
          if (!left) next(counted.data().count);
        },
        (error: unknown) => {
          if (!left) fail(faultOf(error));
        },
      );
      return () => {
        left = true;
      };
    },
  };
}

/** Requests of all companies with one state, page by page. */
export function requestPages(status: PlanRequest['status']): PagedSource<PlanRequest> {
  return livePages(
    'planRequests',
    `platform:requests:${status}`,
    () =>
      query(
        collectionGroup(database(), 'requests'),
        where('status', '==', status),
        orderBy('createdAt', 'desc'),
      ),
    companiesPerPage,
  );
}

async function tierIn(transaction: Transaction, tierId: string): Promise<TierConfiguration> {
  const tier = await readOptional(transaction, 'tierConfigurations', { tierId });
  if (!tier && tierId !== fallbackTierId) throw new Fault('notFound');
  return tier ?? builtInTier;
}

/** The overrides of a company that stand. */
export async function overridesIn(
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

/** The limits of a tier as fields of the organisation's document; standing overrides keep their value, and get the tier's limit as what comes back. */
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
  const limits = limitsOnTier(tier.limits, overrides);
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
        tierIn(transaction, tierId),
        overridesIn(transaction, orgId),
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
          closedBy: actor(),
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
    { action: 'request.decline', target: orgId, reason: answer, orgIds: [orgId] },
    (batch, auditId) =>
      batch.update(docAt('planRequests', { orgId, requestId }), {
        status: 'declined',
        closedBy: actor(),
        closedAt: serverTimestamp(),
        answer,
        auditId,
      }),
  );
}

/** Suspends or restores a company. Needs a fresh sign-in. Throws a Fault. */
export async function setCompanyStatus(
  orgId: string,
  status: Organization['status'],
  reason: string,
): Promise<void> {
  await actOnce(
    {
      action: status === 'suspended' ? 'org.suspend' : 'org.restore',
      target: orgId,
      reason,
      orgIds: [orgId],
    },
    (batch, auditId) => batch.update(docAt('organizations', { orgId }), { status, auditId }),
  );
}

/** Names the owner of a company whose own has no account any more: somebody active there; the entry that led keeps its seat, as an administrator's. Needs a fresh sign-in. Throws a Fault: "conflict" when it has another owner by now. */
export async function nameOwner(
  orgId: string,
  { gone, heir }: { gone: string; heir: string },
  reason: string,
): Promise<
  'named' | /** The account of whoever was chosen is gone or belongs elsewhere. */ 'left'
> {
  return asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [company, member, user] = [
        await readOptional(transaction, 'organizations', { orgId }),
        await readOptional(transaction, 'members', { orgId, uid: heir }),
        await readOptional(transaction, 'users', { uid: heir }),
      ];
      if (!company || !member) throw new Fault('notFound');
      if (user?.orgId !== orgId) return 'left' as const;
      if (company.ownerUid !== gone || member.status !== 'active') throw new Fault('conflict');
      const auditId = addAct(transaction, {
        action: 'org.owner',
        target: orgId,
        reason,
        before: gone,
        after: heir,
        orgIds: [orgId],
      });
      transaction.update(docAt('organizations', { orgId }), { ownerUid: heir, auditId });
      transaction.update(docAt('members', { orgId, uid: gone }), { role: 'admin' });
      transaction.update(docAt('members', { orgId, uid: heir }), { role: 'owner' });
      return 'named' as const;
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
        by: actor(),
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

export interface NewInvoice extends Pick<
  Invoice,
  'tierId' | 'billed' | 'from' | 'until' | 'amount' | 'currency'
> {
  orgId: string;
}

/** Makes an invoice. Returns its number. Needs a fresh sign-in. Throws a Fault. */
export async function makeInvoice({ orgId, from, until, ...invoice }: NewInvoice): Promise<string> {
  const number = invoiceNumber(from, crypto.getRandomValues(new Uint8Array(6)));
  await actOnce(
    { action: 'invoice.create', target: orgId, reason: number, after: number, orgIds: [orgId] },
    (batch, auditId) =>
      batch.set(docAt('invoices', { orgId, number }), {
        number,
        ...invoice,
        from: Timestamp.fromDate(from),
        until: Timestamp.fromDate(until),
        status: 'open',
        createdAt: serverTimestamp(),
        createdBy: actor(),
        auditId,
      }),
  );
  return number;
}

/** Marks an open invoice paid or void. Needs a fresh sign-in. Throws a Fault. */
export async function settleInvoice(
  orgId: string,
  number: string,
  status: 'paid' | 'void',
  reason: string,
): Promise<void> {
  await actOnce(
    {
      action: `invoice.${status}`,
      target: orgId,
      reason: `${number}: ${reason}`,
      after: number,
      orgIds: [orgId],
    },
    (batch, auditId) =>
      batch.update(docAt('invoices', { orgId, number }), {
        status,
        auditId,
        ...(status === 'paid' ? { paidAt: serverTimestamp() } : {}),
      }),
  );
}
