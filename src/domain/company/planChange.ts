/** Compares a company's plan with another: limit by limit, feature by feature, and where usage already exceeds it. */
import {
  limitNames,
  readLimits,
  listOverLimits,
  type LimitName,
  type Limits,
  type Over,
} from './companyLimits.ts';
import type { Usage } from './organization.ts';
import { featureFlags, type FeatureFlag, type TierConfiguration } from '#domain/billing/tier.ts';

interface LimitChange {
  limit: LimitName;
  from: number;
  to: number;
}
export interface PlanChange {
  /** Limits that differ from those in force. */
  limits: LimitChange[];
  gained: FeatureFlag[];
  lost: FeatureFlag[];
  /** Use that is already above the new limits: nothing is deleted, nothing new can be made until it falls. */
  over: Over[];
}

/** What moving from the plan of now to another would change, with what is used at `now`. */
export function computePlanChange(
  current: Pick<TierConfiguration, 'features'>,
  next: Pick<TierConfiguration, 'features' | 'limits'>,
  usage: Usage,
  now: Date,
): PlanChange {
  const inForce: Limits = readLimits(usage);
  return {
    limits: limitNames.flatMap((limit) =>
      inForce[limit] === next.limits[limit]
        ? []
        : [{ limit, from: inForce[limit], to: next.limits[limit] }],
    ),
    gained: featureFlags.filter((flag) => next.features[flag] && !current.features[flag]),
    lost: featureFlags.filter((flag) => !next.features[flag] && current.features[flag]),
    over: listOverLimits(usage, next.limits, now),
  };
}

/** Cheapest first; those without a price last, by name. */
export function compareByPrice(one: TierConfiguration, other: TierConfiguration): number {
  const price = ({ price: known }: TierConfiguration): number =>
    known?.monthly ?? Number.MAX_SAFE_INTEGER;
  return price(one) - price(other) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);
}
