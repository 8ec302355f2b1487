// That somebody has begun to delete their account. It exists for as long as there is something left to delete.
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

/** deletions/{uid}; gone in the commit in which the person's document goes. */
export const Deletion = z.object({ at: Moment.nullish() });
export type Deletion = z.infer<typeof Deletion>;
