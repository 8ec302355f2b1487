// The platform at a glance: what is there, what waits, who is near a limit, what super admins did.
import { Alert, Box, Link, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { platformAiSource } from '#data/ai/aiControl.ts';
import { platformCompaniesSource } from '#data/platform/platform.ts';
import { platformCounts, type PlatformCount } from '#data/platform/platformCounts.ts';
import {
  computeFullestShare,
  readLimits,
  nearShare,
  readUsed,
} from '#domain/company/companyLimits.ts';
import { defaultPlatformAi } from '#domain/ai/aiSettings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ActLog } from './ActLog.tsx';
import { ContactInbox } from './ContactInbox.tsx';

const facts: readonly {
  key: PlatformCount;
  target: string;
  /** More than none asks for somebody. */
  asks?: true;
}[] = [
  {
    key: 'requests',
    target: to('adminCompanies', {}, { query: { view: 'requests' } }),
    asks: true,
  },
  { key: 'failed', target: to('adminQueue'), asks: true },
  { key: 'waiting', target: to('adminQueue') },
  { key: 'companies', target: to('adminCompanies') },
  { key: 'users', target: to('adminUsers') },
  { key: 'suspended', target: to('adminUsers', {}, { query: { state: 'suspended' } }) },
];

export default function SuperAdminPage() {
  const { t } = useTranslation(['superAdmin', 'routes']);
  return (
    <Page title={t('routes:title.superAdmin')} lead={t('overview.lead')}>
      <Stack spacing={3}>
        <Boundary fallback={null} failed={() => null}>
          <AiState />
        </Boundary>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              sm: 'repeat(3, minmax(0, 1fr))',
              lg: 'repeat(6, minmax(0, 1fr))',
            },
          }}
        >
          {facts.map((fact) => (
            <Panel key={fact.key}>
              <Boundary
                fallback={
                  <Typography variant="h2" component="p">
                    …
                  </Typography>
                }
                failed={() => (
                  <Typography variant="h2" component="p">
                    –
                  </Typography>
                )}
              >
                <Count name={fact.key} asks={fact.asks === true} />
              </Boundary>
              <Link component={RouterLink} to={fact.target} variant="body2">
                {t(`overview.facts.${fact.key}`)}
              </Link>
            </Panel>
          ))}
        </Box>
        <Panel title={t('overview.near')} lead={t('overview.nearLead')}>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <NearLimit />
          </Boundary>
        </Panel>
        <Panel title={t('inbox.title')} lead={t('inbox.lead')}>
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <ContactInbox />
          </Boundary>
        </Panel>
        <Panel title={t('overview.acts')} lead={t('overview.actsLead')}>
          <Boundary fallback={<RowsSkeleton rows={3} />}>
            <ActLog />
          </Boundary>
        </Panel>
      </Stack>
    </Page>
  );
}

/** Shown only when something is stopped. */
function AiState() {
  const { t } = useTranslation(['superAdmin', 'platform']);
  const { stopped } = useLive(platformAiSource())?.data ?? defaultPlatformAi;
  if (stopped.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('overview.stopped')} {stopped.map((what) => t(`platform:ai.what.${what}`)).join(', ')}.{' '}
      <Link component={RouterLink} to={to('adminSystem')} color="inherit">
        {t('overview.toSystem')}
      </Link>
    </Alert>
  );
}

function Count({ name, asks }: { name: PlatformCount; asks: boolean }) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const { count, more } = useLive(platformCounts[name]);
  return (
    <Typography
      variant="h2"
      component="p"
      color={asks && count > 0 ? 'warning.main' : 'text.primary'}
    >
      {more ? t('overview.atLeast', { count: format.number(count) }) : format.number(count)}
    </Typography>
  );
}

function NearLimit() {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const { of, megabytes } = useLimit();
  const now = useNow();
  const companies = useLive(platformCompaniesSource());
  const near = companies.items
    .map(({ id, data }) => ({ id, data, ...computeFullestShare(data, now) }))
    .filter(({ share }) => share >= nearShare)
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
  return (
    <>
      {near.length === 0 ? (
        <Typography color="text.secondary">{t('overview.noneNear')}</Typography>
      ) : (
        <List dense disablePadding>
          {near.map(({ id, data, limit, share }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={
                  <Link
                    component={RouterLink}
                    to={to('adminCompanies', {}, { query: { company: id } })}
                  >
                    {data.name}
                  </Link>
                }
                secondary={t('overview.nearRow', {
                  name: t(`limit.${limit}`),
                  use: (limit === 'videos' || limit === 'documents' ? megabytes : of)(
                    readUsed(data.usage, now)[limit],
                    readLimits(data.usage)[limit],
                  ),
                  share: format.percent(share),
                })}
              />
            </ListItem>
          ))}
        </List>
      )}
      {companies.more && (
        <Typography variant="body2" color="text.secondary">
          {t('overview.first', { count: companies.items.length })}
        </Typography>
      )}
    </>
  );
}
