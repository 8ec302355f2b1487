/** The last sign-in of a person, in the few steps that super admins filter by. */

export const seenSteps = ['week', 'quarter', 'longer'] as const;
export type SeenStep = (typeof seenSteps)[number];

const day = 86_400_000;
const weekDays = 7;
const quarterDays = 90;

/** The days of a step, oldest first; null: without end on that side. "longer" is before the last 90 days. */
export function spanOf(step: SeenStep, now: Date): { from: Date | null; to: Date | null } {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  if (step === 'longer') return { from: null, to: before(quarterDays) };
  return { from: before(step === 'week' ? weekDays : quarterDays), to: null };
}

/** The latest of some moments; null when there is none. */
export function latestOf(...moments: readonly (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>(
    (latest, one) => (one && (!latest || one > latest) ? one : latest),
    null,
  );
}

/** Presence is written at most once in this interval. */
export const noteSeenEveryMs = 3_600_000;
/** True when the last presence is old enough to be written again. */
export function isSeenDue(noted: Date | null | undefined, now: Date): boolean {
  return !noted || now.getTime() - noted.getTime() >= noteSeenEveryMs;
}

/** True when a sign-in lies in the step; who never signed in was not seen for longer. */
export function wasSeen(at: Date | null | undefined, step: SeenStep, now: Date): boolean {
  const { from, to } = spanOf(step, now);
  if (!at) return from === null;
  return (from === null || at >= from) && (to === null || at < to);
}
