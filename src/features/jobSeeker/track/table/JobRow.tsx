// One job as a row of the table.
import { Box, Link as MuiLink, TableCell, TableRow } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isDay, toThisClock } from '#domain/base/calendarDay.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { StateChip } from '#features/jobSeeker/track/StateChip.tsx';
import { StateMenu } from '#features/jobSeeker/track/StateMenu.tsx';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { type Column } from './rows.ts';

const always = { xs: 'table-cell' };

/** From which width on a column is there; on phones its value is shown under the title or is left to the job's page. */
export const from: Record<Column, Record<string, string>> = {
  title: always,
  company: { xs: 'none', sm: 'table-cell' },
  state: always,
  closesAt: { xs: 'none', md: 'table-cell' },
  interviewAt: { xs: 'none', md: 'table-cell' },
  appliedAt: { xs: 'none', lg: 'table-cell' },
  updatedAt: { xs: 'none', lg: 'table-cell' },
};

export function JobRow({ job, move }: { job: Job; move: MoveJob }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const link = useJobLink();
  const { data } = job;
  const name = data.title || t('untitled');
  const when = (kept: Date | null | undefined): string =>
    !kept ? '' : isDay(kept) ? format.date(toThisClock(kept)) : format.dateTime(kept);
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
      {cell('appliedAt', data.appliedAt ? format.date(toThisClock(data.appliedAt)) : '')}
      {cell('updatedAt', data.updatedAt ? format.relative(data.updatedAt) : '')}
      <TableCell>
        <StateMenu job={job} name={name} move={(state) => move(job, state)} />
      </TableCell>
    </TableRow>
  );
}
