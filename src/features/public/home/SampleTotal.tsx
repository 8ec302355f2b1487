// The total of the example, line by line as one would calculate it by hand, and who decides.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { totalOf } from '#domain/evaluation/evaluation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import {
  sampleCompetencies,
  suggestedLevels,
  type SampleCompetencyId,
  type SampleLevels,
} from './sampleReview.ts';

const ledger = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
} as const;

export function SampleTotal({ levels, onReset }: { levels: SampleLevels; onReset: () => void }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const total = totalOf(
    sampleCompetencies.map(({ id, weight }) => ({ competencyId: id, weight, level: levels[id] })),
  );
  const nameOf = (id: string): string => t(`home.example.${id as SampleCompetencyId}.name`);
  const changed = sampleCompetencies.some(({ id }) => levels[id] !== suggestedLevels[id]);
  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32, mb: 1 }}
      >
        <Typography variant="overline" component="h3" color="text.secondary">
          {t('home.example.totalTitle')}
        </Typography>
        {changed && (
          <Button size="small" onClick={onReset}>
            {t('home.example.reset')}
          </Button>
        )}
      </Stack>
      <Box aria-live="polite" sx={ledger}>
        {total.lines.map((line) => (
          <Box key={line.competencyId} sx={{ display: 'contents' }}>
            <span>{nameOf(line.competencyId)}</span>
            <Box component="span" sx={{ textAlign: 'right' }}>
              {t('home.example.totalLine', {
                weight: line.weight,
                level: line.level,
                product: format.number(line.product),
              })}
            </Box>
          </Box>
        ))}
        <Box
          sx={{
            gridColumn: '1 / -1',
            borderTop: '1px solid',
            borderColor: 'line.strong',
            mt: 0.5,
            pt: 1,
            textAlign: 'right',
          }}
        >
          {total.mean === null ? (
            <Typography variant="body2">{t('home.example.totalNone')}</Typography>
          ) : (
            <Typography component="p" variant="h3" data-testid="sample-total">
              {t('home.example.totalSum', {
                sum: format.number(total.sum),
                weights: format.number(total.weightSum),
                mean: format.number(total.mean, { maximumFractionDigits: 2 }),
              })}
            </Typography>
          )}
        </Box>
      </Box>
      <Stack spacing={0.25} sx={{ mt: 1.5, typography: 'caption', color: 'text.secondary' }}>
        {total.left.length > 0 && (
          <span>{t('home.example.leftOut', { names: format.list(total.left.map(nameOf)) })}</span>
        )}
        {changed && <span>{t('home.example.changed')}</span>}
        <span>{t('home.example.decides')}</span>
      </Stack>
    </>
  );
}
