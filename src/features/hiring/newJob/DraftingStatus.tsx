// What is happening to a description: it is being read, it was read, or an interview is drafted from it.
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import type { useReview } from '#features/hiring/posting/useReview.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import type { DraftingStep } from './drafting.ts';

interface Props {
  step: DraftingStep | null;
  reading: Pick<ReturnType<typeof useReview>, 'isReading' | 'isFailed' | 'review'>;
}

export function DraftingStatus({ step, reading }: Props) {
  const { t } = useTranslation('hiring');
  const packs = usePackProgress();
  return (
    <>
      <Box role="status">
        {!step && (reading.isReading || reading.isFailed) && (
          <Typography variant="body2" color="text.secondary">
            {t(reading.isReading ? 'reading.reading' : 'reading.failed')}
          </Typography>
        )}
        {!step && !reading.isReading && reading.review && (
          <span style={visuallyHidden}>{t('reading.done')}</span>
        )}
        {step && (
          <Stack spacing={1}>
            <Typography>{t(`new.step.${step}`)}</Typography>
            {!packs && <LinearProgress aria-label={t(`new.step.${step}`)} />}
          </Stack>
        )}
      </Box>
      {step && <AiLoading progress={packs} />}
    </>
  );
}
