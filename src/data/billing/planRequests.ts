// Asking for another plan, taking the question back, and the invoices: what a company's managers see of its billing.
import { limit, orderBy, query, serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { buildPlanRequestId, type PlanRequest } from '#domain/billing/planRequest.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList, readList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, readRequired, requireOnline } from '#data/firestore/transactions.ts';

/** How many requests are shown; the latest first. */
const requestsMost = 10;
const invoicesMost = 36;

function buildLatestFirst(orgId: string, size: number) {
  return query(collectionAt('planRequests', { orgId }), orderBy('n', 'desc'), limit(size));
}

/** What the company asked for, the latest first; managers only. */
export function planRequestsOf(orgId: string): Source<Listed<PlanRequest>> {
  return liveList(
    'planRequests',
    `planRequests/${orgId}`,
    () => buildLatestFirst(orgId, requestsMost + 1),
    requestsMost,
  );
}

/** The latest invoices first; managers only. */
export function invoicesOf(orgId: string): Source<Listed<Invoice>> {
  return liveList(
    'invoices',
    `invoices/${orgId}`,
    () =>
      query(
        collectionAt('invoices', { orgId }),
        orderBy('createdAt', 'desc'),
        limit(invoicesMost + 1),
      ),
    invoicesMost,
  );
}

function addEntry(
  transaction: Transaction,
  orgId: string,
  uid: string,
  requestId: string,
  action: 'plan.request' | 'plan.withdraw',
  tierId: string,
): void {
  const id = `${requestId}_${action === 'plan.request' ? 'requested' : 'withdrawn'}`;
  transaction.set(docAt('auditLog', { orgId, id }), {
    actorUid: uid,
    action,
    target: requestId,
    at: serverTimestamp(),
    detail: tierId,
  });
}

/** Asks for a plan. "conflict" when another request is open, also one made at this moment by somebody else. Returns the request's id. */
export async function requestPlan(
  orgId: string,
  uid: string,
  { tierId, billed, note }: Pick<PlanRequest, 'tierId' | 'billed' | 'note'>,
): Promise<string> {
  requireOnline();
  const {
    items: [last],
  } = await readList('planRequests', buildLatestFirst(orgId, 1), 1);
  if (last?.data.status === 'requested') throw new Fault('conflict');
  const n = (last?.data.n ?? 0) + 1;
  const requestId = buildPlanRequestId(n);
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      if (await readOptional(transaction, 'planRequests', { orgId, requestId }))
        throw new Fault('conflict');
      transaction.set(docAt('planRequests', { orgId, requestId }), {
        kind: 'plan',
        n,
        tierId,
        billed,
        note: note.trim(),
        status: 'requested',
        createdBy: uid,
        createdAt: serverTimestamp(),
      });
      addEntry(transaction, orgId, uid, requestId, 'plan.request', tierId);
      return requestId;
    }),
  );
}

/** Takes an open request back. "conflict" when it was answered meanwhile. */
export async function withdrawPlan(orgId: string, uid: string, requestId: string): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readRequired(transaction, 'planRequests', { orgId, requestId });
      if (known.status !== 'requested') throw new Fault('conflict');
      transaction.update(docAt('planRequests', { orgId, requestId }), {
        status: 'withdrawn',
        closedBy: uid,
        closedAt: serverTimestamp(),
      });
      addEntry(transaction, orgId, uid, requestId, 'plan.withdraw', known.tierId);
      return true as const;
    }),
  );
}
