/** Requests for another plan: one open request per company, answered by a super admin. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const planRequestLimits = { noteMax: 1_000 } as const;

/** organizations/{o}/requests/plan-{n}: the n-th exists only once the one before it is closed, so at most one is open. */
export const PlanRequest = z.object({
  kind: z.literal('plan'),
  n: z.number().int().positive(),
  tierId: z.string(),
  billed: z.enum(['monthly', 'annual']),
  note: z.string().max(planRequestLimits.noteMax),
  status: z.enum(['requested', 'approved', 'declined', 'withdrawn']),
  createdBy: z.string(),
  createdAt: Moment.nullish(),
  closedBy: z.string().nullish(),
  closedAt: Moment.nullish(),
  answer: z.string().max(1_000).nullish(),
  auditId: z.string().nullish(),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** The id of a company's n-th request. */
export function buildPlanRequestId(n: number): string {
  return `plan-${n}`;
}
