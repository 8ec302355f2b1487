// One's jobs as columns, one per state: dragged by pointer, finger or keyboard, or moved by a menu; what is moved offline is sent later.
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStates } from '#domain/seeker/trackedJob.ts';
import { columnOf, type Job } from '#features/jobSeeker/track/placing.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { CardFace } from './JobCard.tsx';
import { jobOf, useBoardAnnouncements, type Columns } from './useBoardAnnouncements.ts';
import { detect, findSlotCoordinates, buildSlotId, slotOf, type Slot } from './slots.ts';

interface Props {
  jobs: readonly Job[];
  move: MoveJob;
}

export function Board({ jobs, move }: Props) {
  const { t } = useTranslation('tracker');
  const [lifted, setLifted] = useState<Job | null>(null);
  const [over, setOver] = useState<Slot | null>(null);
  /** Whose card takes the focus back after a move by keyboard or menu. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: findSlotCoordinates }),
  );
  const columns = Object.fromEntries(
    jobStates.map((state) => [state, columnOf(jobs, state)]),
  ) as Columns;
  const announcements = useBoardAnnouncements(columns);
  function end(): void {
    setLifted(null);
    setOver(null);
  }
  function drop(event: DragEndEvent): void {
    const job = jobOf(event);
    const slot = slotOf(event.over?.id);
    end();
    if (!job || !slot || slot.beforeId === job.id) return;
    const column = columns[slot.state];
    // Dropped where it was.
    const here = column.findIndex(({ id }) => id === job.id);
    if (here !== -1 && (column[here + 1]?.id ?? null) === slot.beforeId) return;
    setFocusedId(event.activatorEvent instanceof KeyboardEvent ? job.id : null);
    move(job, slot.state, slot.beforeId);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      onDragStart={(event) => setLifted(jobOf(event))}
      onDragOver={(event) => setOver(slotOf(event.over?.id))}
      onDragEnd={drop}
      onDragCancel={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.how') } }}
    >
      <Box
        role="group"
        aria-label={t('board.label')}
        data-testid="board"
        tabIndex={0}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'min(80vw, 300px)', sm: 'minmax(208px, 1fr)' },
          gap: 1.5,
          overflowX: 'auto',
          pb: 1.5,
          scrollSnapType: lifted ? 'none' : 'x proximity',
        }}
      >
        {jobStates.map((state) => (
          <BoardColumn
            key={state}
            state={state}
            jobs={columns[state]}
            move={move}
            over={lifted && over?.state === state ? buildSlotId(over) : null}
            focusedId={focusedId}
            onMoved={setFocusedId}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>{lifted && <CardFace job={lifted} isLifted />}</DragOverlay>
    </DndContext>
  );
}
