// Invoices of a company as a super admin writes and settles them.
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { createInvoiceNumber, type Invoice } from '#domain/billing/invoice.ts';
import { docAt } from '#data/firestore/documents.ts';
import { actOnce, readActor } from './platformAct.ts';

export interface NewInvoice extends Pick<
  Invoice,
  'tierId' | 'billed' | 'from' | 'until' | 'amount' | 'currency'
> {
  orgId: string;
}

/** Makes an invoice. Returns its number. Needs a fresh sign-in. Throws a Fault. */
export async function makeInvoice({ orgId, from, until, ...invoice }: NewInvoice): Promise<string> {
  const number = createInvoiceNumber(from, crypto.getRandomValues(new Uint8Array(6)));
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
        createdBy: readActor(),
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
