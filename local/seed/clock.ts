/** Moments around the time of seeding, so that the seed never grows old. */

const day = 86_400_000;
const now = Date.now();

/** `days` ago, plus `hours`. */
export function ago(days: number, hours = 0): Date {
  return new Date(now - days * day + hours * 3_600_000);
}

/** In `days` days. */
export function ahead(days: number): Date {
  return new Date(now + days * day);
}
