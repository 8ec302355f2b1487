// A person's plan: asking for one, taking the question back, ending it; and a super admin's answer, with which the plan begins.
import { limit, orderBy, query, serverTimestamp, Timestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { computePlanEnd } from '#domain/billing/personPlan.ts';
import type { PersonPlan } from '#domain/billing/personPlan.ts';
import { buildPlanRequestId, type PlanRequest } from '#domain/billing/planRequest.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, updateDoc } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { actOnce, readActor, addAct } from '#data/platform/platformAct.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** How many requests are shown; the latest first. */
const requestsMost = 10;

function buildLatestFirst(uid: string, size: number) {
  return query(collectionAt('personRequests', { uid }), orderBy('n', 'desc'), limit(size));
}

/** The plan somebody was given, also one that is over; null when they never had one. */
export function personPlanOf(uid: string): Source<Stored<PersonPlan> | null> {
  return liveDoc('personPlan', { uid });
}

/** What this person asked for, the latest first. */
export function personRequestsOf(uid: string): Source<Listed<PlanRequest>> {
  return liveList(
    'personRequests',
    `personRequests/${uid}`,
    () => buildLatestFirst(uid, requestsMost + 1),
    requestsMost,
  );
}

/** Asks for a plan. "conflict" when another request is open, also one of another tab. Returns the request's id. */
export async function requestPersonPlan(
  uid: string,
  { tierId, billed, note }: Pick<PlanRequest, 'tierId' | 'billed' | 'note'>,
): Promise<string> {
  requireOnline();
  const {
    items: [last],
  } = await readList('personRequests', buildLatestFirst(uid, 1), 1);
  if (last?.data.status === 'requested') throw new Fault('conflict');
  const n = (last?.data.n ?? 0) + 1;
  const requestId = buildPlanRequestId(n);
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readOptional(transaction, 'personRequests', { uid, requestId });
      // Written by this call already, where the answer to the first attempt was lost.
      if (
        known?.status === 'requested' &&
        known.tierId === tierId &&
        known.billed === billed &&
        known.note === note.trim()
      )
        return requestId;
      if (known) throw new Fault('conflict');
      transaction.set(docAt('personRequests', { uid, requestId }), {
        kind: 'plan',
        n,
        tierId,
        billed,
        note: note.trim(),
        status: 'requested',
        createdBy: uid,
        createdAt: serverTimestamp(),
      });
      return requestId;
    }),
  );
}

/** Takes an open request back. "conflict" when it was answered meanwhile. */
export async function withdrawPersonPlan(uid: string, requestId: string): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const known = await readRequired(transaction, 'personRequests', { uid, requestId });
      if (known.status !== 'requested') throw new Fault('conflict');
      transaction.update(docAt('personRequests', { uid, requestId }), {
        status: 'withdrawn',
        closedBy: uid,
        closedAt: serverTimestamp(),
      });
      return true as const;
    }),
  );
}

/** Cancels the plan, or takes that back. It stays in force until its end either way. Throws a Fault. */
export async function setRenew(uid: string, renew: boolean): Promise<true> {
  requireOnline();
  await asFault(() => updateDoc(docAt('personPlan', { uid }), { renew }));
  return true;
}

/** Approves a person's request: the plan, the answer and the entry in the log in one commit; it acts at once. A running plan of the same tier is carried on from its end. Needs a fresh sign-in. Throws a Fault. */
export async function approvePersonPlan(
  uid: string,
  requestId: string,
  answer: string,
): Promise<void> {
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const [asked, plan] = await Promise.all([
        readOptional(transaction, 'personRequests', { uid, requestId }),
        readOptional(transaction, 'personPlan', { uid }),
      ]);
      if (!asked) throw new Fault('notFound');
      if (asked.status !== 'requested') throw new Fault('conflict');
      const now = await readServerTime();
      const until = computePlanEnd(plan, asked.tierId, asked.billed, now);
      const auditId = addAct(transaction, {
        action: 'user.plan',
        target: uid,
        reason: answer,
        ...(plan ? { before: plan.tierId } : {}),
        after: `${asked.tierId} · ${until.toISOString().slice(0, 10)}`,
      });
      transaction.set(docAt('personPlan', { uid }), {
        tierId: asked.tierId,
        billed: asked.billed,
        from: Timestamp.fromDate(now),
        until: Timestamp.fromDate(until),
        renew: true,
        requestId,
        auditId,
      });
      transaction.update(docAt('personRequests', { uid, requestId }), {
        status: 'approved',
        closedBy: readActor(),
        closedAt: serverTimestamp(),
        answer,
        auditId,
      });
    }),
  );
}

/** Declines a person's request, with an answer that they read. Throws a Fault. */
export async function declinePersonPlan(
  uid: string,
  requestId: string,
  answer: string,
): Promise<void> {
  await actOnce(
    { action: 'user.plan.decline', target: uid, reason: answer, after: requestId },
    (batch, auditId) =>
      batch.update(docAt('personRequests', { uid, requestId }), {
        status: 'declined',
        closedBy: readActor(),
        closedAt: serverTimestamp(),
        answer,
        auditId,
      }),
  );
}
