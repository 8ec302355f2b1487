/** An in-app notification for a colleague. Contains nothing about the candidate: that is read when it is shown, with the reader's permissions. */
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
