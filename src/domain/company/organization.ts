/** The organisation document and the meaning of its counters. */
import { z } from 'zod';
import { count } from '#domain/base/count.ts';
import { Moment, periodOf } from '#domain/base/moment.ts';
import { isUnlimited } from '#domain/billing/tier.ts';

const Monthly = z.object({
  limit: count,
  currentMonth: count,
  total: count,
  period: count.nullish(),
});
const Stored = z.object({ limit: count, used: count });

export const Usage = z.object({
  licenses: Stored,
  interviews: Monthly,
  candidates: Monthly,
  storage: z.object({ videos: Stored, documents: Stored }),
});
export type Usage = z.infer<typeof Usage>;
export type MonthlyUsage = z.infer<typeof Monthly>;

/** How long interviews are kept where a company has not chosen otherwise. */
export const usualRetentionDays = 365;

export const Organization = z.object({
  name: z.string(),
  ownerUid: z.string(),
  createdAt: Moment.nullish(),
  tier: z.string().nullish(),
  billing: z
    .object({
      tier: z.string().nullish(),
      tierId: z.string().nullish(),
      planStartDate: Moment.nullish(),
      planRenewalDate: Moment.nullish(),
    })
    .nullish(),
  usage: Usage,
  status: z.enum(['active', 'suspended']).default('active'),
  retentionDays: count.default(usualRetentionDays),
  /** Beginnings of the words of the name. */
  terms: z.array(z.string()).nullish(),
  lastOp: z
    .object({
      kind: z.string(),
      id: z.string(),
      by: z.string(),
      at: Moment.nullish(),
      parent: z.string().nullish(),
      /** The entry of the log, where something is erased. */
      log: z.string().nullish(),
    })
    .nullish(),
});
export type Organization = z.infer<typeof Organization>;

/** This month's count: a counter of an earlier month counts as 0 (the lazy reset on the 1st, UTC). */
export function readUsedThisMonth(usage: MonthlyUsage, now: Date): number {
  return usage.period != null && usage.period !== periodOf(now) ? 0 : usage.currentMonth;
}

/** At the limit when currentMonth >= limit (product brief, section 4). */
export function isAtInterviewLimit(
  organization: Pick<Organization, 'usage'> | null,
  now: Date,
): boolean {
  if (!organization) return false;
  return (
    readUsedThisMonth(organization.usage.interviews, now) >= organization.usage.interviews.limit
  );
}

/** True when no candidate place is left this month. */
export function isAtCandidateLimit(
  organization: Pick<Organization, 'usage'> | null,
  now: Date,
): boolean {
  if (!organization) return false;
  return (
    readUsedThisMonth(organization.usage.candidates, now) >= organization.usage.candidates.limit
  );
}

/** Storage places that one invitation sets aside. */
export interface Slots {
  videos: number;
  documents: number;
}

/** How many more candidates the storage has room for; Infinity when nothing is stored or the plan does not limit it. */
export function getStorageSlots(
  { usage: { storage } }: Pick<Organization, 'usage'>,
  slots: Slots,
): number {
  const room = (kind: keyof Slots): number =>
    slots[kind] > 0 && !isUnlimited(storage[kind].limit)
      ? Math.max(0, Math.floor((storage[kind].limit - storage[kind].used) / slots[kind]))
      : Infinity;
  return Math.min(room('videos'), room('documents'));
}

/** The usage a newly founded organisation starts with (product brief, section 9; the founder holds the first licence). */
export function createFoundingUsage(now: Date): Usage {
  const period = periodOf(now);
  return {
    licenses: { limit: 3, used: 1 },
    interviews: { limit: 10, currentMonth: 0, total: 0, period },
    candidates: { limit: 20, currentMonth: 0, total: 0, period },
    storage: { videos: { limit: 500, used: 0 }, documents: { limit: 100, used: 0 } },
  };
}
