// The total of the example, line by line, and who decides.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { totalOf } from '#domain/evaluation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { sampleCompetencies, suggestedLevels, type SampleCompetencyId, type SampleLevels } from './sampleReview.ts';

export function SampleTotal({ levels, onReset }: { levels: SampleLevels; onReset: () => void }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const total = totalOf(sampleCompetencies.map(({ id, weight }) => ({ competencyId: id, weight, level: levels[id] })));
  const nameOf = (id: string): string => t(`home.example.${id as SampleCompetencyId}.name`);
  const changed = sampleCompetencies.some(({ id }) => levels[id] !== suggestedLevels[id]);
  return (
    <Box sx={{ px: { xs: 2, sm: 3, md: 4 }, py: 2.5, borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.sunken' }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1.5, md: 4 }} sx={{ alignItems: { md: 'center' }, fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="h4" component="h3" sx={{ whiteSpace: 'nowrap' }}>{t('home.example.totalTitle')}</Typography>
        <Stack direction="row" useFlexGap aria-live="polite" sx={{ columnGap: 3, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'baseline', flexGrow: 1 }}>
          {total.lines.map((line) => (
            <Typography key={line.competencyId} variant="body2" component="p">
              <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>{nameOf(line.competencyId)}</Box>
              {t('home.example.totalLine', { weight: line.weight, level: line.level, product: format.number(line.product) })}
            </Typography>
          ))}
          {total.mean === null
            ? <Typography variant="body2">{t('home.example.totalNone')}</Typography>
            : <Typography component="p" variant="h3" data-testid="sample-total">{t('home.example.totalSum', { sum: format.number(total.sum), weights: format.number(total.weightSum), mean: format.number(total.mean, { maximumFractionDigits: 2 }) })}</Typography>}
        </Stack>
        {changed && <Button size="small" onClick={onReset} sx={{ alignSelf: { xs: 'flex-start', md: 'center' }, flexShrink: 0 }}>{t('home.example.reset')}</Button>}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ mt: 1, columnGap: 2, rowGap: 0.25, flexWrap: 'wrap', typography: 'body2', color: 'text.secondary' }}>
        {total.left.length > 0 && <span>{t('home.example.leftOut', { names: format.list(total.left.map(nameOf)) })}</span>}
        {changed && <span>{t('home.example.changed')}</span>}
        <span>{t('home.example.decides')}</span>
      </Stack>
    </Box>
  );
}
