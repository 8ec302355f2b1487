// What of the AI the company used, by feature, and evaluations that wait or failed.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failedJobsOf, openJobsOf, retryJob } from '#data/evaluation/aiJobs.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { Stored } from '#domain/base/source.ts';
import { AiUsage } from '#features/org/AiUsage.tsx';
import { QueuePause } from '#features/org/QueuePause.tsx';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useJobError } from '#ui/product/useJobError.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function AiTool() {
  const { t } = useTranslation('org');
  const { orgId } = useMembership();
  return (
    <Stack spacing={3}>
      <Panel title={t('admin.queue')} lead={t('admin.queueLead')}>
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <Stack spacing={2}>
            <QueuePause />
            <Queue orgId={orgId} />
          </Stack>
        </Boundary>
      </Panel>
      <Panel
        title={t('ai.usage')}
        lead={t('ai.usageLead')}
        actions={
          <Button component={Link} to={to('engineTrial')}>
            {t('ai.tryBoth')}
          </Button>
        }
      >
        <Boundary fallback={<RowsSkeleton rows={4} />}>
          <AiUsage orgId={orgId} />
        </Boundary>
      </Panel>
    </Stack>
  );
}

function Queue({ orgId }: { orgId: string }) {
  const { t } = useTranslation('org');
  const jobs = [...useLive(failedJobsOf(orgId)).items, ...useLive(openJobsOf(orgId)).items];
  if (jobs.length === 0)
    return <Typography color="text.secondary">{t('admin.queueEmpty')}</Typography>;
  return (
    <List disablePadding>
      {jobs.map((job) => (
        <Task key={job.id} orgId={orgId} job={job} />
      ))}
    </List>
  );
}

function Task({ orgId, job: { id, data } }: { orgId: string; job: Stored<AiJob> }) {
  const { t } = useTranslation(['org', 'domain']);
  const errorText = useJobError();
  const [retry, { pending }] = useAction(() => retryJob(orgId, id), { done: t('admin.retried') });
  const facts = [
    t('admin.attempts', { attempts: data.attempts, cap: data.cap }),
    ...(data.error ? [t('admin.errorCode', { error: errorText(data.error) })] : []),
  ];
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={
          <StatusChip
            tone={data.status === 'dead' ? 'bad' : 'info'}
            label={t(`domain:jobStatus.${data.status}`)}
          />
        }
        secondary={facts.join(' · ')}
        disableTypography={false}
        slotProps={{ primary: { component: 'div' } }}
      />
      <Button
        size="small"
        component={Link}
        to={to('candidate', { interviewId: data.interviewId, candidateUid: data.candidateUid })}
      >
        {t('admin.openCandidate')}
      </Button>
      {data.status === 'dead' && (
        <Button size="small" variant="outlined" loading={pending} onClick={() => void retry()}>
          {t('admin.retry')}
        </Button>
      )}
    </ListItem>
  );
}
