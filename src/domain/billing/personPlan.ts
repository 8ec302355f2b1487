/** The plan of a job seeker, and the credits it includes. */
import { z } from 'zod';
import type { CreditMonth } from './credit.ts';
import { computePeriodEnd } from './invoice.ts';
import { Moment, findNextReset, periodOf } from '#domain/base/moment.ts';
import { findBuiltInPlan, freeSeekerTierId, toTierConfiguration } from './seekerPlans.ts';
import { isUnlimited, type TierConfiguration } from './tier.ts';

/** users/{uid}/plan/current: given by a super admin with the answer to a request. After `until` it is over by itself; `renew` false: its owner cancelled it. */
export const PersonPlan = z.object({
  tierId: z.string(),
  billed: z.enum(['monthly', 'annual']),
  from: Moment,
  until: Moment,
  renew: z.boolean(),
  requestId: z.string(),
  auditId: z.string(),
});
export type PersonPlan = z.infer<typeof PersonPlan>;

/** True while a plan is in force. */
export function isInForce(plan: Pick<PersonPlan, 'until'> | null, now: Date): boolean {
  return plan !== null && now < plan.until;
}

/** The tier in force: the plan's until it ends, else the free one. */
export function seekerTierOf(plan: Pick<PersonPlan, 'tierId' | 'until'> | null, now: Date): string {
  return plan && isInForce(plan, now) ? plan.tierId : freeSeekerTierId;
}

/** When a plan that is given now ends: a running one of the same tier is carried on from its end, any other begins now. */
export function computePlanEnd(
  plan: Pick<PersonPlan, 'tierId' | 'until'> | null,
  tierId: string,
  billed: 'monthly' | 'annual',
  now: Date,
): Date {
  return computePeriodEnd(
    plan && plan.tierId === tierId && isInForce(plan, now) ? plan.until : now,
    billed,
  );
}

/** From this many days before its end on, people who have not cancelled are asked whether to renew. */
const renewalDays = 7;
/** True when a plan that its owner wants to keep is about to end. */
export function isEnding(plan: Pick<PersonPlan, 'until' | 'renew'> | null, now: Date): boolean {
  return (
    plan !== null &&
    plan.renew &&
    isInForce(plan, now) &&
    plan.until.getTime() - now.getTime() <= renewalDays * 86_400_000
  );
}

/** Credits per month of a tier; of its built-in plan when it has no document, or one without credits. */
export function creditsOf(tierId: string, tier: TierConfiguration | null): number {
  return tier?.limits.credits ?? findBuiltInPlan(tierId).credits;
}

/** What is known of a person's plan and credits. */
export interface CreditDocuments {
  plan: PersonPlan | null;
  month: CreditMonth | null;
  /** The documents of the free tier and of the plan's. */
  free: TierConfiguration | null;
  own: TierConfiguration | null;
}

export interface CreditBalance {
  tierId: string;
  tier: TierConfiguration;
  limit: number;
  used: number;
  left: number | 'unlimited';
  /** The UTC month that counts, as 202611, and when the next one begins. */
  month: number;
  resetsAt: Date;
  /** Since when no credit is left; null while there is one. */
  metAt: Date | null;
}

/** What somebody has of their credits. `waiting` is what this device has not been able to write down yet. */
export function getCreditBalance(
  { plan, month, free, own }: CreditDocuments,
  now: Date,
  waiting = 0,
): CreditBalance {
  const tierId = seekerTierOf(plan, now);
  const document = tierId === freeSeekerTierId ? free : own;
  const limit = creditsOf(tierId, document);
  const used = (month?.used ?? 0) + waiting;
  const none = !isUnlimited(limit) && used >= limit;
  return {
    tierId,
    tier: document ?? toTierConfiguration(findBuiltInPlan(tierId)),
    limit,
    used,
    left: isUnlimited(limit) ? 'unlimited' : Math.max(0, limit - used),
    month: periodOf(now),
    resetsAt: findNextReset(now),
    metAt: none ? (month?.updatedAt ?? now) : null,
  };
}
