/** Documents of the platform: suspensions, audit entries, latches, public profiles and data requests. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const PublicProfile = z.object({
  displayName: z.string(),
  photoURL: z.string().nullish(),
  updatedAt: Moment.nullish(),
});
export const Suspension = z.object({
  by: z.string(),
  at: Moment.nullish(),
  reason: z.string(),
  auditId: z.string(),
});
export const SystemLatch = z.object({ uid: z.string(), at: Moment.nullish() });
export const Founder = z.object({ orgId: z.string(), at: Moment.nullish() });
export const PlatformAuditEntry = z.object({
  actorUid: z.string(),
  action: z.string(),
  target: z.string(),
  at: Moment.nullish(),
  reason: z.string().nullish(),
});
export type PlatformAuditEntry = z.infer<typeof PlatformAuditEntry>;
/** What people may ask of a company that holds their data. */
export const requestTypes = ['humanReview', 'export', 'correction', 'delete'] as const;
export type RequestType = (typeof requestTypes)[number];
export const DataRequest = z.object({
  uid: z.string(),
  interviewId: z.string(),
  type: z.enum(requestTypes),
  note: z.string().max(2_000).nullish(),
  status: z.enum(['open', 'done']),
  createdAt: Moment.nullish(),
  closedAt: Moment.nullish(),
  closedBy: z.string().nullish(),
});
export type DataRequest = z.infer<typeof DataRequest>;
