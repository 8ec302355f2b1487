// Counting credits: one commit per use, after its result is there. What cannot be written now waits on this device and is written when the line is back.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { creditUseId, kindOfUse, type CreditKind, type CreditMonth } from '#domain/credit.ts';
import { periodOf } from '#domain/moment.ts';
import { creditsOf, seekerTierOf, type CreditPapers } from '#domain/personPlan.ts';
import { freeSeekerTierId } from '#domain/seekerPlans.ts';
import type { Listed, Source } from '#domain/source.ts';
import { addWaiting, dropWaiting, waitingUses } from './creditsWaiting.ts';
import { database } from './database.ts';
import { collectionAt, docAt, liveDoc, liveList, readDoc } from './documents.ts';
import { faultOf } from './faults.ts';
import { readIn } from './interviews.ts';
import { settled } from './races.ts';
import { tierSource } from './tiers.ts';
import { runTransaction } from './writing.ts';

const monthsShown = 6;
/** So long a count may take before it waits on the device. */
const patienceMs = 8_000;

/** A person's plan and the credits of the month that `now` lies in, kept current. */
export function creditPapersOf(uid: string, now: Date): Source<CreditPapers> {
  const month = String(periodOf(now));
  return {
    key: `credits/${uid}/${month}`,
    subscribe: (next, fail) => {
      let known: Partial<CreditPapers> = {};
      let followed: string | null = null;
      let stopOwn: () => void = () => undefined;
      const tell = (part: Partial<CreditPapers>): void => {
        known = { ...known, ...part };
        const { plan, month: counted, free, own } = known;
        if (plan !== undefined && counted !== undefined && free !== undefined && own !== undefined) next({ plan, month: counted, free, own });
      };
      const stops = [
        liveDoc('personPlan', { uid }).subscribe((found) => {
          const plan = found?.data ?? null;
          const tierId = plan && plan.tierId !== freeSeekerTierId ? plan.tierId : null;
          if (tierId === followed && known.plan !== undefined) return tell({ plan });
          stopOwn();
          followed = tierId;
          if (tierId === null) return tell({ plan, own: null });
          known = { ...known, plan, own: undefined };
          stopOwn = tierSource(tierId).subscribe((tier) => tell({ own: tier?.data ?? null }), fail);
        }, fail),
        liveDoc('credits', { uid, month }).subscribe((found) => tell({ month: found?.data ?? null }), fail),
        tierSource(freeSeekerTierId).subscribe((tier) => tell({ free: tier?.data ?? null }), fail),
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
  return liveList('credits', `creditMonths/${uid}`, () => query(collectionAt('credits', { uid }), orderBy('updatedAt', 'desc'), limit(monthsShown + 1)), monthsShown);
}

/** True when this was asked before: it costs nothing again. When nobody can tell, it is taken for new; counting finds out. */
export async function isCounted(uid: string, kind: CreditKind, key: string): Promise<boolean> {
  const useId = creditUseId(kind, key);
  if (waitingUses(uid).includes(useId)) return true;
  try {
    return (await readDoc('creditUses', { uid, useId })) !== null;
  } catch {
    return false;
  }
}

type Counted = 'counted' | 'before' | 'limit';

async function count(uid: string, useId: string): Promise<Counted> {
  return settled(() => runTransaction(database(), async (transaction): Promise<Counted> => {
    const now = new Date();
    const month = periodOf(now);
    const [use, counted, plan] = await Promise.all([readIn(transaction, 'creditUses', { uid, useId }), readIn(transaction, 'credits', { uid, month: String(month) }), readIn(transaction, 'personPlan', { uid })]);
    if (use) return 'before';
    const tierId = seekerTierOf(plan, now);
    const used = counted?.used ?? 0;
    if (used >= creditsOf(tierId, await readIn(transaction, 'tierConfigurations', { tierId }))) return 'limit';
    transaction.set(docAt('credits', { uid, month: String(month) }), { used: used + 1, last: useId, updatedAt: serverTimestamp() });
    transaction.set(docAt('creditUses', { uid, useId }), { kind: kindOfUse(useId), at: serverTimestamp(), month });
    return 'counted';
  }));
}

/** Writes down what waits on this device, one after the other. Stops at the first that still cannot be written. */
export async function countWaiting(uid: string): Promise<void> {
  for (const useId of waitingUses(uid)) {
    if (!navigator.onLine) return;
    try {
      // eslint-disable-next-line no-await-in-loop -- each raises the same counter
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
export async function countUse(uid: string, kind: CreditKind, key: string): Promise<Counted | 'waits'> {
  const useId = creditUseId(kind, key);
  const wait = (): 'waits' => {
    addWaiting(uid, useId);
    return 'waits';
  };
  if (!navigator.onLine) return wait();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => { timer = setTimeout(() => resolve('late'), patienceMs); });
  try {
    const result = await Promise.race([count(uid, useId), late]);
    return result === 'late' ? wait() : result;
  } catch (error) {
    if (mayWait(error)) return wait();
    throw faultOf(error);
  } finally {
    clearTimeout(timer);
  }
}
