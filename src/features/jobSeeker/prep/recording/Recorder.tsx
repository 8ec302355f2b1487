// Camera or microphone open: see the level, record, stop. A pause ends nothing; the speaker stops, or the time limit where there is one.
import DotIcon from '@mui/icons-material/FiberManualRecord';
import StopIcon from '@mui/icons-material/Stop';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { clockOf, type Take, type TakeKind } from '#domain/recordings/recording.ts';
import { meterOf } from '#media/levelMeter.ts';
import { canListen } from '#media/listening.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';
import { LevelBar } from '#ui/files/LevelBar.tsx';
import { RecordingBadge } from '#ui/product/RecordingBadge.tsx';
import { useAwake } from '#ui/reading/useAwake.ts';
import { useOnDevice } from '#features/jobSeeker/useOnDevice.ts';
import { useRecorder } from './useRecorder.ts';
import { WriteAlong } from './WriteAlong.tsx';

export interface RecorderProps {
  /** Where the recording is stored, and under which name. */
  target: { recordingSession: RecordingSession; name: string };
  /** The open device. */
  device: { kind: TakeKind; stream: MediaStream };
  /** How long it may be; whether the time is hidden, or counts down to the end instead of up. */
  clock: { maxSeconds: number; isHidden?: boolean; countsDown?: boolean };
  language: string;
  /** Begins by itself: a realistic interview after the time to think. */
  starts?: boolean;
  /** A recording is there already and is replaced. */
  replaces?: boolean;
  onRecording?: (isRecording: boolean) => void;
  onEnd: (take: Take, words: string) => void;
}

export function Recorder({
  target,
  device: { kind, stream },
  clock: { maxSeconds, isHidden: isTimeHidden = false, countsDown = false },
  language,
  starts = false,
  replaces = false,
  onRecording,
  onEnd,
}: RecorderProps) {
  const { t } = useTranslation(['prep', 'faults']);
  const [alongText, keepAlong] = useOnDevice('practice/writeAlong');
  const along = alongText === 'yes' && canListen();
  const { running, busy, fault, liveTranscript, cannotListen, start, stop } = useRecorder({
    ...target,
    kind,
    stream,
    maxSeconds,
    writeIn: along ? language : null,
    onEnd,
  });
  const open = useCallback(() => meterOf(stream), [stream]);
  const isRecording = running !== null;
  const stopButton = useRecordingEffects({ isRecording, starts, start, onRecording });
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 480 }} data-testid="recorder">
      {kind === 'video' && <SelfView stream={stream} />}
      <LevelBar
        open={open}
        label={t('record.level')}
        heard={t('record.heard')}
        silent={t('record.silent')}
      />
      {fault && (
        <Alert severity="error" role="alert">
          {t('record.failed')} {t(`faults:${fault.code}`, fault.values)}
        </Alert>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <RecordButton
          isRecording={isRecording}
          stopButton={stopButton}
          stop={stop}
          busy={busy}
          start={start}
          replaces={replaces}
        />
        <Box role="status">{isRecording && <RecordingBadge label={t('record.on')} />}</Box>
        {running && !isTimeHidden && (
          <Elapsed seconds={running.seconds} of={countsDown ? maxSeconds : null} />
        )}
      </Stack>
      {!isRecording && replaces && (
        <Typography variant="caption" color="text.secondary">
          {t('record.replaces')}
        </Typography>
      )}
      {canListen() ? (
        <WriteAlong
          along={along}
          isRecording={isRecording}
          keepAlong={keepAlong}
          cannotListen={cannotListen}
          liveTranscript={liveTranscript}
        />
      ) : (
        <Typography variant="caption" color="text.secondary">
          {t('record.noRecogniser')}
        </Typography>
      )}
    </Stack>
  );
}

interface RecordingEffectsInput {
  isRecording: boolean;
  starts: boolean;
  start: () => Promise<void>;
  onRecording: RecorderProps['onRecording'];
}

/** Begins by itself where it should, and while it records guards the page, keeps the screen awake and puts the focus on Stop. */
function useRecordingEffects({ isRecording, starts, start, onRecording }: RecordingEffectsInput) {
  useReloadGuard(isRecording);
  useAwake(isRecording);
  useEffect(() => {
    onRecording?.(isRecording);
    return () => onRecording?.(false);
  }, [isRecording, onRecording]);
  const begins = useRef(starts ? start : null);
  useEffect(() => {
    const begin = begins.current;
    begins.current = null;
    void begin?.();
  }, []);
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRecording) stopButton.current?.focus({ preventScroll: true });
  }, [isRecording]);
  return stopButton;
}

interface RecordButtonProps {
  isRecording: boolean;
  stopButton: RefObject<HTMLButtonElement | null>;
  stop: () => unknown;
  busy: boolean;
  start: () => Promise<void>;
  replaces: boolean;
}

/** Starts or ends the recording. */
function RecordButton({ isRecording, stopButton, stop, busy, start, replaces }: RecordButtonProps) {
  const { t } = useTranslation(['prep', 'faults']);
  if (isRecording)
    return (
      <Button
        ref={stopButton}
        variant="contained"
        color="error"
        startIcon={<StopIcon />}
        onClick={stop}
      >
        {t('record.stop')}
      </Button>
    );
  return (
    <Button variant="contained" startIcon={<DotIcon />} loading={busy} onClick={() => void start()}>
      {t(replaces ? 'record.again' : 'record.start')}
    </Button>
  );
}

function SelfView({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('prep');
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = screen.current;
    if (!video) return undefined;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  // Sound would come back to the microphone.
  return (
    <Box
      component="video"
      ref={screen}
      autoPlay
      muted
      playsInline
      aria-label={t('record.mirror')}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: { xs: '36vh', sm: '44vh' },
        aspectRatio: '4 / 3',
        objectFit: 'contain',
        borderRadius: 2,
        bgcolor: '#000',
        transform: 'scaleX(-1)',
      }}
    />
  );
}

function Elapsed({ seconds, of }: { seconds: () => number; of: number | null }) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(seconds())), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Typography
      variant="body2"
      role="timer"
      aria-live="off"
      color="text.secondary"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {of === null ? clockOf(now) : clockOf(of - now)}
    </Typography>
  );
}
