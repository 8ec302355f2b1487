// A job on the dashboard: its state, and how many candidates stand where.
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Stored } from '#domain/base/source.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { versionNumberOf } from '#domain/jobs/versions.ts';
import { Funnel } from '#features/hiring/job/Funnel.tsx';
import { isPastClosing, jobTones } from '#features/hiring/parts/jobState.ts';
import { hasVersions } from '#features/hiring/versions/useVersions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useSeen } from '#ui/reading/useInView.ts';
import { useNow } from '#ui/reading/useNow.ts';

/** What is known of a job in one line: version, closed invitations, closing date, last activity. */
function JobFacts({
  job,
  lastActivity,
  isOver,
}: {
  job: Interview;
  lastActivity: Date | null | undefined;
  isOver: boolean;
}) {
  const { t } = useTranslation(['hiring', 'versions']);
  const format = useFormat();
  const { status, closesAt, invitesClosed } = job;
  return (
    <Typography variant="body2" color="text.secondary">
      {[
        hasVersions(job) ? t('versions:number', { number: versionNumberOf(job) }) : null,
        invitesClosed ? t('versions:closed.short') : null,
        closesAt && status === 'open' && !isOver
          ? t('jobs.closes', { date: format.date(closesAt) })
          : null,
        lastActivity ? t('jobs.active', { when: format.relative(lastActivity) }) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

export function JobRow({
  job,
  submittedAt,
  orgId,
  mayInvite,
}: {
  job: Stored<Interview>;
  submittedAt: Date | null;
  orgId: string;
  mayInvite: boolean;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const { title, status, updatedAt } = job.data;
  const lastActivity =
    submittedAt && (!updatedAt || submittedAt > updatedAt) ? submittedAt : updatedAt;
  const isOver = isPastClosing(job.data, useNow());
  const [watch, wasSeen] = useSeen('48px');
  return (
    <Box
      component="li"
      ref={watch}
      data-testid="job-row"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
      }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <MuiLink
          component={Link}
          to={to('job', { interviewId: job.id })}
          underline="hover"
          color="text.primary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </MuiLink>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <StatusChip
            label={isOver ? t('job.pastClosing') : t(`domain:interviewStatus.${status}`)}
            tone={isOver ? 'warning' : jobTones[status]}
          />
          <JobFacts job={job.data} lastActivity={lastActivity} isOver={isOver} />
        </Stack>
      </Stack>
      <Box sx={{ width: { md: 460 }, minHeight: 60 }}>
        <Boundary fallback={<RowsSkeleton rows={1} height={60} />}>
          {wasSeen && <Funnel orgId={orgId} interviewId={job.id} mayInvite={mayInvite} />}
        </Boundary>
      </Box>
    </Box>
  );
}
