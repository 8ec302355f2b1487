// The published jobs, the last changed first, ten at a time; the first run shows how to begin.
import { Box, Button, Divider, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobsOf } from '#data/pipeline.ts';
import type { Interview } from '#domain/interview.ts';
import type { Stored } from '#domain/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';
import { DamagedRows } from './DamagedRows.tsx';
import { FirstRun } from './FirstRun.tsx';
import { Funnel } from './Funnel.tsx';
import { isPastClosing, jobTones } from './jobState.ts';

export const jobsPerPage = 10;

export function JobsPanel({ orgId, mayInvite }: { orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [shown, setShown] = useState(jobsPerPage);
  const { items, damaged, more } = useLive(jobsOf(orgId, shown));
  if (items.length === 0 && damaged.length === 0) return <FirstRun mayCreate={mayInvite} />;
  return (
    <Panel title={t('jobs.title')} flush>
      <Stack component="ul" divider={<Divider component="li" aria-hidden role="presentation" />} sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {items.map((job) => <JobRow key={job.id} job={job} orgId={orgId} mayInvite={mayInvite} />)}
      </Stack>
      <DamagedRows damaged={damaged} />
      {more && <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}><Button onClick={() => setShown(shown + jobsPerPage)}>{t('common:actions.loadMore')}</Button></Box>}
    </Panel>
  );
}

function JobRow({ job, orgId, mayInvite }: { job: Stored<Interview>; orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const { title, status, closesAt, updatedAt } = job.data;
  const isOver = isPastClosing(job.data, new Date());
  return (
    <Box component="li" data-testid="job-row" sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <MuiLink component={Link} to={to('job', { interviewId: job.id })} underline="hover" color="text.primary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</MuiLink>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip label={isOver ? t('job.pastClosing') : t(`domain:interviewStatus.${status}`)} tone={isOver ? 'warning' : jobTones[status]} />
          <Typography variant="body2" color="text.secondary">
            {closesAt && status === 'open' && !isOver ? t('jobs.closes', { date: format.date(closesAt) }) : updatedAt ? t('jobs.changed', { when: format.relative(updatedAt) }) : null}
          </Typography>
        </Stack>
      </Stack>
      <Box sx={{ width: { md: 460 }, minHeight: 60 }}><Boundary fallback={null}><Funnel orgId={orgId} interviewId={job.id} mayInvite={mayInvite} /></Boundary></Box>
    </Box>
  );
}
