// Whole seconds that a running recording has lasted, and the moments worth saying aloud.
import { useEffect, useRef, useState } from 'react';
import type { RunningTake } from '#data/recordings/recordingContract.ts';
import { findSpokenMoment, type SpokenMoment } from '#features/interview/session/answering.ts';

const pollMs = 200;

/** Looks at the recording's own clock, so that a sleeping tab shows no invented time. */
export function useElapsed(
  running: Pick<RunningTake, 'seconds'>,
  maxSeconds: number,
): { seconds: number; moment: SpokenMoment | null } {
  const [seconds, setSeconds] = useState(0);
  const [moment, setMoment] = useState<SpokenMoment | null>(null);
  const last = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.floor(running.seconds());
      if (now === last.current) return;
      const announced = findSpokenMoment(last.current, now, maxSeconds);
      if (announced) setMoment(announced);
      last.current = now;
      setSeconds(now);
    }, pollMs);
    return () => clearInterval(timer);
  }, [running, maxSeconds]);
  return { seconds, moment };
}
