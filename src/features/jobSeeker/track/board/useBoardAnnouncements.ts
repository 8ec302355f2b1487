// What a screen reader announces while a job is dragged over the board.
import type { Announcements } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { stateOf, type JobState } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { slotOf, type Slot } from './slots.ts';

export type Columns = Record<JobState, Job[]>;
interface WithJob {
  active: { data: { current?: unknown } };
}

/** The job that an event is about. */
export const jobOf = (event: WithJob): Job | null =>
  (event.active.data.current as { job?: Job } | undefined)?.job ?? null;

export function useBoardAnnouncements(columns: Columns): Announcements {
  const { t } = useTranslation('tracker');
  const nameOf = (job: Job | null | undefined): string => job?.data.title || t('untitled');
  const formatPosition = (slot: Slot): string => {
    const column = columns[slot.state];
    const index = column.findIndex(({ id }) => id === slot.beforeId);
    return t('board.place', {
      state: t(`state.${slot.state}`),
      place: (index === -1 ? column.length : index) + 1,
    });
  };
  /** Over its own position there is nothing new to announce. */
  const isHere = (job: Job | null, slot: Slot | null): boolean =>
    job !== null && slot?.beforeId === job.id;
  return {
    onDragStart: (event) => {
      const job = jobOf(event);
      return job
        ? t('board.lifted', { name: nameOf(job), state: t(`state.${stateOf(job.data.status)}`) })
        : undefined;
    },
    onDragOver: (event) => {
      const slot = slotOf(event.over?.id);
      if (isHere(jobOf(event), slot)) return undefined;
      return slot
        ? t('board.over', { name: nameOf(jobOf(event)), place: formatPosition(slot) })
        : t('board.overNothing', { name: nameOf(jobOf(event)) });
    },
    onDragEnd: (event) => {
      const slot = slotOf(event.over?.id);
      return slot && !isHere(jobOf(event), slot)
        ? t('board.dropped', { name: nameOf(jobOf(event)), place: formatPosition(slot) })
        : t('board.cancelled', { name: nameOf(jobOf(event)) });
    },
    onDragCancel: (event) => t('board.cancelled', { name: nameOf(jobOf(event)) }),
  };
}
