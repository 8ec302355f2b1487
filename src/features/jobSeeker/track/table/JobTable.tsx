// One's jobs as rows: sorted by a column, filtered by state and words, saved as a file.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  TextField,
  Typography,
} from '@mui/material';
import type { TFunction } from 'i18next';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, toCsvName, csvOf } from '#domain/base/csv.ts';
import { jobStates, type JobState } from '#domain/seeker/trackedJob.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import type { TrackParams } from '#features/jobSeeker/track/trackParams.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import {
  columns,
  filterJobs,
  formatRow,
  sortJobs,
  parseSort,
  formatSort,
  type Column,
} from './rows.ts';
import { JobRow, from } from './JobRow.tsx';
import { SearchField, page } from './SearchField.tsx';

const exported = [
  'title',
  'company',
  'place',
  'state',
  'salary',
  'url',
  'closesAt',
  'interviewAt',
  'appliedAt',
  'tasks',
  'contacts',
  'notes',
] as const;

/** Saves the jobs as a file for a spreadsheet. */
function saveJobs(rows: readonly Job[], t: TFunction<['tracker', 'common']>): void {
  const headings = exported.map((name) => t(`field.${name}`));
  saveFile(
    [
      byteOrderMark,
      csvOf([headings, ...rows.map((job) => formatRow(job, (known) => t(`state.${known}`)))]),
    ],
    'text/csv;charset=utf-8',
    toCsvName(t('table.file')),
  );
}

export function JobTable({
  jobs,
  params,
  move,
}: {
  jobs: readonly Job[];
  params: TrackParams;
  move: MoveJob;
}) {
  const { t, i18n } = useTranslation(['tracker', 'common']);
  const [words, setWords] = useState('');
  const [most, setMost] = useState(page);
  const sought = useDeferredValue(words);
  const state = jobStates.find((known) => known === params.get('state')) ?? null;
  const sort = parseSort(params.get('sort'));
  const rows = sortJobs(filterJobs(jobs, state, sought), sort, i18n.language);
  const sortBy = (by: Column): void =>
    params.set({
      sort: formatSort({ by, isUp: sort.by === by ? !sort.isUp : by !== 'updatedAt' }),
    });
  const clear = (): void => {
    setWords('');
    params.set({ state: null });
  };
  return (
    <Panel flush>
      <Searching>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', alignItems: 'flex-end', px: { xs: 2, sm: 3 }, py: 2 }}
        >
          <SearchField words={words} setWords={setWords} setMost={setMost} />
          <StateFilter
            state={state}
            onChange={(next) => {
              params.set({ state: next });
              setMost(page);
            }}
          />
          <Button
            startIcon={<DownloadIcon />}
            disabled={rows.length === 0}
            onClick={() => saveJobs(rows, t)}
          >
            {t('table.csv')}
          </Button>
        </Stack>
      </Searching>
      {rows.length === 0 ? (
        <EmptyState
          title={t('table.none')}
          text={t('table.noneText')}
          action={{ label: t('table.clear'), onClick: clear }}
        />
      ) : (
        <>
          <JobRows rows={rows.slice(0, most)} sort={sort} sortBy={sortBy} move={move} />
          <ShownJobs count={rows.length} most={most} setMost={setMost} />
        </>
      )}
    </Panel>
  );
}

interface StateFilterProps {
  state: JobState | null;
  onChange: (state: string | null) => void;
}

/** Narrows the jobs to one state. */
function StateFilter({ state, onChange }: StateFilterProps) {
  const { t } = useTranslation('tracker');
  return (
    <TextField
      select
      size="small"
      label={t('field.state')}
      value={state ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      sx={{ flex: '0 1 180px', minWidth: 140 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('table.allStates')}</MenuItem>
      {jobStates.map((known) => (
        <MenuItem key={known} value={known}>
          {t(`state.${known}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface JobRowsProps {
  rows: readonly Job[];
  sort: ReturnType<typeof parseSort>;
  sortBy: (by: Column) => void;
  move: MoveJob;
}

/** The jobs that are shown, under headings that sort. */
function JobRows({ rows, sort, sortBy, move }: JobRowsProps) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Table
      size="small"
      aria-label={t('table.label')}
      data-testid="jobs"
      sx={{
        tableLayout: 'auto',
        '& td, & th': { px: { xs: 1, sm: 2 } },
        '& td:first-of-type, & th:first-of-type': { pl: { xs: 2, sm: 3 } },
      }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column}
              sortDirection={sort.by === column ? (sort.isUp ? 'asc' : 'desc') : false}
              sx={{ display: from[column] }}
            >
              <TableSortLabel
                active={sort.by === column}
                direction={sort.by === column && !sort.isUp ? 'desc' : 'asc'}
                onClick={() => sortBy(column)}
                sx={{ minHeight: 28 }}
              >
                {t(`field.${column}`)}
              </TableSortLabel>
            </TableCell>
          ))}
          <TableCell sx={{ position: 'relative', width: 48 }}>
            <span style={visuallyHidden}>{t('move.to')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((job) => (
          <JobRow key={job.id} job={job} move={move} />
        ))}
      </TableBody>
    </Table>
  );
}

/** How many of them are shown, and the way to more. */
function ShownJobs({
  count,
  most,
  setMost,
}: {
  count: number;
  most: number;
  setMost: (next: number) => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', px: { xs: 2, sm: 3 }, py: 1.25 }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {t('table.shown', { count: count, shown: Math.min(most, count) })}
      </Typography>
      {count > most && (
        <Button size="small" onClick={() => setMost(most + page)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </Stack>
  );
}
