/** The owner of a job: whoever published it, until a manager transfers it. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** organizations/{o}/duties/{interviewId} */
export const JobOwnership = z.object({
  ownerUid: z.string(),
  by: z.string(),
  at: Moment.nullish(),
  auditId: z.string(),
});
export type JobOwnership = z.infer<typeof JobOwnership>;

/** The one who answers for a job. */
export function getJobOwnerUid(
  job: { createdBy: string },
  ownership: Pick<JobOwnership, 'ownerUid'> | null | undefined,
): string {
  return ownership?.ownerUid ?? job.createdBy;
}
