// What needs me now: candidates waiting for my scorecard, decisions that wait too long, invitations about to end, evaluations that are stuck.
import { Divider, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { expiringInvitesOf, jobsOf, recountJobs, submittedOf, unfinishedAiJobsOf } from '#data/pipeline.ts';
import { Panel } from '#ui/Panel.tsx';
import { useLive } from '#ui/useLive.ts';
import { jobsPerPage } from './JobsPanel.tsx';
import { needsMeOf } from './needsMe.ts';
import { AiJobsRow, ExpiringRow, WaitingRow } from './NeedsMeRows.tsx';

const readAtMost = 50;

export function NeedsMePanel({ uid, orgId, mayInvite }: { uid: string; orgId: string; mayInvite: boolean }) {
  const { t } = useTranslation('hiring');
  const submitted = useLive(submittedOf(orgId, readAtMost));
  const aiJobs = useLive(unfinishedAiJobsOf(orgId, readAtMost));
  const jobs = useLive(jobsOf(orgId, jobsPerPage));
  const open = jobs.items.filter((job) => job.data.status === 'open');
  const counts = useLive(expiringInvitesOf(orgId, mayInvite ? open.map(({ id }) => id) : []));
  useEffect(() => recountJobs(), [submitted]);
  const { scorecards, decisions } = needsMeOf(submitted.items, uid, new Date());
  const failed = aiJobs.items.filter((job) => job.data.status === 'dead');
  const waiting = aiJobs.items.filter((job) => job.data.status !== 'dead');
  const expiring = open.flatMap((job) => (counts?.[job.id] ? [{ job, count: counts[job.id] ?? 0 }] : []));
  const isQuiet = scorecards.length + decisions.length + failed.length + waiting.length + expiring.length === 0;
  return (
    <Panel title={t('needsMe.title')} flush>
      <Stack divider={<Divider />} sx={{ borderTop: 1, borderColor: 'divider' }} data-testid="needs-me">
        {scorecards.length > 0 && <WaitingRow orgId={orgId} kind="scorecards" waiting={scorecards} isCut={submitted.items.length >= readAtMost} />}
        {decisions.length > 0 && <WaitingRow orgId={orgId} kind="decisions" waiting={decisions} isCut={false} />}
        {failed.length > 0 && <AiJobsRow orgId={orgId} kind="failed" jobs={failed} isCut={aiJobs.more} />}
        {waiting.length > 0 && <AiJobsRow orgId={orgId} kind="waiting" jobs={waiting} isCut={aiJobs.more} />}
        {expiring.length > 0 && <ExpiringRow expiring={expiring} />}
        {isQuiet && <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>{t('needsMe.nothing')}</Typography>}
      </Stack>
    </Panel>
  );
}
