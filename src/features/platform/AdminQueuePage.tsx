// The evaluation queue of all companies: what waits, what runs, what failed. No candidate text.
import { Alert, Box, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformCompanies, platformQueue } from '#data/platform.ts';
import type { AiJob } from '#domain/aiJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/StatusChip.tsx';
import { useLive } from '#ui/useLive.ts';

const states = ['queued', 'leased', 'done', 'dead'] as const satisfies AiJob['status'][];
const tones: Record<AiJob['status'], Tone> = { queued: 'info', leased: 'warning', done: 'good', dead: 'bad' };
type Shown = AiJob['status'] | 'all';

export default function AdminQueuePage() {
  const { t } = useTranslation(['platform', 'routes']);
  return (
    <Page title={t('routes:title.adminQueue')} lead={t('queue.lead')} width="wide">
      <Boundary fallback={<RowsSkeleton rows={6} />}><Queue /></Boundary>
    </Page>
  );
}

function Queue() {
  const { t } = useTranslation(['platform', 'domain']);
  const format = useFormat();
  const queue = useLive(platformQueue());
  const companies = new Map(useLive(platformCompanies()).items.map(({ id, data }) => [id, data.name]));
  const [shown, setShown] = useState<Shown>('all');
  const count = (state: AiJob['status']) => queue.items.filter(({ data }) => data.status === state).length;
  const oldest = queue.items.flatMap(({ data }) => (data.status === 'queued' && data.createdAt ? [data.createdAt] : [])).toSorted((a, b) => a.getTime() - b.getTime())[0];
  const rows = queue.items.filter(({ data }) => shown === 'all' || data.status === shown);
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' } }}>
        {states.map((state) => (
          <Panel key={state}><Typography variant="h2" component="p">{format.number(count(state))}</Typography><Typography variant="body2" color="text.secondary">{t(`domain:jobStatus.${state}`)}</Typography></Panel>
        ))}
      </Box>
      {oldest && <Alert severity="info" variant="outlined">{t('queue.waiting', { when: format.relative(oldest) })}</Alert>}
      <Panel title={t('queue.tasks')} flush actions={
        <ToggleButtonGroup size="small" exclusive value={shown} onChange={(_, next: Shown | null) => setShown(next ?? 'all')} aria-label={t('queue.filter')}>
          <ToggleButton value="all">{t('queue.all')}</ToggleButton>
          {states.map((state) => <ToggleButton key={state} value={state}>{t(`domain:jobStatus.${state}`)}</ToggleButton>)}
        </ToggleButtonGroup>
      }>
        {rows.length === 0 ? <EmptyState title={t('queue.none')} text={t('queue.noneText')} /> : (
          <TableContainer>
            <Table size="small">
              <TableHead><TableRow>{(['company', 'state', 'attempts', 'created', 'error'] as const).map((column) => <TableCell key={column}>{t(`queue.columns.${column}`)}</TableCell>)}</TableRow></TableHead>
              <TableBody>
                {rows.map(({ path, data }) => (
                  <TableRow key={path}>
                    <TableCell>{companies.get(path.split('/')[1] ?? '') ?? path.split('/')[1]}</TableCell>
                    <TableCell><StatusChip tone={tones[data.status]} label={t(`domain:jobStatus.${data.status}`)} /></TableCell>
                    <TableCell>{t('queue.attempts', { attempts: format.number(data.attempts), cap: format.number(data.cap) })}</TableCell>
                    <TableCell>{data.createdAt ? format.relative(data.createdAt) : '–'}</TableCell>
                    <TableCell>{data.error ?? '–'}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
        {queue.more && <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>{t('queue.more')}</Typography>}
      </Panel>
    </Stack>
  );
}
