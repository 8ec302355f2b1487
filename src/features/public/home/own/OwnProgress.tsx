// The engine on its way to a visitor: bytes while they come, then that it reads.
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';

export function OwnProgress() {
  const progress = usePackProgress();
  const { t } = useTranslation('public');
  return progress ? <AiLoading progress={progress} /> : <OwnStep text={t('home.own.reading')} />;
}

/** A step that takes as long as it takes. */
function OwnStep({ text }: { text: string }) {
  const id = useId();
  return (
    <Stack spacing={0.75}>
      <Typography id={id} variant="body2">
        {text}
      </Typography>
      <LinearProgress aria-labelledby={id} />
    </Stack>
  );
}
