/** Temporary access of a super admin: impersonation, and break-glass access to one interview's answers with a reason. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** A reason that its reader can judge. */
export const accessLimits = {
  viewingReasonMin: 10,
  glassReasonMin: 20,
  reasonMax: 2_000,
  viewingMinutes: 30,
  glassMinutes: 60,
} as const;

/** viewings/{super admin}: exists during an impersonation; meanwhile the rules refuse the super admin every platform action. */
export const Impersonation = z.object({
  target: z.string(),
  orgId: z.string().nullable(),
  reason: z.string(),
  at: Moment.nullish(),
  until: Moment,
  auditId: z.string(),
});
export type Impersonation = z.infer<typeof Impersonation>;

/** organizations/{o}/breakGlass/{super admin}: one interview's answers, opened for an hour at most; its id is the super admin's, so that each holds one at a time. */
export const BreakGlass = z.object({
  interviewId: z.string(),
  reason: z.string(),
  at: Moment.nullish(),
  until: Moment,
  auditId: z.string(),
});
export type BreakGlass = z.infer<typeof BreakGlass>;
