/** Shares one candidate's answers with an outside reviewer: an expiring link, its scope, and the guest who uses it (docs/decisions/0054). */
import { z } from 'zod';
import { RubricItem } from '#domain/jobs/interview.ts';
import { Moment } from '#domain/base/moment.ts';

export const shareLimits = { recipientMax: 120, messageMax: 1_000, nameMax: 120 } as const;

/** For how many days a link may be open. */
export const shareDays = [1, 3, 7, 14, 30] as const;
export const usualShareDays = 7;

/** organizations/{o}/shares/{token}: names no candidate. Whoever holds the token may read it while it is open; afterwards only who opened it, and editors. */
export const Share = z.object({
  status: z.enum(['open', 'claimed', 'done', 'revoked']),
  interviewId: z.string(),
  candidateUid: z.string(),
  /** For whom it is, in the sharer's own words. */
  recipient: z.string().nullish(),
  /** Why, for the guest to read. */
  message: z.string().nullish(),
  recordings: z.boolean(),
  resume: z.boolean(),
  blind: z.boolean(),
  /** Hashes of the words that would identify the candidate. */
  hidden: z.array(z.string()),
  companyName: z.string(),
  interviewTitle: z.string(),
  byName: z.string(),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  expiresAt: Moment,
  auditId: z.string(),
  claimedBy: z.string().nullish(),
  claimedName: z.string().nullish(),
  claimedAt: Moment.nullish(),
  doneAt: Moment.nullish(),
  revokedBy: z.string().nullish(),
  revokedAt: Moment.nullish(),
  revokeAuditId: z.string().nullish(),
});
export type Share = z.infer<typeof Share>;

/** shares/{token}/material/current: what the guest's scorecard asks, word for word the published rubric. */
export const ShareMaterial = z.object({
  rubric: z.array(RubricItem),
  questionIds: z.array(z.string()),
  language: z.string().nullish(),
});
export type ShareMaterial = z.infer<typeof ShareMaterial>;

/** sessions/{c}/guests/{uid}: one guest's key to one candidate's answers; rules of the database and of files read nothing else. */
export const Guest = z.object({
  token: z.string(),
  name: z.string(),
  at: Moment.nullish(),
  expiresAt: Moment,
  recordings: z.boolean(),
  resume: z.boolean(),
  status: z.enum(['open', 'done', 'revoked']),
});
export type Guest = z.infer<typeof Guest>;

export type ShareState = 'open' | 'opened' | 'done' | 'expired' | 'revoked';

/** The status of a link at a moment. */
export function stateOf(
  { status, expiresAt }: Pick<Share, 'status' | 'expiresAt'>,
  now: Date,
): ShareState {
  if (status === 'done' || status === 'revoked') return status;
  if (now >= expiresAt) return 'expired';
  return status === 'claimed' ? 'opened' : 'open';
}

/** Why a guest can go no further; null while they can. */
export function guestEndOf(
  { status, expiresAt }: Pick<Guest, 'status' | 'expiresAt'>,
  now: Date,
): 'done' | 'revoked' | 'expired' | null {
  if (status !== 'open') return status;
  return now >= expiresAt ? 'expired' : null;
}

/** When a link made now ends; a minute early, so that no clock makes it longer than the rules allow. */
export function shareEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000 - 60_000);
}

/** A token as the rules know it; null for anything else an address may hold. */
export function parseShareToken(text: string): string | null {
  return /^[A-Za-z0-9_-]{22,64}$/.test(text) ? text : null;
}
