// The platform at a glance: companies near their limits, tasks that wait, what super admins did.
import { Box, Link, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { platformAudit, platformCompanies, platformQueue, platformSuspensions, platformUsers } from '#data/platform.ts';
import { usedThisMonth } from '#domain/organization.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { useLive } from '#ui/useLive.ts';
import { useNow } from '#ui/useNow.ts';

export default function SuperAdminPage() {
  const { t } = useTranslation(['platform', 'routes']);
  return (
    <Page title={t('routes:title.superAdmin')} lead={t('overview.lead')}>
      <Stack spacing={3}>
        <Boundary fallback={<RowsSkeleton rows={1} height={96} />}><Counts /></Boundary>
        <Panel title={t('overview.nearLimit')} lead={t('overview.nearLimitLead')}>
          <Boundary fallback={<RowsSkeleton rows={2} />}><NearLimit /></Boundary>
        </Panel>
        <Panel title={t('overview.audit')} lead={t('overview.auditLead')}>
          <Boundary fallback={<RowsSkeleton rows={2} />}><Audit /></Boundary>
        </Panel>
      </Stack>
    </Page>
  );
}

function Counts() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const users = useLive(platformUsers());
  const companies = useLive(platformCompanies());
  const queue = useLive(platformQueue());
  const suspended = useLive(platformSuspensions());
  const waiting = queue.items.filter(({ data }) => data.status === 'queued' || data.status === 'leased').length;
  const dead = queue.items.filter(({ data }) => data.status === 'dead').length;
  const shown = (count: number, more: boolean) => (more ? t('overview.atLeast', { count: format.number(count) }) : format.number(count));
  const facts = [
    { key: 'users', value: shown(users.items.length, users.more), target: to('adminUsers') },
    { key: 'companies', value: shown(companies.items.length, companies.more), target: to('adminCompanies') },
    { key: 'suspended', value: shown(suspended.items.length, suspended.more), target: to('adminUsers') },
    { key: 'waiting', value: shown(waiting, queue.more), target: to('adminQueue') },
    { key: 'dead', value: shown(dead, queue.more), target: to('adminQueue') },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', md: 'repeat(5, 1fr)' } }}>
      {facts.map(({ key, value, target }) => (
        <Panel key={key}>
          <Typography variant="h2" component="p">{value}</Typography>
          <Link component={RouterLink} to={target} variant="body2">{t(`overview.facts.${key}`)}</Link>
        </Panel>
      ))}
    </Box>
  );
}

function NearLimit() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const companies = useLive(platformCompanies());
  const now = useNow();
  const near = companies.items
    .map(({ id, data }) => ({ id, name: data.name, used: usedThisMonth(data.usage.interviews, now), limit: data.usage.interviews.limit }))
    .filter(({ used, limit }) => used >= limit * 0.8)
    .toSorted((a, b) => b.used / b.limit - a.used / a.limit);
  if (near.length === 0) return <Typography color="text.secondary">{t('overview.noneNear')}</Typography>;
  return (
    <List dense disablePadding>
      {near.map(({ id, name, used, limit }) => <ListItem key={id} disableGutters><ListItemText primary={name} secondary={t('overview.interviewsUsed', { used: format.number(used), limit: format.number(limit) })} /></ListItem>)}
    </List>
  );
}

function Audit() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const entries = useLive(platformAudit(20));
  if (entries.items.length === 0) return <Typography color="text.secondary">{t('overview.auditEmpty')}</Typography>;
  return (
    <List dense disablePadding>
      {entries.items.map(({ id, data }) => <ListItem key={id} disableGutters><ListItemText primary={`${data.action} · ${data.target}`} secondary={[data.at ? format.dateTime(data.at) : '', data.reason ?? ''].filter(Boolean).join(' · ')} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} /></ListItem>)}
    </List>
  );
}
