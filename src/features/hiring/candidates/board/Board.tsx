// The pipeline as columns: cards are dragged by pointer, finger or keyboard, or moved by a menu. What ends the way asks for a person's decision.
import {
  closestCenter,
  DndContext,
  DragOverlay,
  pointerWithin,
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
import { pipelineStageOf } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CardFace } from './BoardCard.tsx';
import { BoardColumn, ColumnFrame } from './BoardColumn.tsx';
import type { Moves } from '#features/hiring/candidates/useMoves.ts';
import { sessionOf, useBoardDrag } from './useBoardDrag.ts';

interface Props {
  jobRef: JobRef;
  moves: Moves;
  mayMove: boolean;
}

/** What the pointer is over; with the keyboard, the nearest column. */
const detect: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

export function Board({ jobRef, moves, mayMove }: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const [lifted, setLifted] = useState<Stored<Candidate> | null>(null);
  /** Whose card takes the focus back after a move by keyboard. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { sensors, announcements, targetOf } = useBoardDrag();
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
