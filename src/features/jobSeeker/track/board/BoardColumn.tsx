// One state as a column: how many jobs are in it, the jobs, and where a dragged one would be dropped.
import { useDroppable } from '@dnd-kit/core';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobState } from '#domain/seeker/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { JobCard } from './JobCard.tsx';
import { buildColumnId, buildSlotId } from './slots.ts';

interface Props {
  state: JobState;
  jobs: readonly Job[];
  move: MoveJob;
  /** The slot of this column that a dragged job is over. */
  over: string | null;
  focusedId: string | null;
  onMoved: (id: string) => void;
}

const page = 40;

export function BoardColumn({ state, jobs, move, over, focusedId, onMoved }: Props) {
  const { t } = useTranslation(['tracker', 'common']);
  const [most, setMost] = useState(page);
  const { setNodeRef: setColumnRef } = useDroppable({ id: buildColumnId(state) });
  const endId = buildSlotId({ state, beforeId: null });
  const { setNodeRef: setEndRef } = useDroppable({ id: endId });
  const shown = jobs.slice(0, most);
  const name = t(`state.${state}`);
  return (
    <Box
      component="section"
      ref={setColumnRef}
      aria-label={t('board.column', { state: name, count: jobs.length })}
      data-testid={`column-${state}`}
      data-count={jobs.length}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 220,
        maxHeight: 'max(420px, 72vh)',
        borderRadius: 2,
        bgcolor: over ? 'soft.primary.bg' : 'background.sunken',
        outline: over ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
        scrollSnapAlign: 'start',
        minWidth: 0,
      }}
    >
      <ColumnHead count={jobs.length} name={name} />
      <Box
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          minHeight: 0,
          overflowY: 'auto',
          px: 1,
          pb: 1,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <CardList
          state={state}
          jobs={jobs}
          shown={shown}
          over={over}
          focusedId={focusedId}
          move={move}
          onMoved={onMoved}
        />
        <ColumnEnd
          endRef={setEndRef}
          isOver={over === endId}
          isEmpty={jobs.length === 0}
          hidden={jobs.length - shown.length}
          onMore={() => setMost(most + page)}
        />
      </Box>
    </Box>
  );
}

interface CardListProps extends Props {
  /** Those of the jobs that are shown. */
  shown: readonly Job[];
}

/** The jobs of the column, each to be moved to another state, or up and down. */
function CardList({ state, jobs, shown, over, focusedId, move, onMoved }: CardListProps) {
  const moveTo: MoveJob = (job, ...position) => {
    onMoved(job.id);
    move(job, ...position);
  };
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexDirection: 'column', m: 0, p: 0, listStyle: 'none' }}
    >
      {shown.map((job, index) => (
        <JobCard
          key={job.id}
          job={job}
          state={state}
          isOver={over === buildSlotId({ state, beforeId: job.id })}
          takesFocus={job.id === focusedId}
          move={(next) => moveTo(job, next)}
          shift={{
            up: index === 0 ? null : () => moveTo(job, state, jobs[index - 1]?.id ?? null),
            down:
              index === jobs.length - 1
                ? null
                : () => moveTo(job, state, jobs[index + 2]?.id ?? null),
          }}
        />
      ))}
    </Box>
  );
}

interface ColumnEndProps {
  endRef: (element: HTMLElement | null) => void;
  isOver: boolean;
  isEmpty: boolean;
  /** How many jobs are not shown yet. */
  hidden: number;
  onMore: () => void;
}

/** The end of the column, where a job can be dropped too. */
function ColumnEnd({ endRef, isOver, isEmpty, hidden, onMore }: ColumnEndProps) {
  const { t } = useTranslation('tracker');
  return (
    <Box
      ref={endRef}
      sx={{
        flexGrow: 1,
        minHeight: 40,
        borderTop: 2,
        borderColor: isOver ? 'primary.main' : 'transparent',
      }}
    >
      {isEmpty && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5, py: 1 }}>
          {t('board.empty')}
        </Typography>
      )}
      {hidden > 0 && (
        <Button size="small" onClick={onMore}>
          {t('board.showMore', { count: hidden })}
        </Button>
      )}
    </Box>
  );
}

/** The name of the state, and how many jobs are in it. */
function ColumnHead({ count, name }: { count: number; name: string }) {
  const format = useFormat();
  return (
    <Stack
      direction="row"
      sx={{
        justifyContent: 'space-between',
        alignItems: 'baseline',
        px: 1.5,
        pt: 1.25,
        pb: 0.75,
      }}
    >
      <Typography component="h2" variant="subtitle2">
        {name}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        aria-hidden
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {format.number(count)}
      </Typography>
    </Stack>
  );
}
