// The application tracker: one's own jobs as board, table or calendar; one open beside it, one being added.
import AddIcon from '@mui/icons-material/Add';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useJobMoves } from './useJobMoves.ts';
import { useJobs } from './useJobs.ts';
import { shapes, useTrackParams, type Shape, type TrackParams } from './trackParams.ts';

// What only some visits need.
const Board = lazy(() => import('./board/Board.tsx').then((part) => ({ default: part.Board })));
const JobTable = lazy(() =>
  import('./table/JobTable.tsx').then((part) => ({ default: part.JobTable })),
);
const CalendarView = lazy(() =>
  import('./calendar/CalendarView.tsx').then((part) => ({ default: part.CalendarView })),
);
const AddJobDialog = lazy(() =>
  import('./add/AddJobDialog.tsx').then((part) => ({ default: part.AddJobDialog })),
);
const JobDrawer = lazy(() =>
  import('./job/JobDrawer.tsx').then((part) => ({ default: part.JobDrawer })),
);

const icons = { board: BoardIcon, table: TableIcon, calendar: CalendarIcon };

export function TrackTab({ uid }: { uid: string }) {
  const { t } = useTranslation('tracker');
  const params = useTrackParams();
  usePageCommands([
    { id: 'addJob', label: 'tracker:add.open', run: () => params.set({ add: '1' }, true) },
    ...shapes
      .filter((shape) => shape !== params.shape)
      .map((shape) => ({
        id: `shape-${shape}`,
        label: 'palette:page.tab' as const,
        values: { name: t(`view.${shape}`) },
        readsOnly: true as const,
        run: () => params.reshape(shape),
      })),
  ]);
  return (
    <Stack spacing={2.5}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={params.shape}
          aria-label={t('view.label')}
          onChange={(_, next: Shape | null) => {
            if (next) params.reshape(next);
          }}
        >
          {shapes.map((shape) => {
            const Icon = icons[shape];
            return (
              <ToggleButton key={shape} value={shape} sx={{ gap: 0.75, px: { xs: 0.75, sm: 1.5 } }}>
                <Icon fontSize="small" aria-hidden />
                {t(`view.${shape}`)}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => params.set({ add: '1' }, true)}
        >
          {t('add.open')}
        </Button>
      </Stack>
      <Boundary fallback={<RowsSkeleton rows={4} />}>
        <Tracked uid={uid} params={params} />
      </Boundary>
    </Stack>
  );
}

function Tracked({ uid, params }: { uid: string; params: TrackParams }) {
  const { t } = useTranslation(['tracker', 'common']);
  const jobs = useJobs(uid);
  const move = useJobMoves(uid, jobs.items);
  const isEmpty = jobs.items.length === 0 && jobs.damaged.length === 0;
  return (
    <Box>
      {isEmpty ? (
        <EmptyState
          icon={<WorkIcon />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={{ label: t('empty.action'), onClick: () => params.set({ add: '1' }, true) }}
        />
      ) : (
        <Boundary key={params.shape} fallback={<RowsSkeleton rows={4} />}>
          {params.shape === 'board' && <Board jobs={jobs.items} move={move} />}
          {params.shape === 'table' && <JobTable jobs={jobs.items} params={params} move={move} />}
          {params.shape === 'calendar' && <CalendarView jobs={jobs.items} params={params} />}
        </Boundary>
      )}
      <DamagedRows damaged={jobs.damaged} />
      {jobs.more && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap', pt: 2 }}
        >
          <Typography variant="body2" color="text.secondary" role="status">
            {t('more.shown', { count: jobs.items.length })}
          </Typography>
          <Button size="small" loading={jobs.loading} onClick={jobs.showMore}>
            {t('common:actions.loadMore')}
          </Button>
        </Stack>
      )}
      <Boundary fallback={null}>
        {params.isAdding && (
          <AddJobDialog uid={uid} jobs={jobs.items} close={() => params.set({ add: null })} />
        )}
      </Boundary>
      <Boundary fallback={null}>
        {params.open && (
          <JobDrawer
            uid={uid}
            id={params.open}
            move={move}
            close={() => params.set({ open: null })}
          />
        )}
      </Boundary>
    </Box>
  );
}
