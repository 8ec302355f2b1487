// How long things take: medians with the middle half, each with how many people it comes from.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { movesRead, sampleSize, type Figures } from '#data/insights/insights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { FigureTable } from './FigureTable.tsx';
import { timeRowsOf, type TimeRow } from './timeRows.ts';

export function useTimeName(): (id: TimeRow['id']) => string {
  const { t } = useTranslation('insights');
  return (id) =>
    id === 'taken' || id === 'decision' || id === 'waiting'
      ? t(`times.${id}`)
      : t(`times.stages.${id}`);
}

export function TimesPanel({ figures, minutes }: { figures: Figures; minutes: number }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const nameOf = useTimeName();
  const { candidates, isCut } = figures.sample;
  const long = (hours: number): string => {
    const [unit, value] =
      hours < 2
        ? (['minutes', hours * 60] as const)
        : hours < 48
          ? (['hours', hours] as const)
          : (['days', hours / 24] as const);
    return t(`unit.${unit}`, {
      value: format.number(value, { maximumFractionDigits: unit === 'minutes' ? 0 : 1 }),
    });
  };
  return (
    <Panel
      title={t('times.title')}
      lead={`${t('times.lead')} ${t('times.sample', { count: candidates.length })}${isCut ? ` ${t('times.cut', { count: sampleSize })}` : ''}`}
    >
      <FigureTable
        label={t('times.title')}
        head={[t('times.what'), t('times.median'), t('times.middle'), t('times.n')]}
        rows={timeRowsOf(figures).map(({ id, spread: { n, median, low, high } }) => ({
          id,
          name: nameOf(id),
          bar: null,
          cells: [
            median === null ? t('times.few') : long(median),
            low === null || high === null ? '–' : `${long(low)} – ${long(high)}`,
            format.number(n),
          ],
        }))}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('times.planned', { minutes: format.number(minutes) })} ·{' '}
        {figures.moves ? t('times.audit', { count: movesRead }) : t('times.noAudit')}
      </Typography>
    </Panel>
  );
}
