// How far a spoken answer is: what it is busy with, what went wrong, and what the candidate wants next.
import { useState } from 'react';
import type { Fault } from '#domain/base/fault.ts';

type Busy = 'starting' | 'stopping' | 'choosing' | null;

export function useSpokenStatus() {
  const [busy, setBusy] = useState<Busy>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [again, setAgain] = useState(false);
  const [justEnded, setJustEnded] = useState(false);
  const [autoAcceptedId, setAutoAcceptedId] = useState<string | null>(null);
  return {
    busy,
    setBusy,
    fault,
    setFault,
    again,
    setAgain,
    justEnded,
    setJustEnded,
    autoAcceptedId,
    setAutoAcceptedId,
  };
}
export type SpokenStatus = ReturnType<typeof useSpokenStatus>;
