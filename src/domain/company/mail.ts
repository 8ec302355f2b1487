/** The Trigger Email extension's contract, `mail/{id}`. Templates live on the server, so that no client writes the body of a mail. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const mailTemplates = ['candidateInvite', 'teamInvite'] as const;

export const Mail = z.object({
  to: z.string(),
  template: z.object({ name: z.string(), data: z.record(z.string(), z.string()) }),
  /** Whose it is; of a blind interview the other one, so that no list of mails holds it. */
  orgId: z.string().nullish(),
  blindOrgId: z.string().nullish(),
  /** Path below the organisation of what the mail is about, e.g. "interviews/i/inviteDetails/t". */
  about: z.string(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  /** From then on it may be deleted by itself. */
  expireAt: Moment.nullish(),
  /** Written by the extension. */
  delivery: z
    .object({
      state: z.string().nullish(),
      error: z.string().nullish(),
      attempts: z.number().nullish(),
    })
    .nullish(),
});
export type Mail = z.infer<typeof Mail>;

/** organizations/{o}/teamMails/{yyyymm}: how many mails invited colleagues in that UTC month; `last` names the one that was counted last. */
export const TeamMailMonth = z.object({
  used: z.number().int().nonnegative(),
  last: z.string(),
  updatedAt: Moment.nullish(),
});
export type TeamMailMonth = z.infer<typeof TeamMailMonth>;

/** So many mails may invite colleagues in a month; the rules say the same. */
export function computeMostTeamMails(licenses: number): number {
  return 10 * licenses;
}
