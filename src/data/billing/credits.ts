// Counting credits: one commit per use, after its result is there. What cannot be written now waits on this device and is written when the line is back.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import {
  buildCreditUseId,
  readKindOfUse,
  type CreditKind,
  type CreditMonth,
} from '#domain/billing/credit.ts';
import { periodOf } from '#domain/base/moment.ts';
import { creditsOf, seekerTierOf, type CreditDocuments } from '#domain/billing/personPlan.ts';
import { freeSeekerTierId } from '#domain/billing/seekerPlans.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { addWaiting, dropWaiting, listWaitingUses } from './creditsWaiting.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList, readDoc } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { refuseWhileReadOnly } from '#data/base/readOnly.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { tierSource } from '#data/company/tiers.ts';

const monthsShown = 6;
/** So long a count may take before it waits on the device. */
const timeoutMs = 8_000;
/** So long it may take to learn whether something was asked before. */
const pollMs = 3_000;

/** A person's plan and the credits of the month that `now` lies in, kept current. */
export function creditDocumentsSource(uid: string, now: Date): Source<CreditDocuments> {
  const month = String(periodOf(now));
  return {
    key: `credits/${uid}/${month}`,
    subscribe: (next, fail) => {
      let known: Partial<CreditDocuments> = {};
      let followed: string | null = null;
      let stopOwn: () => void = () => undefined;
      const emit = (part: Partial<CreditDocuments>): void => {
        known = { ...known, ...part };
        const { plan, month: counted, free, own } = known;
        if (plan !== undefined && counted !== undefined && free !== undefined && own !== undefined)
          next({ plan, month: counted, free, own });
      };
      const stops = [
        liveDoc('personPlan', { uid }).subscribe((found) => {
          const plan = found?.data ?? null;
          const tierId = plan && plan.tierId !== freeSeekerTierId ? plan.tierId : null;
          if (tierId === followed && known.plan !== undefined) return emit({ plan });
          stopOwn();
          followed = tierId;
          if (tierId === null) return emit({ plan, own: null });
          known = { ...known, plan, own: undefined };
          stopOwn = tierSource(tierId).subscribe((tier) => emit({ own: tier?.data ?? null }), fail);
        }, fail),
        liveDoc('credits', { uid, month }).subscribe(
          (found) => emit({ month: found?.data ?? null }),
          fail,
        ),
        tierSource(freeSeekerTierId).subscribe((tier) => emit({ free: tier?.data ?? null }), fail),
      ];
      return () => {
        stopOwn();
        for (const stop of stops) stop();
      };
    },
  };
}

/** What was used in the last months, the latest first. */
export function creditMonthsOf(uid: string): Source<Listed<CreditMonth>> {
  return liveList(
    'credits',
    `creditMonths/${uid}`,
    () =>
      query(collectionAt('credits', { uid }), orderBy('updatedAt', 'desc'), limit(monthsShown + 1)),
    monthsShown,
  );
}

/** True when this was asked before: it costs nothing again. When nobody can tell, it is taken for new; counting finds out. Throws "readOnly" while somebody else looks. */
export async function isCounted(uid: string, kind: CreditKind, key: string): Promise<boolean> {
  const useId = buildCreditUseId(kind, key);
  if (listWaitingUses(uid).includes(useId)) return true;
  refuseWhileReadOnly();
  return waitInTime(
    readDoc('creditUses', { uid, useId }).then(
      (found) => found !== null,
      () => false,
    ),
    pollMs,
    false,
  );
}

/** What `work` gives, or `late` when it takes longer. */
async function waitInTime<T>(work: Promise<T>, ms: number, late: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<T>((resolve) => {
        timer = setTimeout(() => resolve(late), ms);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

type Counted = 'counted' | 'before' | 'limit';

/** Counts in the month of the server's clock. */
async function count(uid: string, useId: string): Promise<Counted> {
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction): Promise<Counted> => {
      const now = await readServerTime();
      const month = periodOf(now);
      const [use, counted, plan] = await Promise.all([
        readOptional(transaction, 'creditUses', { uid, useId }),
        readOptional(transaction, 'credits', { uid, month: String(month) }),
        readOptional(transaction, 'personPlan', { uid }),
      ]);
      if (use) return 'before';
      const tierId = seekerTierOf(plan, now);
      const used = counted?.used ?? 0;
      if (
        used >= creditsOf(tierId, await readOptional(transaction, 'tierConfigurations', { tierId }))
      )
        return 'limit';
      transaction.set(docAt('credits', { uid, month: String(month) }), {
        used: used + 1,
        last: useId,
        updatedAt: serverTimestamp(),
      });
      transaction.set(docAt('creditUses', { uid, useId }), {
        kind: readKindOfUse(useId),
        at: serverTimestamp(),
        month,
      });
      return 'counted';
    }),
  );
}

/** Writes down what waits on this device, one after the other. Stops at the first that still cannot be written. */
export async function countWaiting(uid: string): Promise<void> {
  for (const useId of listWaitingUses(uid)) {
    if (!navigator.onLine) return;
    try {
      await count(uid, useId);
    } catch (error) {
      if (mayWait(error)) return;
      console.error('A credit cannot be counted', error);
    }
    dropWaiting(uid, useId);
  }
}

function mayWait(error: unknown): boolean {
  return ['offline', 'timeout', 'quotaExceeded', 'unknown'].includes(faultOf(error).code);
}

/** Counts a use whose result is there. "limit": somebody else took the last credit meanwhile. A use that cannot be written now waits on this device. Throws "readOnly" and other refusals as Faults. */
export async function countUse(
  uid: string,
  kind: CreditKind,
  key: string,
): Promise<Counted | 'waits'> {
  const useId = buildCreditUseId(kind, key);
  const wait = (): 'waits' => {
    addWaiting(uid, useId);
    return 'waits';
  };
  if (!navigator.onLine) return wait();
  try {
    const result = await waitInTime<Counted | 'late'>(count(uid, useId), timeoutMs, 'late');
    return result === 'late' ? wait() : result;
  } catch (error) {
    if (mayWait(error)) return wait();
    throw faultOf(error);
  }
}
