// Who answers for a job: whoever published it, until a manager hands it over.
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** organizations/{o}/duties/{interviewId} */
export const Duty = z.object({
  ownerUid: z.string(),
  by: z.string(),
  at: Moment.nullish(),
  auditId: z.string(),
});
export type Duty = z.infer<typeof Duty>;

/** The one who answers for a job. */
export function dutyOwnerOf(
  job: { createdBy: string },
  duty: Pick<Duty, 'ownerUid'> | null | undefined,
): string {
  return duty?.ownerUid ?? job.createdBy;
}
