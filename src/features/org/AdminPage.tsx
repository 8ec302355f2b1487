// The administrator's tools of a company: evaluations that wait or failed, the audit log, ways to team and plan.
import { Button, Link as TextLink, List, ListItem, ListItemText, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failedJobsOf, openJobsOf, retryJob } from '#data/aiJobs.ts';
import { auditOf, membersOf } from '#data/team.ts';
import type { AiJob } from '#domain/aiJob.ts';
import { isManager } from '#domain/member.ts';
import type { Stored } from '#domain/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { AiUsage } from './AiUsage.tsx';
import { actionKey } from './auditActions.ts';
import { PlatformAccess } from './PlatformAccess.tsx';
import { QueueHold } from './QueueHold.tsx';

export default function AdminPage() {
  const { t } = useTranslation(['org', 'routes', 'library']);
  const { orgId, organization, member } = useSession();
  if (!orgId || !organization || !member) return <EmptyState heading="h1" title={t('admin.noCompany')} text={t('admin.noCompanyText')} />;
  return (
    <Page title={t('routes:title.admin')} lead={t('admin.lead')} actions={
      <>
        <Button component={Link} to={to('account', {}, { query: { tab: 'organization' } })}>{t('admin.teamLink')}</Button>
        <Button component={Link} to={to('account', {}, { query: { tab: 'billing' } })}>{t('admin.billingLink')}</Button>
      </>
    }>
      <Stack spacing={3}>
        {isManager(member) && <PlatformAccess orgId={orgId} />}
        <Panel title={t('library:admin.title')} lead={t('library:admin.lead')} actions={<Button variant="outlined" component={Link} to={to('library')}>{t('library:admin.open')}</Button>} />
        <Panel title={t('admin.queue')} lead={t('admin.queueLead')}><Boundary fallback={<RowsSkeleton rows={2} />}><Stack spacing={2}><QueueHold /><Queue orgId={orgId} /></Stack></Boundary></Panel>
        <Panel title={t('ai.usage')} lead={t('ai.usageLead')}><Boundary fallback={<RowsSkeleton rows={4} />}><AiUsage orgId={orgId} /></Boundary></Panel>
        <Panel title={t('admin.audit')} lead={t('admin.auditLead')} flush><Boundary fallback={<RowsSkeleton rows={5} />}><Audit orgId={orgId} /></Boundary></Panel>
      </Stack>
    </Page>
  );
}

function Queue({ orgId }: { orgId: string }) {
  const { t } = useTranslation('org');
  const jobs = [...useLive(failedJobsOf(orgId)).items, ...useLive(openJobsOf(orgId)).items];
  if (jobs.length === 0) return <Typography color="text.secondary">{t('admin.queueEmpty')}</Typography>;
  return <List disablePadding>{jobs.map((job) => <Task key={job.id} orgId={orgId} job={job} />)}</List>;
}

function Task({ orgId, job: { id, data } }: { orgId: string; job: Stored<AiJob> }) {
  const { t } = useTranslation(['org', 'domain']);
  const [retry, { pending }] = useAction(() => retryJob(orgId, id), { done: t('admin.retried') });
  const facts = [t('admin.attempts', { attempts: data.attempts, cap: data.cap }), ...(data.error ? [t('admin.errorCode', { error: data.error })] : [])];
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText primary={<StatusChip tone={data.status === 'dead' ? 'bad' : 'info'} label={t(`domain:jobStatus.${data.status}`)} />} secondary={facts.join(' · ')} disableTypography={false} slotProps={{ primary: { component: 'div' } }} />
      <Button size="small" component={Link} to={to('candidate', { interviewId: data.interviewId, candidateUid: data.candidateUid })}>{t('admin.openCandidate')}</Button>
      {data.status === 'dead' && <Button size="small" variant="outlined" loading={pending} onClick={() => void retry()}>{t('admin.retry')}</Button>}
    </ListItem>
  );
}

function Audit({ orgId }: { orgId: string }) {
  const { t } = useTranslation('org');
  const format = useFormat();
  const entries = useLive(auditOf(orgId, 50)).items;
  const names = new Map(useLive(membersOf(orgId)).items.map(({ id, data }) => [id, data.displayName]));
  if (entries.length === 0) return <Typography color="text.secondary" sx={{ p: 3 }}>{t('admin.auditEmpty')}</Typography>;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead><TableRow>{(['when', 'who', 'what', 'target'] as const).map((column) => <TableCell key={column}>{t(`admin.${column}`)}</TableCell>)}</TableRow></TableHead>
        <TableBody>
          {entries.map(({ id, data }) => {
            const key = actionKey(data.action);
            return (
              <TableRow key={id}>
                <TableCell>{data.at ? format.dateTime(data.at) : '–'}</TableCell>
                <TableCell>{names.get(data.actorUid) ?? t('admin.somebody')}</TableCell>
                <TableCell>{key ? t(`admin.actions.${key}`) : data.action}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}><Target action={data.action} target={data.target} detail={data.detail ?? null} /></TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** What an entry is about: a link where there is a page for it. */
function Target({ action, target, detail }: { action: string; target: string; detail: string | null }) {
  const { t } = useTranslation('org');
  const [interviewId = '', candidateUid] = target.split('/');
  if (candidateUid) return <TextLink component={Link} to={to('candidate', { interviewId, candidateUid })}>{t('admin.openCandidate')}</TextLink>;
  if (action.startsWith('interview.')) return <TextLink component={Link} to={to('job', { interviewId })}>{detail ?? t('admin.openJob')}</TextLink>;
  return <>{detail ?? target}</>;
}
