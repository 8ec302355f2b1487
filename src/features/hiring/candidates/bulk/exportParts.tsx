// Parts of the dialog that saves candidates as a file: what goes into it, and how far it is.
import {
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/candidate/candidateView.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ExportState } from './useExport.ts';
import { usePhrase } from './usePhrase.ts';

export function WhatToExport({
  what,
  view,
  disabled,
  onWhat,
}: {
  what: 'all' | 'view';
  view: CandidateView;
  disabled: boolean;
  onWhat: (what: 'all' | 'view') => void;
}) {
  const { t } = useTranslation('pipeline');
  const phrase = usePhrase();
  return (
    <RadioGroup
      value={what}
      aria-label={t('export.what')}
      onChange={(_, value) => onWhat(value === 'view' ? 'view' : 'all')}
    >
      <FormControlLabel
        value="all"
        disabled={disabled}
        control={<Radio size="small" />}
        label={t('export.all')}
      />
      <FormControlLabel
        value="view"
        disabled={disabled}
        control={<Radio size="small" />}
        label={t('export.view', { view: phrase(view) })}
      />
    </RadioGroup>
  );
}

export function ExportProgress({ at }: { at: ExportState }) {
  const { t } = useTranslation('pipeline');
  const format = useFormat();
  const progress =
    at.of === null
      ? t('export.progress', { done: format.number(at.done) })
      : t('export.progressOf', { done: format.number(at.done), of: format.number(at.of) });
  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status">
        {progress}
      </Typography>
      <LinearProgress
        aria-label={progress}
        {...(at.of
          ? {
              variant: 'determinate' as const,
              value: Math.min(100, (at.done / at.of) * 100),
            }
          : {})}
      />
    </Stack>
  );
}
