// Many moves on their way: where they stand, go on, stop, take back. They outlive a reload on this device.
import { useEffect, useRef, useState } from 'react';
import type { JobPlace } from '#data/interviews.ts';
import { recountJobs } from '#data/pipeline.ts';
import { moveStage } from '#data/stages.ts';
import { keepRun, keptRun, moveAll, type MoveRun, type MoveStop } from './bulkMoves.ts';

export interface BulkMoves { run: MoveRun | null; isMoving: boolean; /** Why the last run ended. */ stop: MoveStop | null; start: (run: MoveRun) => Promise<void>; pause: () => void; drop: () => void }

export function useBulkMoves(place: JobPlace, uid: string): BulkMoves {
  const [run, setRun] = useState<MoveRun | null>(() => keptRun(uid, place.interviewId));
  const [isMoving, setMoving] = useState(false);
  const [stop, setStop] = useState<MoveStop | null>(null);
  const isBraked = useRef(false);
  useEffect(() => {
    isBraked.current = false;
    return () => { isBraked.current = true; };
  }, []);

  async function start(next: MoveRun): Promise<void> {
    const changed = (after: MoveRun): void => { setRun(after); keepRun(uid, place.interviewId, after); };
    changed(next);
    isBraked.current = false;
    setStop(null);
    setMoving(true);
    const why = await moveAll(next, { move: (candidateUid, from, to) => moveStage({ ...place, candidateUid }, uid, from, to), changed, isPaused: () => isBraked.current });
    setMoving(false);
    setStop(why);
    recountJobs();
  }
  function drop(): void {
    keepRun(uid, place.interviewId, null);
    setRun(null);
    setStop(null);
  }
  return { run, isMoving, stop, start, pause: () => { isBraked.current = true; }, drop };
}
