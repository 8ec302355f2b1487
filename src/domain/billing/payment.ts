/** Card payments: the document contract of the "Run Payments with Stripe" extension. Used only where prices are configured. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** customers/{uid}/checkout_sessions/{id}: asked for by a manager, or by a person for themselves; the extension answers with `url` or `error`. */
export const CheckoutSession = z.object({
  mode: z.literal('subscription'),
  price: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  /** Whose request is paid: a company's, or a person's own. */
  metadata: z.object({
    orgId: z.string().nullish(),
    uid: z.string().nullish(),
    requestId: z.string(),
  }),
  url: z.string().nullish(),
  error: z.object({ message: z.string() }).nullish(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** customers/{uid}/subscriptions/{id}: written by the extension; only what the product reads of it. */
export const Subscription = z.object({
  status: z.string(),
  metadata: z
    .object({
      orgId: z.string().nullish(),
      uid: z.string().nullish(),
      requestId: z.string().nullish(),
    })
    .nullish(),
  current_period_end: Moment.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  /** The price, as Stripe reports it. */
  items: z
    .array(
      z.object({
        price: z
          .object({
            id: z.string(),
            unit_amount: z.number().nullish(),
            currency: z.string().nullish(),
            recurring: z.object({ interval: z.string() }).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish()
    .catch(null),
});
export type Subscription = z.infer<typeof Subscription>;

export interface PaidPrice {
  id: string;
  /** In the currency's main unit; null when Stripe reports none. */
  amount: number | null;
  currency: string;
  interval: string | null;
}

/** What was paid for a request: the subscription that names it, the running one first; null for none. Its price is null when it is not known. */
export function findPaidPlan(
  subscriptions: readonly Subscription[],
  { orgId, uid, requestId }: { orgId: string | null; uid: string; requestId: string },
): { isOn: boolean; price: PaidPrice | null } | null {
  const isOn = ({ status }: Subscription): boolean => status === 'active' || status === 'trialing';
  const about = subscriptions.filter(
    ({ metadata }) =>
      metadata?.requestId === requestId &&
      (orgId === null ? metadata.uid === uid : metadata.orgId === orgId),
  );
  const found = about.find(isOn) ?? about[0];
  if (!found) return null;
  const price = found.items?.[0]?.price;
  if (!price) return { isOn: isOn(found), price: null };
  const currency = (price.currency ?? 'usd').toUpperCase();
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  return {
    isOn: isOn(found),
    price: {
      id: price.id,
      amount: price.unit_amount == null ? null : price.unit_amount / 10 ** digits,
      currency,
      interval: price.recurring?.interval ?? null,
    },
  };
}
