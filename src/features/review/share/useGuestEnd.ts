// Whether a guest's key is over: handed in, revoked, out of time by the server's clock, or closed by the server for another reason.
import { useEffect, useState } from 'react';
import { clockOffset } from '#data/candidateClock.ts';
import type { CandidatePlace } from '#data/candidateFile.ts';
import { isStillOpen } from '#data/guestReview.ts';
import { guestEndOf, type Guest } from '#domain/share.ts';

export type GuestEndKind = 'done' | 'revoked' | 'expired' | 'closed';

const clockMs = 1_000;
const askMs = 30_000;

/** Null while the answers are open. Revoking arrives by itself; the end of the time is looked for every second; the server is asked every half minute. */
export function useGuestEnd({ orgId, interviewId, candidateUid }: CandidatePlace, key: Guest | null): GuestEndKind | null {
  /** The token whose answers the server has refused. */
  const [closed, setClosed] = useState<string | null>(null);
  const [now, setNow] = useState(() => new Date());
  const known = key ? guestEndOf(key, now) : null;
  const token = key?.token ?? null;
  const end = token !== null && closed === token ? 'closed' : null;
  const open = key !== null && known === null && end === null;
  useEffect(() => {
    if (!open) return undefined;
    let stopped = false;
    let offset = 0;
    void clockOffset().then((ms) => { offset = ms; });
    const clock = setInterval(() => setNow(new Date(Date.now() + offset)), clockMs);
    const asking = setInterval(() => {
      void isStillOpen({ orgId, interviewId, candidateUid }, 'any').then((yes) => { if (!yes && !stopped) setClosed(token); });
    }, askMs);
    return () => {
      stopped = true;
      clearInterval(clock);
      clearInterval(asking);
    };
  }, [open, token, orgId, interviewId, candidateUid]);
  return known ?? end;
}
