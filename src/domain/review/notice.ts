// A colleague's notification in the product. It carries no word about a candidate: who it is about is read when it is shown, by whoever may.
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

const noticeKinds = ['mention', 'asked', 'shared'] as const;

/** organizations/{o}/members/{uid}/notices/{id}: read and marked by its recipient alone. */
export const Notice = z.object({
  kind: z.enum(noticeKinds),
  interviewId: z.string(),
  candidateUid: z.string().nullable(),
  /** What of the candidate: the note's id for a mention. */
  about: z.string().max(128),
  by: z.string(),
  byName: z.string().nullish(),
  at: Moment.nullish(),
  readAt: Moment.nullable(),
  /** From then on it may be deleted by itself. */
  expireAt: Moment.nullish(),
});
export type Notice = z.infer<typeof Notice>;
