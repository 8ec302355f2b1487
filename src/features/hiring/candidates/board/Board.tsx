// The pipeline as columns: cards are dragged by pointer, finger or keyboard, or moved by a menu. What ends the way asks for a person's decision.
import {
  DndContext,
  DragOverlay,
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { columnCountsOf } from '#data/jobs/pipelineCounts.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { sessionStages } from '#domain/candidate/candidateView.ts';
import { moveTargets, type MoveTarget } from '#domain/review/pipeline.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { CardFace } from './BoardCard.tsx';
import { BoardColumn, ColumnFrame } from './BoardColumn.tsx';
import { columnCoordinates } from './columnCoordinates.ts';
import { stageAt, useReleasePoint } from './releasePoint.ts';
import type { Moves } from '#features/hiring/candidates/useMoves.ts';

interface Props {
  jobRef: JobRef;
  moves: Moves;
  mayMove: boolean;
}

const targetAt = (id: unknown): MoveTarget | null =>
  moveTargets.find((target) => target === id) ?? null;
const sessionOf = (event: { active: { data: { current?: unknown } } }): Stored<Candidate> | null =>
  (event.active.data.current as { session?: Stored<Candidate> } | undefined)?.session ?? null;

/** What the pointer is over; with the keyboard, the nearest column. */
const detect: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

export function Board({ jobRef, moves, mayMove }: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const [lifted, setLifted] = useState<Stored<Candidate> | null>(null);
  /** Whose card takes the focus back after a move by keyboard. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnCoordinates }),
  );
  const shown = useShownName();
  const stageName = (id: unknown): string => {
    const target = targetAt(id);
    return target ? t(`domain:stage.${target}`) : '';
  };
  const nameOf = (event: { active: { data: { current?: unknown } } }): string =>
    shown(sessionOf(event)?.data.displayName ?? '');
  const stageIn = (event: { active: { data: { current?: unknown } } }): string => {
    const session = sessionOf(event);
    return session ? pipelineStageOf(session.data) : '';
  };
  const released = useReleasePoint();
  /** Where a card goes: what is under the pointer as it lets go; with the keyboard, the column it was brought to. */
  const targetOf = (overId: unknown): MoveTarget | null =>
    released.current ? stageAt(released.current) : targetAt(overId);
  const announcements: Announcements = {
    onDragStart: (event) => {
      const session = sessionOf(event);
      return session
        ? t('board.lifted', {
            name: shown(session.data.displayName),
            stage: t(`domain:stage.${pipelineStageOf(session.data)}`),
          })
        : undefined;
    },
    // Over its own column nothing new is to be said.
    onDragOver: (event) =>
      event.over && event.over.id === stageIn(event)
        ? undefined
        : t(event.over ? 'board.over' : 'board.overNothing', {
            name: nameOf(event),
            stage: stageName(event.over?.id),
          }),
    onDragEnd: (event) => {
      const target = targetOf(event.over?.id);
      return t(target ? 'board.dropped' : 'board.cancelled', {
        name: nameOf(event),
        stage: stageName(target),
      });
    },
    onDragCancel: (event) => t('board.cancelled', { name: nameOf(event) }),
  };
  function drop(event: DragEndEvent): void {
    const session = sessionOf(event);
    const target = targetOf(event.over?.id);
    setLifted(null);
    if (!session || !target || pipelineStageOf(session.data) === target) return;
    setFocusedId(event.activatorEvent instanceof KeyboardEvent ? session.id : null);
    moves.move(session, target);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      onDragStart={(event: DragStartEvent) => setLifted(sessionOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
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
          gridAutoColumns: { xs: 'min(78vw, 300px)', sm: 264 },
          gap: 1.5,
          overflowX: 'auto',
          px: { xs: 2, sm: 3 },
          pb: 2.5,
          scrollSnapType: lifted ? 'none' : 'x proximity',
          scrollPaddingInline: 16,
        }}
      >
        <Boundary
          fallback={sessionStages.map((stage) => (
            <ColumnFrame key={stage} stage={stage} count={null} />
          ))}
        >
          <Columns
            jobRef={jobRef}
            moves={moves}
            mayMove={mayMove}
            focusedId={focusedId}
            onMoved={setFocusedId}
          />
        </Boundary>
      </Box>
      <DragOverlay dropAnimation={null}>
        {lifted && <CardFace session={lifted} isLifted />}
      </DragOverlay>
    </DndContext>
  );
}

function Columns({
  jobRef,
  moves,
  mayMove,
  focusedId,
  onMoved,
}: Props & { focusedId: string | null; onMoved: (id: string) => void }) {
  const counts = useLive(columnCountsOf(jobRef));
  return sessionStages.map((stage) => (
    <BoardColumn
      key={stage}
      jobRef={jobRef}
      stage={stage}
      count={counts?.[stage] ?? null}
      moves={moves}
      mayMove={mayMove}
      focusedId={focusedId}
      onMoved={onMoved}
    />
  ));
}
