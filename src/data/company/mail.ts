// Queued e-mails: one document each, sent by the Trigger Email extension where it is installed.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { computeExpiry } from '#domain/base/expiry.ts';
import type { Mail, mailTemplates } from '#domain/company/mail.ts';
import { buildTemplateData } from '#domain/invitations/mailTemplates.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';

/** One queued e-mail; null when there is none. */
export function mailSource(mailId: string): Source<Stored<Mail> | null> {
  return liveDoc('mail', { mailId });
}

export interface NewMail {
  to: string;
  template: (typeof mailTemplates)[number];
  data: Record<string, string>;
  orgId: string;
  /** About a blind interview: no list of mails holds it. */
  blind?: boolean;
  about: string;
  uid: string;
}

/** Adds an e-mail to a commit. The words come from the server-side template; the commit carries only its values. */
export function addMail(
  transaction: Transaction,
  mailId: string,
  { to, template, data, orgId, blind, about, uid }: NewMail,
): void {
  transaction.set(docAt('mail', { mailId }), {
    to,
    template: { name: template, data: { ...data, ...buildTemplateData(data) } },
    ...(blind ? { blindOrgId: orgId } : { orgId }),
    about,
    createdBy: uid,
    createdAt: serverTimestamp(),
    expireAt: computeExpiry('mail'),
  });
}
