// Paying by card through the "Run Payments with Stripe" extension: documents only, no key and no card number ever meets this app.
import { limit, onSnapshot, query } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { Subscription } from '#domain/billing/payment.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { collectionAt, docAt, liveList, read } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { setDoc } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

/** How long the extension may take to answer. */
const timeoutMs = 30_000;
const subscriptionsMost = 10;

/** What this person pays for, as the extension wrote it. */
export function subscriptionsOf(uid: string): Source<Listed<Subscription>> {
  return liveList(
    'subscriptions',
    `subscriptions/${uid}`,
    () => query(collectionAt('subscriptions', { uid }), limit(subscriptionsMost + 1)),
    subscriptionsMost,
  );
}

export interface Checkout {
  /** Whose request it is; the person's own without one. */
  orgId?: string;
  requestId: string;
  price: string;
  /** Where the payment page leads back to. */
  back: string;
}

/** Asks the extension for a payment page; resolves with its address. "timeout" when it does not answer or refuses. */
export async function openCheckout(
  uid: string,
  { orgId, requestId, price, back }: Checkout,
): Promise<string> {
  requireOnline();
  const reference = docAt('checkoutSessions', { uid, sessionId: createId() });
  await asFault(() =>
    setDoc(reference, {
      mode: 'subscription',
      price,
      success_url: `${back}${back.includes('?') ? '&' : '?'}paid=yes`,
      cancel_url: back,
      metadata: orgId ? { orgId, requestId } : { uid, requestId },
    }),
  );
  return new Promise((resolve, reject) => {
    const end = (act: () => void): void => {
      clearTimeout(timer);
      stop();
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Fault('timeout'))), timeoutMs);
    const stop = onSnapshot(
      reference,
      (snapshot) => {
        if (!snapshot.exists()) return;
        const result = read('checkoutSessions', snapshot);
        if ('damaged' in result)
          return end(() => reject(new Fault('damaged', { values: { path: result.damaged.path } })));
        const { url, error } = result.stored.data;
        if (error) end(() => reject(new Fault('timeout', { cause: new Error(error.message) })));
        // Only Stripe's own pages: whatever other address is there is not followed.
        else if (url) end(() => (isPaymentPage(url) ? resolve(url) : reject(new Fault('timeout'))));
      },
      (error) => end(() => reject(faultOf(error))),
    );
  });
}

function isPaymentPage(url: string): boolean {
  return (
    URL.canParse(url) &&
    new URL(url).protocol === 'https:' &&
    /(^|\.)stripe\.com$/.test(new URL(url).hostname)
  );
}
