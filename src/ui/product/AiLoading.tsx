// The AI engine on its way into this browser, as a bar: what is here and what there will be. Silent when nothing comes.
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

export interface AiLoadingProps {
  /** Bytes; null when nothing is being fetched. */
  progress: { done: number; of: number } | null;
}

export function AiLoading({ progress }: AiLoadingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  if (!progress) return null;
  const amount = t('aiLoading.amount', {
    done: format.size(progress.done),
    of: format.size(progress.of),
  });
  const percent = Math.min(100, Math.round((100 * progress.done) / Math.max(1, progress.of)));
  // Not live: a screen reader is not to read out every megabyte; the bar can be asked.
  return (
    <Stack aria-live="off" spacing={0.75} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }}
      >
        <Typography id={id} variant="body2">
          {t('aiLoading.label')}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {amount}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        aria-valuetext={amount}
      />
      <Typography variant="caption" color="text.secondary">
        {t('aiLoading.once')}
      </Typography>
    </Stack>
  );
}
