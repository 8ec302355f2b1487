// The published jobs, the last changed first, ten at a time; the first run shows how to begin.
import { Box, Button, Divider, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobsOf, submittedOf } from '#data/pipeline.ts';
import { together } from '#data/together.ts';
import type { Interview } from '#domain/interview.ts';
import type { Stored } from '#domain/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';
import { useNow } from '#ui/useNow.ts';
import { DamagedRows } from './DamagedRows.tsx';
import { FirstRun } from './FirstRun.tsx';
import { Funnel } from './Funnel.tsx';
import { isPastClosing, jobTones } from './jobState.ts';
import { lastSubmittedOf, submittedRead } from './needsMe.ts';

export const jobsPerPage = 10;

export function JobsPanel({ orgId, mayInvite }: { orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [shown, setShown] = useState(jobsPerPage);
  const { jobs: { items, damaged, more }, submitted } = useLive(together({ jobs: jobsOf(orgId, shown), submitted: submittedOf(orgId, submittedRead) }));
  const lastSubmitted = lastSubmittedOf(submitted.items);
  if (items.length === 0 && damaged.length === 0) return <FirstRun mayCreate={mayInvite} />;
  return (
    <Panel title={t('jobs.title')} flush>
      <Stack component="ul" divider={<Divider component="li" aria-hidden role="presentation" />} sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
        {items.map((job) => <JobRow key={job.id} job={job} submittedAt={lastSubmitted.get(job.id) ?? null} orgId={orgId} mayInvite={mayInvite} />)}
      </Stack>
      <DamagedRows damaged={damaged} />
      {more && <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}><Button onClick={() => setShown(shown + jobsPerPage)}>{t('common:actions.loadMore')}</Button></Box>}
    </Panel>
  );
}

function JobRow({ job, submittedAt, orgId, mayInvite }: { job: Stored<Interview>; submittedAt: Date | null; orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const { title, status, closesAt, updatedAt } = job.data;
  const lastActivity = submittedAt && (!updatedAt || submittedAt > updatedAt) ? submittedAt : updatedAt;
  const isOver = isPastClosing(job.data, useNow());
  return (
    <Box component="li" data-testid="job-row" sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <MuiLink component={Link} to={to('job', { interviewId: job.id })} underline="hover" color="text.primary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</MuiLink>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip label={isOver ? t('job.pastClosing') : t(`domain:interviewStatus.${status}`)} tone={isOver ? 'warning' : jobTones[status]} />
          <Typography variant="body2" color="text.secondary">
            {[closesAt && status === 'open' && !isOver ? t('jobs.closes', { date: format.date(closesAt) }) : null, lastActivity ? t('jobs.active', { when: format.relative(lastActivity) }) : null].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
      </Stack>
      <Box sx={{ width: { md: 460 }, minHeight: 60 }}><Boundary fallback={<RowsSkeleton rows={1} height={60} />}><Funnel orgId={orgId} interviewId={job.id} mayInvite={mayInvite} /></Boundary></Box>
    </Box>
  );
}
