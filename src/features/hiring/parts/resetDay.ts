// The day on which monthly counters start again, in words; the months are UTC.
import { findNextReset } from '#domain/base/moment.ts';

/** E.g. "December 1". */
export function resetDay(language: string, now: Date): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(findNextReset(now));
}
