// Moving a job to another state or position: at once, and to be undone.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { moveFields, stateOf, type JobState } from '#domain/seeker/trackedJob.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { columnOf, insertJob, type Job } from './placing.ts';
import { useWriteJob } from './useJobs.ts';

/** `beforeId`: the job it is put before, null for the end of the column; without it, it comes to the top. */
export type MoveJob = (job: Job, state: JobState, beforeId?: string | null) => void;

export function useJobMoves(uid: string, jobs: readonly Job[]): MoveJob {
  const { t } = useTranslation(['tracker', 'common']);
  const write = useWriteJob(uid);
  return useCallback(
    (job, state, beforeId) => {
      const column = columnOf(jobs, state);
      const others = column.filter(({ id }) => id !== job.id);
      const [own, ...neighbours] = insertJob(
        column,
        job.id,
        beforeId === undefined ? (others[0]?.id ?? null) : beforeId,
      );
      const isMove = stateOf(job.data.status) !== state;
      for (const { id, order } of neighbours) write(id, { order });
      write(job.id, {
        order: own.order,
        ...(isMove ? moveFields(job.data, state, new Date()) : {}),
      });
      if (!isMove) return;
      const {
        status = null,
        movedAt = null,
        appliedAt = null,
        history = null,
        order = null,
      } = job.data;
      notifyUndo(
        t('move.done', { name: job.data.title || t('untitled'), state: t(`state.${state}`) }),
        t('common:actions.undo'),
        () => write(job.id, { status, movedAt, appliedAt, history, order }),
      );
    },
    [jobs, t, write],
  );
}
