// Sends the interview, and says how far that is.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { Sending } from './useSending.ts';
import type { Take } from '#domain/recordings/recording.ts';

interface SendPanelProps {
  ai: boolean;
  company: string;
  isSending: boolean;
  sending: Sending;
  controls: RoomControls;
  sent: number;
  onTheWay: readonly Take[];
  onSend: () => void;
}

export function SendPanel({
  ai,
  company,
  isSending,
  sending,
  controls,
  sent,
  onTheWay,
  onSend,
}: SendPanelProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Panel title={t('review.sendTitle')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t(ai ? 'review.sendWithAi' : 'review.sendWithoutAi', { company })}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button variant="contained" size="large" disabled={isSending} onClick={onSend}>
          {t('review.send')}
        </Button>
        {isSending && sending.step !== 'sending' && (
          <Button onClick={() => controls.setSending(false)}>{t('review.callBack')}</Button>
        )}
      </Stack>
      {sending.step === 'recordings' && (
        <LinearProgress
          variant="determinate"
          value={sent * 100}
          aria-label={t('video.sendingBar')}
          sx={{ mt: 2 }}
        />
      )}
      <Box role="status" aria-live="polite" data-testid="send-step" data-step={sending.step}>
        {sending.step === 'recordings' ? (
          <Typography sx={{ mt: 1.5 }}>{t('video.sending', { count: onTheWay.length })}</Typography>
        ) : (
          sending.step !== 'idle' && (
            <Typography sx={{ mt: 1.5 }}>{t(`review.step.${sending.step}`)}</Typography>
          )
        )}
        {sending.step === 'idle' && sending.fault && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {t(`faults:${sending.fault.code}`)}
          </Alert>
        )}
      </Box>
    </Panel>
  );
}
