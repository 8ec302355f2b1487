// Whether a guest's key is over: handed in, revoked, out of time by the server's clock, or closed by the server for another reason.
import { useCallback, useEffect, useState } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { followClockOffset } from '#data/firestore/serverClock.ts';
import { readKeyEnd, onRefused } from '#data/review/guestReview.ts';
import { guestEndOf, type Guest } from '#domain/review/share.ts';

export type GuestEndKind = 'done' | 'revoked' | 'expired' | 'closed';

const clockMs = 1_000;
const askMs = 30_000;

/** Null while the answers are open; and what to call when the scorecard is in. Revoking arrives by itself; the end of the time is looked for every second; the server is asked every half minute, and whenever it refuses something. */
export function useGuestEnd(
  { orgId, interviewId, candidateUid }: CandidateRef,
  uid: string,
  key: Guest | null,
): [GuestEndKind | null, () => void] {
  const [shownEnd, setShownEnd] = useState<{ token: string; end: GuestEndKind } | null>(null);
  const [now, setNow] = useState(() => new Date());
  const token = key?.token ?? null;
  const known = key ? guestEndOf(key, now) : null;
  const end = known ?? (shownEnd !== null && shownEnd.token === token ? shownEnd.end : null);
  const ask = useCallback(() => {
    if (token === null) return;
    void readKeyEnd({ orgId, interviewId, candidateUid }, uid).then((state) => {
      if (state !== 'open') setShownEnd({ token, end: state });
    });
  }, [token, orgId, interviewId, candidateUid, uid]);
  const finish = useCallback(() => {
    if (token !== null) setShownEnd({ token, end: 'done' });
  }, [token]);
  const open = key !== null && end === null;
  useEffect(() => {
    if (!open) return undefined;
    let offset = 0;
    const stopFollowing = followClockOffset((ms) => {
      offset = ms;
    });
    const clock = setInterval(() => setNow(new Date(Date.now() + offset)), clockMs);
    const asking = setInterval(ask, askMs);
    const stop = onRefused(ask);
    return () => {
      stopFollowing();
      clearInterval(clock);
      clearInterval(asking);
      stop();
    };
  }, [open, ask]);
  return [end, finish];
}
