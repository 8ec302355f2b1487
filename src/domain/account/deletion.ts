/** Marks an account whose deletion has begun; the mark exists as long as anything is left to delete. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** deletions/{uid}; gone in the commit in which the person's document goes. */
export const Deletion = z.object({ at: Moment.nullish() });
export type Deletion = z.infer<typeof Deletion>;
