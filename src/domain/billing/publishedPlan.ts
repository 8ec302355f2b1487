/** The part of a published tier that the public pages show. Without schemas, because a 1 KB script compares against it. */

/** The order in which a tier's values are compared. */
const limitNames = [
  'licenses',
  'interviews',
  'candidates',
  'videos',
  'documents',
  'credits',
] as const;
const featureNames = [
  'customBranding',
  'advancedAnalytics',
  'apiAccess',
  'prioritySupport',
] as const;

export interface PublishedPlan {
  tierId: string;
  name: string;
  limits: Partial<Record<(typeof limitNames)[number], number>>;
  features: Record<(typeof featureNames)[number], boolean>;
  price: { monthly: number; annual: number; currency: string } | null;
}

/** Everything that a public page shows of a plan, as one text: equal texts need no change of the page. */
export function formatPlanValues({ name, limits, features, price }: PublishedPlan): string {
  return JSON.stringify([
    name,
    limitNames.map((key) => limits[key] ?? null),
    featureNames.map((key) => features[key]),
    price && [price.monthly, price.annual, price.currency],
  ]);
}
