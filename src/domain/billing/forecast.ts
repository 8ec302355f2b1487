/** Forecasts when a limit will be reached, from the average pace since a given day; reports when there is too little data. */
import { isUnlimited } from './tier.ts';

export interface Pace {
  used: number;
  limit: number;
  /** Since when `used` was counted. */
  since: Date;
  /** When the counter resets; null: never. */
  until: Date | null;
}

export type Forecast =
  /** No limit. */
  | { kind: 'unlimited' }
  /** Reached already. */
  | { kind: 'reached' }
  /** Too few days or too little use to draw on. */
  | { kind: 'unknown' }
  /** At this pace it lasts until the counter resets; `by` is what will have been used then. */
  | { kind: 'lasts'; by: number }
  /** At this pace it lasts beyond a year; for counters that never reset. */
  | { kind: 'far' }
  | { kind: 'around'; at: Date };

/** Fewer days or fewer uses than this say nothing about a pace. */
const leastDays = 3;
const leastUses = 2;
const dayMs = 86_400_000;
const farDays = 365;

/** The forecast at `now`. */
export function forecastOf({ used, limit, since, until }: Pace, now: Date): Forecast {
  if (isUnlimited(limit)) return { kind: 'unlimited' };
  if (used >= limit) return { kind: 'reached' };
  const days = (now.getTime() - since.getTime()) / dayMs;
  if (days < leastDays || used < leastUses) return { kind: 'unknown' };
  const perDay = used / days;
  const at = new Date(now.getTime() + Math.ceil((limit - used) / perDay) * dayMs);
  if (until)
    return at < until
      ? { kind: 'around', at }
      : {
          kind: 'lasts',
          by: Math.round(used + (perDay * (until.getTime() - now.getTime())) / dayMs),
        };
  return at.getTime() - now.getTime() > farDays * dayMs ? { kind: 'far' } : { kind: 'around', at };
}

/** The 1st of the UTC month of a date: since when its counters count. */
export function findMonthStart(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
}
