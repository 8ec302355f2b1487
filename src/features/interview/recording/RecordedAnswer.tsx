// A spoken answer that was given: to hear again, with where it is, and what can be done when the server refused it.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { SaveRecording } from './SaveRecording.tsx';
import { TakePlayer } from './TakePlayer.tsx';
import { TakeState } from './TakeState.tsx';
import type { Recorded } from '#features/interview/session/readAnswers.ts';

export interface RecordedAnswerProps {
  recordingSession: RecordingSession;
  recorded: Recorded;
  /** Shown at once, or when asked for. */
  isOpen?: boolean;
  actions?: ReactNode;
}

export function RecordedAnswer({
  recordingSession,
  recorded,
  isOpen = false,
  actions,
}: RecordedAnswerProps) {
  const { t } = useTranslation(['interview', 'common']);
  const [shown, setShown] = useState(isOpen);
  const { take, kind } = recorded;
  const label = t(`video.answer.${kind}`, { length: clockOf(recorded.durationMs / 1_000) });
  const words = (recorded.stored?.text ?? '').trim() || recorded.transcript.trim();
  return (
    <Stack spacing={1.25} data-testid="recorded-answer" sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}
      >
        <Typography sx={{ fontWeight: 560 }}>{label}</Typography>
        <TakeState take={take} label={label} />
      </Stack>
      {shown && (
        <TakePlayer
          recordingSession={recordingSession}
          kind={kind}
          durationMs={recorded.durationMs}
          takeId={take?.id ?? null}
          storagePath={!take || take.state === 'confirmed' ? recorded.stored?.storagePath : null}
          label={label}
          starts={!isOpen}
        />
      )}
      {words && (
        <Typography
          variant="body2"
          dir="auto"
          color="text.secondary"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {words}
        </Typography>
      )}
      {take?.state === 'refused' && (
        <Alert
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <Button size="small" color="inherit" onClick={recordingSession.retry}>
                {t('common:actions.retry')}
              </Button>
              <SaveRecording recordingSession={recordingSession} take={take} />
            </Box>
          }
        >
          {t('video.refused')}
        </Alert>
      )}
      {(actions || !shown) && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {!shown && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setShown(true)}
              aria-label={t('video.answer.playThis', { what: label })}
            >
              {t('video.answer.play')}
            </Button>
          )}
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
