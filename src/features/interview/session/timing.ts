// How much time is left, by the server's clock; after the end ten minutes remain for finishing and sending.
import { graceMinutes } from '#domain/candidate/grace.ts';
import { deadlineOf, type Session } from '#domain/candidate/session.ts';
import type { Interview } from '#domain/jobs/interview.ts';

const graceMs = graceMinutes * 60_000;

type Phase = 'running' | 'grace' | 'over' | 'closed';
export interface Timing {
  phase: Phase;
  /** Until the end, or in the grace until that ends. */
  leftMs: number;
  deadline: Date;
  graceEnd: Date;
}

/** The state of the clock. `now` is the server's. An interview that the company closed is closed at once. */
export function timingOf(
  session: Pick<Session, 'startedAt' | 'extraMinutes'>,
  interview: Pick<Interview, 'durationMinutes' | 'closesAt' | 'status'>,
  now: number,
): Timing | null {
  const deadline = deadlineOf(session, interview);
  if (!deadline) return null;
  const graceEnd = new Date(deadline.getTime() + graceMs);
  const unended = now < graceEnd.getTime() ? 'grace' : 'over';
  const whileOpen = now < deadline.getTime() ? 'running' : unended;
  const phase = interview.status === 'open' ? whileOpen : 'closed';
  const end = phase === 'running' ? deadline : graceEnd;
  return { phase, leftMs: Math.max(0, end.getTime() - now), deadline, graceEnd };
}

/** Whole minutes left, rounded up; 0 only at the end. */
export function countMinutesLeft(leftMs: number): number {
  return Math.ceil(leftMs / 60_000);
}

const spokenAt = [10, 5, 1];

/** The minute that is worth saying aloud when time moves from one value to the next; null for none. */
export function findSpokenMinute(beforeMs: number, nowMs: number): number | null {
  return spokenAt.find((minute) => beforeMs > minute * 60_000 && nowMs <= minute * 60_000) ?? null;
}
