/** A counter in a document. */
import { z } from 'zod';

/** A whole number that is not negative. */
export const count = z.number().int().nonnegative();
