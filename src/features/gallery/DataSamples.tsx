// Levels, evidence, states, numbers, a table.
import {
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levels } from '#domain/jobs/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EvidenceText } from '#ui/product/EvidenceText.tsx';
import { FunnelBar } from '#ui/product/FunnelBar.tsx';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { Stat } from '#ui/page/Stat.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';

const quotes = [
  ['q1', 'quote1', 'ownership'],
  ['q2', 'quote2', 'learning'],
  ['q3', 'quote3', 'depth'],
] as const;
const counts = [
  ['invited', 24],
  ['submitted', 12],
  ['in_review', 5],
  ['shortlisted', 2],
  ['hired', 0],
] as const;
const rows = [
  ['invited', null],
  ['submitted', 3],
  ['shortlisted', 5],
] as const;

export function LevelSamples() {
  const { t } = useTranslation('gallery');
  const [active, setActive] = useState<string | null>('q3');
  const answer = t('sample.answer');
  const ranges = quotes.map(([id, key, label]) => {
    const start = answer.indexOf(t(`sample.${key}`));
    return { id, start, end: start + t(`sample.${key}`).length, label: t(`sample.${label}`) };
  });
  return (
    <Stack spacing={2}>
      <Stack spacing={0.75}>
        {levels.map((level) => (
          <LevelScale key={level} level={level} />
        ))}
        <LevelScale level={null} />
        <LevelScale level={null} unsupported />
        <Stack direction="row" spacing={3}>
          <LevelScale level={4} compact />
          <LevelScale level={null} compact />
        </Stack>
      </Stack>
      <Panel>
        <EvidenceText text={answer} ranges={ranges} active={active} onSelect={setActive} />
      </Panel>
      <Panel>
        <EvidenceText text={answer} ranges={ranges.slice(0, 1)} />
      </Panel>
    </Stack>
  );
}

export function StatusSamples() {
  const { t } = useTranslation('domain');
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <StatusChip label={t('stage.invited')} />
        <StatusChip label={t('stage.submitted')} tone="info" />
        <StatusChip label={t('stage.hired')} tone="good" />
        <StatusChip label={t('stage.in_progress')} tone="warning" />
        <StatusChip label={t('stage.rejected')} tone="bad" />
      </Stack>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {(['onDevice', 'sending', 'confirmed', 'refused'] as const).map((state) => (
          <SaveState key={state} state={state} />
        ))}
      </Stack>
    </Stack>
  );
}

export function NumberSamples() {
  const { t } = useTranslation(['gallery', 'domain']);
  const stages = counts.map(([id, count]) => ({ id, label: t(`domain:stage.${id}`), count }));
  return (
    <Stack spacing={3}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
          gap: 2,
        }}
      >
        <Stat label={t('sample.stat')} value={t('sample.statValue')} note={t('sample.statNote')} />
        <Stat label={t('sample.stat')} value={t('sample.statValue')} tone="good" large />
        <Stat label={t('sample.stat')} value={t('sample.statValue')} tone="bad" />
      </Box>
      {[4, 8, 10].map((used) => (
        <Meter
          key={used}
          label={t('sample.meter')}
          used={used}
          limit={10}
          text={t('sample.meterText', { used, limit: 10 })}
          note={t('sample.meterNote')}
        />
      ))}
      <FunnelBar label={t('sample.funnel')} stages={stages} />
      <FunnelBar label={t('sample.funnel')} stages={stages} compact />
    </Stack>
  );
}

export function TableSamples() {
  const { t } = useTranslation(['gallery', 'domain']);
  const format = useFormat();
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label={t('sections.table')}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('table.candidate')}</TableCell>
            <TableCell>{t('table.stage')}</TableCell>
            <TableCell>{t('table.level')}</TableCell>
            <TableCell align="right">{t('table.when')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([stage, level], index) => (
            <TableRow key={stage} hover selected={index === 1}>
              <TableCell component="th" scope="row">
                {t('sample.value')}
              </TableCell>
              <TableCell>
                <StatusChip label={t(`domain:stage.${stage}`)} />
              </TableCell>
              <TableCell>
                <LevelScale level={level} compact />
              </TableCell>
              <TableCell align="right">{format.date(new Date(2026, 10, 3 + index))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
