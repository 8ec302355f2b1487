/** A company's limits: those of its plan, temporary overrides by a super admin, and what exceeds them when a plan gets smaller. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { readUsedThisMonth, type Organization, type Usage } from './organization.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';

export const limitNames = ['licenses', 'interviews', 'candidates', 'videos', 'documents'] as const;
export type LimitName = (typeof limitNames)[number];
export type Limits = TierConfiguration['limits'];

export const overrideLimits = { reasonMin: 10, reasonMax: 2_000, daysMax: 365 } as const;

/** organizations/{o}/overrides/{limit}: another limit until a day, with the reason; `base` is what the plan gives and what comes back. */
export const LimitOverride = z.object({
  limit: z.enum(limitNames),
  value: z.number().int().nonnegative(),
  base: z.number().int().nonnegative(),
  reason: z.string(),
  until: Moment,
  by: z.string(),
  at: Moment.nullish(),
  endedAt: Moment.nullish(),
  auditId: z.string(),
});
export type LimitOverride = z.infer<typeof LimitOverride>;

/** Where a limit is in the organisation's document. */
export function limitField(limit: LimitName): string {
  return limit === 'videos' || limit === 'documents'
    ? `usage.storage.${limit}.limit`
    : `usage.${limit}.limit`;
}

/** The limits in force. */
export function readLimits({ licenses, interviews, candidates, storage }: Usage): Limits {
  return {
    licenses: licenses.limit,
    interviews: interviews.limit,
    candidates: candidates.limit,
    videos: storage.videos.limit,
    documents: storage.documents.limit,
  };
}

/** What counts against each limit now: of this month where it is monthly. */
export function readUsed({ licenses, interviews, candidates, storage }: Usage, now: Date): Limits {
  return {
    licenses: licenses.used,
    interviews: readUsedThisMonth(interviews, now),
    candidates: readUsedThisMonth(candidates, now),
    videos: storage.videos.used,
    documents: storage.documents.used,
  };
}

/** True until it is ended: one whose day has passed applies until somebody's browser has put the plan's limit back. */
export function isInForce(override: Pick<LimitOverride, 'endedAt'>): boolean {
  return override.endedAt == null;
}

/** True when the plan's limit has to come back. */
export function hasRunOut(override: Pick<LimitOverride, 'endedAt' | 'until'>, now: Date): boolean {
  return isInForce(override) && override.until.getTime() <= now.getTime();
}

/** The limits of a company on a tier: the tier's, and the granted ones where an override applies. */
export function computeLimitsOnTier(tier: Limits, overrides: readonly LimitOverride[]): Limits {
  const limits = { ...tier };
  for (const override of overrides)
    if (isInForce(override)) limits[override.limit] = override.value;
  return limits;
}

export interface Over {
  limit: LimitName;
  used: number;
  allowed: number;
}

/** Where use is already above limits: nothing is deleted, and nothing new can be made there until use has fallen. */
export function listOverLimits(usage: Usage, limits: Limits, now: Date): Over[] {
  const used = readUsed(usage, now);
  return limitNames.flatMap((limit) =>
    used[limit] > limits[limit] ? [{ limit, used: used[limit], allowed: limits[limit] }] : [],
  );
}

/** The share of the fullest limit, 0 to 1 and above: what "near its limits" means. A limit of nothing counts as full only when something is used. */
export function computeFullestShare(
  { usage }: Pick<Organization, 'usage'>,
  now: Date,
): { limit: LimitName; share: number } {
  const used = readUsed(usage, now);
  const limits = readLimits(usage);
  const shares = limitNames.map((limit) => ({
    limit,
    share: limits[limit] === 0 ? Math.min(1, used[limit]) : used[limit] / limits[limit],
  }));
  return shares.reduce((most, one) => (one.share > most.share ? one : most));
}

/** From this share on a company is near a limit. */
export const nearShare = 0.8;
