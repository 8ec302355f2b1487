// The recording that is the answer, and the ways on from it.
import { Alert, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { RecordedAnswer } from './RecordedAnswer.tsx';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { useSpoken } from './useSpoken.ts';
import type { RefObject } from 'react';

interface GivenRecordingProps {
  heading: RefObject<HTMLHeadingElement | null>;
  recordingSession: RoomTools['recordingSession'];
  recorded: NonNullable<ReturnType<RoomControls['recordedOf']>>;
  controls: RoomControls;
  left: number;
  spoken: ReturnType<typeof useSpoken>;
  setTrouble: (next: { takeId: string | null }) => void;
}

export function GivenRecording({
  heading,
  recordingSession,
  recorded,
  controls,
  left,
  spoken,
  setTrouble,
}: GivenRecordingProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  const isBack = recorded.take?.fault === 'reported' && !recorded.take.counts;
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
        {t('video.answer.yours')}
      </Typography>
      <RecordedAnswer
        recordingSession={recordingSession}
        recorded={recorded}
        isOpen
        actions={
          <>
            <Button
              variant="contained"
              size="large"
              loading={controls.thinking}
              onClick={() => void controls.continueOn()}
            >
              {t('composer.continue')}
            </Button>
            {left > 0 && (
              <Button variant="outlined" size="large" onClick={() => spoken.setAgain(true)}>
                {t('video.review.again', { count: left })}
              </Button>
            )}
            {recorded.take && !isBack && (
              <Button
                size="large"
                color="inherit"
                onClick={() => setTrouble({ takeId: recorded.take?.id ?? null })}
              >
                {t('video.trouble.open')}
              </Button>
            )}
          </>
        }
      />
      {isBack && (
        <Alert severity="info" role="status">
          {t('video.fault.reported')} {t('video.trouble.freeSent')}
        </Alert>
      )}
    </>
  );
}
