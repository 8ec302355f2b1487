// Camera or microphone did not open: why, what to do in this browser, try again, or write instead.
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceProblem } from '#media/openDevice.ts';
import { detectBrowser } from '#media/whichBrowser.ts';

/** `onVoice`: only where a voice may still work. */
export function DeviceTrouble({
  problem,
  pending,
  onRetry,
  onText,
  onVoice,
}: {
  problem: DeviceProblem;
  pending: boolean;
  onRetry: () => void;
  onText: () => void;
  onVoice?: (() => void) | undefined;
}) {
  const { t } = useTranslation('prep');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [problem]);
  return (
    <Alert
      ref={message}
      severity="warning"
      tabIndex={-1}
      data-testid="device-trouble"
      data-problem={problem}
    >
      <AlertTitle>{t(`device.${problem}.title`)}</AlertTitle>
      <Typography variant="body2">{t(`device.${problem}.text`)}</Typography>
      {(problem === 'refused' || problem === 'dismissed') && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`device.how.${detectBrowser()}`)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button size="small" variant="contained" loading={pending} onClick={onRetry}>
          {t('device.again')}
        </Button>
        {onVoice && (
          <Button size="small" variant="outlined" color="inherit" onClick={onVoice}>
            {t('device.voice')}
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" onClick={onText}>
          {t('device.text')}
        </Button>
      </Stack>
    </Alert>
  );
}
