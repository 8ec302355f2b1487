// B2B companies: plan, seats, use against limits, state. No candidate content.
import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformCompanies } from '#data/platform.ts';
import { isAtInterviewLimit, usedThisMonth } from '#domain/organization.ts';
import { tierIdOf } from '#domain/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';
import { useNow } from '#ui/useNow.ts';

export default function AdminCompaniesPage() {
  const { t } = useTranslation(['platform', 'routes']);
  const [wanted, setWanted] = useState('');
  return (
    <Page title={t('routes:title.adminCompanies')} lead={t('companies.lead')} width="wide">
      <Stack spacing={2}>
        <TextField label={t('companies.search')} value={wanted} onChange={(event) => setWanted(event.target.value)} type="search" sx={{ maxWidth: 420 }} />
        <Panel flush><Boundary fallback={<RowsSkeleton rows={6} />}><CompanyTable wanted={wanted} /></Boundary></Panel>
      </Stack>
    </Page>
  );
}

function CompanyTable({ wanted }: { wanted: string }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const companies = useLive(platformCompanies());
  const now = useNow();
  const shown = companies.items.filter(({ id, data }) => `${data.name} ${id}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  const of = (used: number, limit: number) => t('companies.of', { used: format.number(used), limit: format.number(limit) });
  if (shown.length === 0) return <EmptyState title={t('companies.none')} text={t('companies.noneText')} />;
  return (
    <TableContainer>
      <Table size="small">
        <TableHead><TableRow>{(['name', 'plan', 'licenses', 'interviews', 'candidates', 'renewal', 'state'] as const).map((column) => <TableCell key={column}>{t(`companies.columns.${column}`)}</TableCell>)}</TableRow></TableHead>
        <TableBody>
          {shown.map(({ id, data }) => (
            <TableRow key={id}>
              <TableCell><Typography variant="body2">{data.name}</Typography></TableCell>
              <TableCell>{tierIdOf(data)}</TableCell>
              <TableCell>{of(data.usage.licenses.used, data.usage.licenses.limit)}</TableCell>
              <TableCell>{of(usedThisMonth(data.usage.interviews, now), data.usage.interviews.limit)}</TableCell>
              <TableCell>{of(usedThisMonth(data.usage.candidates, now), data.usage.candidates.limit)}</TableCell>
              <TableCell>{data.billing?.planRenewalDate ? format.date(data.billing.planRenewalDate) : '–'}</TableCell>
              <TableCell>{data.status === 'suspended' ? <StatusChip tone="bad" label={t('companies.suspended')} /> : isAtInterviewLimit(data, now) ? <StatusChip tone="warning" label={t('companies.atLimit')} /> : <StatusChip tone="good" label={t('companies.active')} />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
