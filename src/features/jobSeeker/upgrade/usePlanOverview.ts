// What the upgrade page needs: the plan, the plans on offer, and the credits.
import { creditDocumentsSource } from '#data/billing/credits.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { tiersSource } from '#data/company/tiers.ts';
import {
  creditsOf,
  getCreditBalance,
  type CreditBalance,
  type PersonPlan,
} from '#domain/billing/personPlan.ts';
import { compareByPrice } from '#domain/company/planChange.ts';
import { findBuiltInPlan, seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { isSeekerTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { useWaitingCredits } from '#features/jobSeeker/useCredits.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

export interface OfferedPlan {
  id: string;
  name: string;
  credits: number;
  price: NonNullable<TierConfiguration['price']>;
}
export interface PlanOverview {
  plan: PersonPlan | null;
  balance: CreditBalance;
  /** Cheapest first, at most three. */
  offers: OfferedPlan[];
  nameOf: (tierId: string) => string;
  now: Date;
}

/** Most plans that are shown side by side. */
const most = 3;

export function usePlanOverview(uid: string): PlanOverview {
  const now = useNow();
  const waiting = useWaitingCredits(uid);
  const { papers: documents, tiers } = useLive(
    combineSources({ papers: creditDocumentsSource(uid, now), tiers: tiersSource() }),
  );
  const known = tiers.items.filter(({ data }) => isSeekerTier(data));
  const builtIn = seekerPlans
    .filter(({ tierId }) => !known.some(({ id }) => id === tierId))
    .map((plan) => ({ id: plan.tierId as string, data: toTierConfiguration(plan) }));
  const all = [...known.map(({ id, data }) => ({ id, data })), ...builtIn];
  const offers = all
    .flatMap(({ id, data }) => (data.price ? [{ id, data, price: data.price }] : []))
    .toSorted((a, b) => compareByPrice(a.data, b.data))
    .slice(0, most);
  return {
    plan: documents.plan,
    balance: getCreditBalance(documents, now, waiting),
    now,
    offers: offers.map(({ id, data, price }) => ({
      id,
      name: data.name,
      credits: creditsOf(id, data),
      price,
    })),
    nameOf: (tierId) =>
      all.find(({ id }) => id === tierId)?.data.name ?? findBuiltInPlan(tierId).name,
  };
}
