// A list of invitations on its way: where it stands, go on, stop, drop. It outlives a reload on this device.
import { useEffect, useRef, useState } from 'react';
import type { JobPlace } from '#data/interviews.ts';
import { inviteCandidate } from '#data/invites.ts';
import { keepQueue, keptQueue, sendAll, type BulkQueue, type Stop } from './bulkQueue.ts';

export interface BulkSending { queue: BulkQueue | null; isSending: boolean; /** Why the last run ended. */ stop: Stop | null; send: (queue: BulkQueue) => Promise<void>; pause: () => void; drop: () => void }

export function useBulkSending(place: JobPlace, uid: string): BulkSending {
  const [queue, setQueue] = useState<BulkQueue | null>(() => keptQueue(uid, place.interviewId));
  const [isSending, setSending] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
  const isBraked = useRef(false);
  useEffect(() => {
    isBraked.current = false;
    return () => { isBraked.current = true; };
  }, []);

  async function send(next: BulkQueue): Promise<void> {
    const changed = (after: BulkQueue): void => { setQueue(after); keepQueue(uid, place.interviewId, after); };
    changed(next);
    isBraked.current = false;
    setStop(null);
    setSending(true);
    const why = await sendAll(next, { invite: (invite, token) => inviteCandidate(place, uid, invite, token), changed, isPaused: () => isBraked.current });
    setSending(false);
    setStop(why);
  }
  function drop(): void {
    keepQueue(uid, place.interviewId, null);
    setQueue(null);
    setStop(null);
  }
  return { queue, isSending, stop, send, pause: () => { isBraked.current = true; }, drop };
}
