// One's jobs as rows: sorted by a column, found by state and words, saved as a file.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  Button,
  InputAdornment,
  Link as MuiLink,
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
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { byteOrderMark, csvName, csvOf } from '#domain/base/csv.ts';
import { isDay, onThisClock } from '#domain/base/calendarDay.ts';
import { jobStates } from '#domain/seeker/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { StateChip } from '#features/jobSeeker/track/StateChip.tsx';
import { StateMenu } from '#features/jobSeeker/track/StateMenu.tsx';
import type { TrackParams } from '#features/jobSeeker/track/trackParams.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { columns, found, lineOf, sorted, sortFrom, sortText, type Column } from './rows.ts';

const page = 60;
const always = { xs: 'table-cell' };
/** From which width on a column is there; on phones its value stands under the title or is left to the job's page. */
const from: Record<Column, Record<string, string>> = {
  title: always,
  company: { xs: 'none', sm: 'table-cell' },
  state: always,
  closesAt: { xs: 'none', md: 'table-cell' },
  interviewAt: { xs: 'none', md: 'table-cell' },
  appliedAt: { xs: 'none', lg: 'table-cell' },
  updatedAt: { xs: 'none', lg: 'table-cell' },
};

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
  const sort = sortFrom(params.get('sort'));
  const rows = sorted(found(jobs, state, sought), sort, i18n.language);
  const sortBy = (by: Column): void =>
    params.set({ sort: sortText({ by, isUp: sort.by === by ? !sort.isUp : by !== 'updatedAt' }) });
  function save(): void {
    const headings = (
      [
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
      ] as const
    ).map((name) => t(`field.${name}`));
    saveFile(
      [
        byteOrderMark,
        csvOf([headings, ...rows.map((job) => lineOf(job, (known) => t(`state.${known}`)))]),
      ],
      'text/csv;charset=utf-8',
      csvName(t('table.file')),
    );
  }
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
          <TextField
            size="small"
            type="search"
            label={t('table.search')}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setMost(page);
            }}
            sx={{ flex: '1 1 220px' }}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
              htmlInput: { maxLength: 80, autoComplete: 'off' },
            }}
          />
          <TextField
            select
            size="small"
            label={t('field.state')}
            value={state ?? ''}
            onChange={({ target }) => {
              params.set({ state: target.value || null });
              setMost(page);
            }}
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
          <Button startIcon={<DownloadIcon />} disabled={rows.length === 0} onClick={save}>
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
              {rows.slice(0, most).map((job) => (
                <Row key={job.id} job={job} move={move} />
              ))}
            </TableBody>
          </Table>
          <Stack
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', px: { xs: 2, sm: 3 }, py: 1.25 }}
          >
            <Typography variant="body2" color="text.secondary" role="status">
              {t('table.shown', { count: rows.length, shown: Math.min(most, rows.length) })}
            </Typography>
            {rows.length > most && (
              <Button size="small" onClick={() => setMost(most + page)}>
                {t('common:actions.loadMore')}
              </Button>
            )}
          </Stack>
        </>
      )}
    </Panel>
  );
}

function Row({ job, move }: { job: Job; move: MoveJob }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const link = useJobLink();
  const { data } = job;
  const name = data.title || t('untitled');
  const when = (kept: Date | null | undefined): string =>
    !kept ? '' : isDay(kept) ? format.date(onThisClock(kept)) : format.dateTime(kept);
  const cell = (column: Column, text: string) => (
    <TableCell
      sx={{
        display: from[column],
        whiteSpace: column === 'company' ? 'normal' : 'nowrap',
        overflowWrap: 'anywhere',
        color: 'text.secondary',
      }}
    >
      {text}
    </TableCell>
  );
  return (
    <TableRow hover>
      <TableCell
        component="th"
        scope="row"
        sx={{ overflowWrap: 'anywhere', minWidth: { sm: 160 } }}
      >
        <MuiLink
          component={Link}
          to={link(job.id)}
          preventScrollReset
          color="text.primary"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {name}
        </MuiLink>
        <Box
          component="span"
          sx={{
            display: { xs: 'block', sm: 'none' },
            color: 'text.secondary',
            typography: 'caption',
          }}
        >
          {data.company}
        </Box>
      </TableCell>
      {cell('company', data.company ?? '')}
      <TableCell>
        <StateChip status={data.status} />
      </TableCell>
      {cell('closesAt', when(data.closesAt))}
      {cell('interviewAt', when(data.interviewAt))}
      {cell('appliedAt', data.appliedAt ? format.date(onThisClock(data.appliedAt)) : '')}
      {cell('updatedAt', data.updatedAt ? format.relative(data.updatedAt) : '')}
      <TableCell>
        <StateMenu job={job} name={name} move={(state) => move(job, state)} />
      </TableCell>
    </TableRow>
  );
}
