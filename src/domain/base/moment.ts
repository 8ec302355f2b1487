/** Dates in documents: Firestore timestamps become `Date`, and a pending server time becomes null. */
import { z } from 'zod';

/** A point in time; Firestore timestamps are turned into Date before they reach a schema. */
export const Moment = z.date();

/** Six-figure UTC month, e.g. 202611: the key of a monthly counter. */
export function periodOf(date: Date): number {
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The 1st of the next UTC month, when monthly limits reset (product brief, section 9). */
export function findNextReset(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
