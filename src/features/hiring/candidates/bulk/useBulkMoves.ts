// Many moves on their way: where they stand, go on, stop, take back. They outlive a reload on this device.
import type { JobRef } from '#data/firestore/refs.ts';
import { recountJobs } from '#data/jobs/pipelineCounts.ts';
import { moveStage } from '#data/candidate/stages.ts';
import { useKeptRun, type RunState } from '#features/hiring/parts/keptRuns.ts';
import { keptMoves, moveAll, type MoveRun, type MoveStop } from './bulkMoves.ts';

export type BulkMoves = RunState<MoveRun, MoveStop>;

export function useBulkMoves(jobRef: JobRef, uid: string): BulkMoves {
  return useKeptRun(keptMoves, jobRef, uid, async (run, ports) => {
    const why = await moveAll(run, {
      ...ports,
      move: (candidateUid, from, to) => moveStage({ ...jobRef, candidateUid }, uid, from, to),
    });
    recountJobs([jobRef.interviewId]);
    return why;
  });
}
