// A job seeker's own entry (practice, resume, tracker, application): readable by its owner alone.
import { z } from 'zod';
import { Moment } from './moment.ts';

export const PrivateEntry = z.object({
  title: z.string().max(200).nullish(),
  text: z.string().max(100_000).nullish(),
  notes: z.string().max(20_000).nullish(),
  status: z.string().max(64).nullish(),
  createdAt: Moment.nullish(),
  updatedAt: Moment.nullish(),
});
export type PrivateEntry = z.infer<typeof PrivateEntry>;
