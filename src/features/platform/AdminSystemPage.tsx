// The system: what the AI may do and what it cost; tiers with limits and features, edited in place. A change acts at once.
import { Alert, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformTiers } from '#data/platform.ts';
import { builtInTier, fallbackTierId, featureFlags, type TierConfiguration } from '#domain/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { useLive } from '#ui/useLive.ts';
import { AiPanel } from './AiPanel.tsx';
import { AiUsagePanel } from './AiUsage.tsx';
import { AiVersions } from './AiVersions.tsx';
import { limitNames, TierDialog } from './TierDialog.tsx';

export default function AdminSystemPage() {
  const { t } = useTranslation(['platform', 'routes']);
  return (
    <Page title={t('routes:title.adminSystem')} lead={t('system.lead')} width="wide">
      <Stack spacing={3}>
        <Panel title={t('ai.title')} lead={t('ai.lead')}><Boundary fallback={<RowsSkeleton rows={4} />}><AiPanel /></Boundary></Panel>
        <Panel title={t('ai.usage')} lead={t('ai.usageLead')}><Boundary fallback={<RowsSkeleton rows={4} />}><AiUsagePanel /></Boundary></Panel>
        <Panel title={t('ai.versions')} lead={t('ai.versionsLead')}><Boundary fallback={<RowsSkeleton rows={2} />}><AiVersions /></Boundary></Panel>
        <Panel title={t('system.tiers')} lead={t('system.tiersLead')} flush>
          <Boundary fallback={<RowsSkeleton rows={4} />}><Tiers /></Boundary>
        </Panel>
      </Stack>
    </Page>
  );
}

function Tiers() {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const tiers = useLive(platformTiers());
  const [edited, setEdited] = useState<{ id: string; tier: TierConfiguration } | null>(null);
  const rows = tiers.items.some(({ id }) => id === fallbackTierId) ? tiers.items : [{ id: fallbackTierId, data: builtInTier }, ...tiers.items];
  return (
    <Stack spacing={2}>
      {!tiers.items.some(({ id }) => id === fallbackTierId) && <Alert severity="info" sx={{ mx: 2 }}>{t('system.builtIn')}</Alert>}
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('system.columns.tier')}</TableCell>
              {limitNames.map((name) => <TableCell key={name} align="right">{t(`system.limits.${name}`)}</TableCell>)}
              <TableCell>{t('system.columns.features')}</TableCell>
              <TableCell>{t('system.columns.act')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, data }) => (
              <TableRow key={id}>
                <TableCell><Typography variant="body2">{data.name}</Typography><Typography variant="caption" color="text.secondary">{id}</Typography></TableCell>
                {limitNames.map((name) => <TableCell key={name} align="right">{format.number(data.limits[name])}</TableCell>)}
                <TableCell>{format.list(featureFlags.filter((flag) => data.features[flag]).map((flag) => t(`system.flags.${flag}`))) || t('system.noFeatures')}</TableCell>
                <TableCell><Button size="small" onClick={() => setEdited({ id, tier: data })}>{t('system.edit')}</Button></TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {edited && <TierDialog id={edited.id} tier={edited.tier} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
