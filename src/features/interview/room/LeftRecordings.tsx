// Recordings that only this device holds, when the company takes no more: they stay, and can be saved as files.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { isPending, type Recordings, type Take } from '#domain/recordings/recording.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { SaveRecording } from '#features/interview/recording/SaveRecording.tsx';

function isOnlyHere(take: Take): boolean {
  return take.bytes > 0 && (isPending(take) || take.state === 'kept' || take.state === 'faulty');
}

export function LeftRecordings({
  recordingSession,
  recordings,
}: {
  recordingSession: RecordingSession;
  recordings: Recordings;
}) {
  const { t } = useTranslation('interview');
  const left = recordings.takes.filter(isOnlyHere);
  if (left.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('video.left', { count: left.length })}
      <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
        {left.map((take) => (
          <SaveRecording
            key={take.id}
            recordingSession={recordingSession}
            take={take}
            label={t(`video.leftOne.${take.kind}`, { length: clockOf(take.durationMs / 1_000) })}
          />
        ))}
      </Stack>
    </Alert>
  );
}
