// Camera or microphone did not open: why, what to do in this browser, try again; or go on without. The focus goes to the message.
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceProblem } from '#media/openDevice.ts';
import { detectBrowser } from '#media/whichBrowser.ts';

export interface DeviceHelpProps {
  problem: DeviceProblem;
  pending?: boolean;
  onRetry: () => void;
  /** Other ways to go on, as buttons. */
  children?: ReactNode;
}

/** Where the permission is given differs between browsers. */
const needsTheWay: readonly DeviceProblem[] = ['refused', 'dismissed'];

export function DeviceHelp({ problem, pending = false, onRetry, children }: DeviceHelpProps) {
  const { t } = useTranslation('interview');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [problem]);
  return (
    <Alert
      ref={message}
      severity="warning"
      tabIndex={-1}
      data-testid="device-help"
      data-problem={problem}
    >
      <AlertTitle>{t(`check.problem.${problem}.title`)}</AlertTitle>
      <Typography variant="body2">{t(`check.problem.${problem}.text`)}</Typography>
      {needsTheWay.includes(problem) && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(`check.how.${detectBrowser()}`)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button size="small" variant="contained" loading={pending} onClick={onRetry}>
          {t('check.again')}
        </Button>
        {children}
      </Stack>
    </Alert>
  );
}
