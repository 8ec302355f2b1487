/** Invoices of a plan: created and settled by super admins, shown to the company's managers. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

const invoiceStatuses = ['open', 'paid', 'void'] as const;

/** organizations/{o}/invoices/{number}: `amount` in the smallest unit of the currency (cents). */
export const Invoice = z.object({
  number: z.string(),
  tierId: z.string(),
  billed: z.enum(['monthly', 'annual']),
  from: Moment,
  until: Moment,
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  createdAt: Moment.nullish(),
  createdBy: z.string(),
  paidAt: Moment.nullish(),
  auditId: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number such as "H-202611-7K3QX2", from six random bytes: the document's id, so that no two invoices of a company share one. */
export function createInvoiceNumber(at: Date, random: Uint8Array): string {
  const month = `${at.getUTCFullYear()}${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
  return `H-${month}-${Array.from(random.slice(0, 6), (byte) => signs[byte % signs.length]).join('')}`;
}

/** The end of a billing period that begins at `from`: the same day of the next month or year (UTC), the month's last day where it has fewer. */
export function computePeriodEnd(from: Date, billed: 'monthly' | 'annual'): Date {
  const month = from.getUTCMonth() + (billed === 'monthly' ? 1 : 12);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(
      from.getUTCFullYear(),
      month,
      Math.min(from.getUTCDate(), last),
      from.getUTCHours(),
      from.getUTCMinutes(),
      from.getUTCSeconds(),
    ),
  );
}
