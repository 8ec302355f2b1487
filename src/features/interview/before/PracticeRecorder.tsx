// Tries out camera or microphone: record, listen, again; it never leaves the page's memory.
import FiberManualRecordIcon from '@mui/icons-material/FiberManualRecord';
import StopIcon from '@mui/icons-material/Stop';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { DeviceHelp } from '#features/interview/devices/DeviceHelp.tsx';
import { LevelBar } from '#features/interview/devices/LevelBar.tsx';
import { SelfView } from '#features/interview/devices/SelfView.tsx';
import type { Device } from '#features/interview/devices/useDevice.ts';
import { usePracticeTake } from './usePracticeTake.ts';

export function PracticeRecorder({ device, kind }: { device: Device; kind: TakeKind }) {
  const { t } = useTranslation('interview');
  const { state, open, hold } = device;
  const take = usePracticeTake();
  useEffect(() => hold(), [hold]);
  const stream = state.step === 'on' && state.kind === kind ? state.stream : null;
  if (state.step === 'failed')
    return <DeviceHelp problem={state.problem} onRetry={() => void open(kind)} />;
  const isVideo = kind === 'video';
  return (
    <Stack spacing={1.5} data-testid="practice-recorder">
      {stream && !take.address && isVideo && (
        <SelfView stream={stream} label={t('check.preview')} />
      )}
      {stream && !take.address && <LevelBar stream={stream} />}
      {take.address &&
        (isVideo ? (
          <Box
            component="video"
            src={take.address}
            controls
            playsInline
            aria-label={t('practice.yours')}
            data-testid="practice-playback"
            sx={{
              display: 'block',
              width: '100%',
              maxWidth: 420,
              borderRadius: 2,
              bgcolor: '#000',
            }}
          />
        ) : (
          <Box
            component="audio"
            src={take.address}
            controls
            aria-label={t('practice.yours')}
            data-testid="practice-playback"
            sx={{ display: 'block', width: '100%', maxWidth: 420 }}
          />
        ))}
      {take.hasFailed && (
        <Alert severity="warning">{t('practice.failed', { why: t('practice.failedWhy') })}</Alert>
      )}
      <PracticeButtons stream={stream} state={state} open={open} kind={kind} take={take} />
    </Stack>
  );
}

interface PracticeButtonsProps {
  stream: MediaStream | null;
  state: Device['state'];
  open: Device['open'];
  kind: TakeKind;
  take: ReturnType<typeof usePracticeTake>;
}

/** Opens the device, records for practice, and says what becomes of it. */
function PracticeButtons({ stream, state, open, kind, take }: PracticeButtonsProps) {
  const { t } = useTranslation('interview');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {!stream && (
        <Button
          variant="outlined"
          loading={state.step === 'asking'}
          onClick={() => void open(kind)}
        >
          {t(`check.open.${kind}`)}
        </Button>
      )}
      {stream && !take.isRecording && (
        <Button
          variant="outlined"
          startIcon={<FiberManualRecordIcon color="error" />}
          onClick={() => take.start(stream, kind)}
        >
          {t(take.address ? 'practice.again' : 'practice.record')}
        </Button>
      )}
      {take.isRecording && (
        <Button variant="outlined" startIcon={<StopIcon />} onClick={take.stop}>
          {t('practice.stop')}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" role="status">
        {take.isRecording
          ? t('practice.recording')
          : take.address
            ? t('practice.gone')
            : t('practice.max')}
      </Typography>
      {take.isRecording && (
        <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('practice.seconds', { count: take.seconds })}
        </Typography>
      )}
    </Stack>
  );
}
