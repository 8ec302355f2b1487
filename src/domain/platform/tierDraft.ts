/** A draft of a tier, and what publishing it would change for the companies on it. */
import { z } from 'zod';
import {
  limitNames,
  readLimits,
  computeLimitsOnTier,
  listOverLimits,
  type LimitName,
  type LimitOverride,
  type Over,
} from '#domain/company/companyLimits.ts';
import { Moment } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import {
  featureFlags,
  isSeekerTier,
  TierConfiguration,
  type FeatureFlag,
} from '#domain/billing/tier.ts';

/** tierDrafts/{t}: in force for nobody. `base` is the version it started from; 0: none. */
export const TierDraft = TierConfiguration.pick({
  name: true,
  limits: true,
  features: true,
  price: true,
}).extend({
  base: z.number().int().nonnegative(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
});
export type TierDraft = z.infer<typeof TierDraft>;
/** What a super admin chooses of a tier. */
export type TierChoice = Pick<TierConfiguration, 'name' | 'limits' | 'features' | 'price'>;

export function readTierChoice({ name, limits, features, price }: TierChoice): TierChoice {
  return { name, limits, features, price: price ?? null };
}

/** What a tier limits: what companies count, or a person's credits. */
export type TierLimit = LimitName | 'credits';

/** The limits that mean something for a tier: credits for one of people, the rest for one of companies. */
export function listLimitsThatCount(tier: Pick<TierConfiguration, 'limits'>): readonly TierLimit[] {
  return isSeekerTier(tier) ? ['credits'] : limitNames;
}

export interface TierChange {
  limits: { limit: TierLimit; before: number; after: number }[];
  gained: FeatureFlag[];
  lost: FeatureFlag[];
  renamed: boolean;
  priced: boolean;
}

/** What differs between two states of a tier. */
export function compareTierChoices(before: TierChoice, after: TierChoice): TierChange {
  return {
    limits: [...limitNames, 'credits' as const]
      .filter((limit) => before.limits[limit] !== after.limits[limit])
      .map((limit) => ({
        limit,
        before: before.limits[limit] ?? 0,
        after: after.limits[limit] ?? 0,
      })),
    gained: featureFlags.filter((flag) => after.features[flag] && !before.features[flag]),
    lost: featureFlags.filter((flag) => before.features[flag] && !after.features[flag]),
    renamed: before.name !== after.name,
    priced: JSON.stringify(before.price ?? null) !== JSON.stringify(after.price ?? null),
  };
}
export function changesNothing({ limits, gained, lost, renamed, priced }: TierChange): boolean {
  return limits.length + gained.length + lost.length === 0 && !renamed && !priced;
}

/** What a tier's limits mean for one company on it. */
export interface Affected {
  limits: { limit: LimitName; before: number; after: number }[];
  /** Where it already uses more than it would be given. */
  over: Over[];
}
export function listAffected(
  { usage }: Pick<Organization, 'usage'>,
  limits: TierConfiguration['limits'],
  overrides: readonly LimitOverride[],
  now: Date,
): Affected {
  const [before, after] = [readLimits(usage), computeLimitsOnTier(limits, overrides)];
  return {
    limits: limitNames
      .filter((limit) => before[limit] !== after[limit])
      .map((limit) => ({ limit, before: before[limit], after: after[limit] })),
    over: listOverLimits(usage, after, now).filter(({ limit }) => before[limit] !== after[limit]),
  };
}
