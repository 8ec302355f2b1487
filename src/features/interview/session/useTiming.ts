// The clock of the room: the server's time, looked at once a second, shown by the minute, spoken at set points.
import { useEffect, useRef, useState } from 'react';
import { followClockOffset } from '#data/firestore/serverClock.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Session } from '#domain/candidate/session.ts';
import { countMinutesLeft, findSpokenMinute, timingOf, type Timing } from './timing.ts';

function looksTheSame(before: Timing | null, now: Timing | null): boolean {
  return (
    before?.phase === now?.phase &&
    before?.deadline.getTime() === now?.deadline.getTime() &&
    countMinutesLeft(before?.leftMs ?? 0) === countMinutesLeft(now?.leftMs ?? 0)
  );
}

/** The state of the clock, and the minute that should be announced now. Null until the server's time is known. */
export function useTiming(
  session: Pick<Session, 'startedAt' | 'extraMinutes'>,
  interview: Pick<Interview, 'durationMinutes' | 'closesAt' | 'status'>,
): { timing: Timing | null; spoken: number | null } {
  const [offset, setOffset] = useState<number | null>(null);
  const [shown, setShown] = useState<Timing | null>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  const lastLeft = useRef(0);
  useEffect(() => followClockOffset(setOffset), []);
  const { startedAt, extraMinutes } = session;
  const { durationMinutes, closesAt, status } = interview;
  const start = startedAt?.getTime();
  const closes = closesAt?.getTime();
  useEffect(() => {
    if (offset === null || start === undefined) return undefined;
    const look = (): void => {
      const now = timingOf(
        { startedAt: new Date(start), extraMinutes },
        { durationMinutes, closesAt: closes === undefined ? null : new Date(closes), status },
        Date.now() + offset,
      );
      setShown((before) => (looksTheSame(before, now) ? before : now));
      const minute =
        now?.phase === 'running' ? findSpokenMinute(lastLeft.current, now.leftMs) : null;
      if (minute !== null) setSpoken(minute);
      lastLeft.current = now?.leftMs ?? 0;
    };
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [offset, start, extraMinutes, durationMinutes, closes, status]);
  return { timing: shown, spoken };
}
