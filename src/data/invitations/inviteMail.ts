// The mail of an invitation, and the link in it.
import { formatFactValues, type MailFacts } from '#domain/invitations/mailFacts.ts';
import { to } from '#navigation/routes.ts';
import { authentication } from '#data/firestore/authentication.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import { addMail } from '#data/company/mail.ts';
import type { InviteVoice } from '#data/company/policies.ts';

/** The address of an invitation. */
export function linkOf(code: string): string {
  return window.location.origin + to('joinInterview', { code });
}

interface MailWords {
  email: string;
  name: string;
  language: string;
  code: string;
  expiresAt: Date;
  companyName: string;
  interviewTitle: string;
  blind: boolean;
  voice: InviteVoice['mail'];
  facts: MailFacts;
}

/** Whom the candidate may write to: whoever invites, under their verified address. */
function readWriterContact(): { contact?: string } {
  const writer = authentication().currentUser;
  return writer?.email && writer.emailVerified ? { contact: writer.email } : {};
}

export function addInviteMail(
  transaction: Parameters<typeof addMail>[0],
  { orgId, interviewId, token }: InviteRef,
  uid: string,
  n: number,
  words: MailWords,
): void {
  addMail(transaction, `${token}_${n}`, {
    to: words.email,
    template: 'candidateInvite',
    orgId,
    about: `interviews/${interviewId}/inviteDetails/${token}`,
    uid,
    blind: words.blind,
    data: {
      language: words.language,
      candidateName: words.name,
      companyName: words.companyName,
      interviewTitle: words.interviewTitle,
      code: words.code,
      expiresAt: words.expiresAt.toISOString(),
      ...words.voice,
      ...formatFactValues(words.facts),
      ...readWriterContact(),
    },
  });
}
