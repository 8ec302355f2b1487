// Camera or microphone open: ready, thinking, or recording. Pauses never end an answer; the candidate does, or the time.
import MicIcon from '@mui/icons-material/MicNone';
import StopIcon from '@mui/icons-material/Stop';
import DotIcon from '@mui/icons-material/FiberManualRecord';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { LevelBar } from '#features/interview/devices/LevelBar.tsx';
import { RecordClock } from './RecordClock.tsx';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { SelfView } from '#features/interview/devices/SelfView.tsx';
import { ThinkTime } from './ThinkTime.tsx';
import type { Spoken } from './useSpoken.ts';
import { LiveCaptions } from './LiveCaptions.tsx';

export interface RecordStageProps {
  device: { kind: TakeKind; stream: MediaStream };
  /** The id of the element that holds the question. */
  questionId: string;
  spoken: Spoken;
  tools: RoomTools;
  /** How long a recording may be, and how long there is to think before it; 0 for none. */
  times: { maxSeconds: number; thinkSeconds: number };
  /** How often this answer may be recorded again after the coming recording. */
  again: number;
  /** The ways out of recording; `back` leads to the recording that is there, null when there is none. */
  exits: { trouble: () => void; skip: () => void; back: (() => void) | null };
}

export function RecordStage({
  device: { kind, stream },
  questionId,
  spoken,
  tools,
  times: { maxSeconds, thinkSeconds },
  again,
  exits,
}: RecordStageProps) {
  const { t } = useTranslation('interview');
  const { prefs, setPref } = tools;
  const { running, busy } = spoken;
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!running) return;
    stopButton.current?.focus({ preventScroll: true });
    // The question stays in sight beside the button that ends the answer.
    document.getElementById(questionId)?.scrollIntoView({ block: 'start' });
    stopButton.current?.scrollIntoView({ block: 'nearest' });
  }, [running, questionId]);
  const isThinking =
    !running && busy === null && !spoken.fault && thinkSeconds > 0 && !prefs.startMyself;
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 480 }}>
      {kind === 'video' ? (
        <SelfView
          stream={stream}
          isOff={prefs.selfViewOff}
          isRecording={running !== null}
          onOff={(off) => setPref('selfViewOff', off)}
        />
      ) : (
        <SoundPicture running={running} />
      )}
      <LevelBar stream={stream} />
      <StageClock
        running={running}
        maxSeconds={maxSeconds}
        prefs={prefs}
        setPref={setPref}
        isThinking={isThinking}
        thinkSeconds={thinkSeconds}
        spoken={spoken}
      />
      {!running && (
        <Typography variant="body2" color="text.secondary">
          {t('video.record.again', { count: again })}
        </Typography>
      )}
      <StageButtons
        running={running}
        stopButton={stopButton}
        busy={busy}
        spoken={spoken}
        isThinking={isThinking}
        exits={exits}
      />
      {running && (
        <Typography variant="caption" color="text.secondary">
          {t('video.record.pauses')}
        </Typography>
      )}
      {(!running || prefs.writeAlong) && (
        <LiveCaptions
          isOn={prefs.writeAlong}
          disabled={running !== null}
          failed={spoken.listeningFailed}
          live={running ? spoken.live : null}
          onChange={(on) => setPref('writeAlong', on)}
        />
      )}
    </Stack>
  );
}

/** Instead of the picture where there is only a voice. */
function SoundPicture({ running }: { running: Spoken['running'] }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeContent: 'center',
        py: 2.5,
        borderRadius: 2,
        bgcolor: 'background.sunken',
        color: running ? 'error.main' : 'text.secondary',
      }}
    >
      <MicIcon sx={{ fontSize: 40 }} />
    </Box>
  );
}

interface StageClockProps {
  running: Spoken['running'];
  maxSeconds: { maxSeconds: number; thinkSeconds: number }['maxSeconds'];
  prefs: RoomTools['prefs'];
  setPref: RoomTools['setPref'];
  isThinking: boolean;
  thinkSeconds: { maxSeconds: number; thinkSeconds: number }['thinkSeconds'];
  spoken: Spoken;
}

/** How long it is recorded, how long there is to think, or how long it may be. */
function StageClock({
  running,
  maxSeconds,
  prefs,
  setPref,
  isThinking,
  thinkSeconds,
  spoken,
}: StageClockProps) {
  const { t } = useTranslation('interview');
  if (running)
    return (
      <RecordClock
        running={running}
        maxSeconds={maxSeconds}
        isTimeHidden={prefs.timeHidden}
        onTimeHidden={(hidden) => setPref('timeHidden', hidden)}
      />
    );
  if (isThinking)
    return (
      <ThinkTime
        seconds={thinkSeconds}
        isTimeHidden={prefs.timeHidden}
        onEnd={() => void spoken.start()}
        onStartMyself={() => setPref('startMyself', true)}
      />
    );
  return (
    <Typography variant="body2" color="text.secondary">
      {t('video.record.ready', { max: clockOf(maxSeconds) })}
    </Typography>
  );
}

interface StageButtonsProps {
  running: Spoken['running'];
  stopButton: RefObject<HTMLButtonElement | null>;
  busy: Spoken['busy'];
  spoken: Spoken;
  isThinking: boolean;
  exits: { trouble: () => void; skip: () => void; back: (() => void) | null };
}

/** Starts and ends the recording, and the ways out. */
function StageButtons({ running, stopButton, busy, spoken, isThinking, exits }: StageButtonsProps) {
  const { t } = useTranslation('interview');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {running ? (
        <Button
          ref={stopButton}
          variant="contained"
          color="error"
          size="large"
          startIcon={<StopIcon />}
          loading={busy === 'stopping'}
          onClick={() => void spoken.stop()}
        >
          {t('video.record.stop')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          startIcon={<DotIcon />}
          loading={busy === 'starting'}
          onClick={() => void spoken.start()}
        >
          {t(isThinking ? 'video.think.now' : 'video.record.start')}
        </Button>
      )}
      <Button size="large" color="inherit" onClick={exits.trouble}>
        {t('video.trouble.open')}
      </Button>
      {!running &&
        (exits.back ? (
          <Button size="large" onClick={exits.back}>
            {t('video.review.back')}
          </Button>
        ) : (
          <Button size="large" onClick={exits.skip}>
            {t('composer.skip')}
          </Button>
        ))}
    </Stack>
  );
}
