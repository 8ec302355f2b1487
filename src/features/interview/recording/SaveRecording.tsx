// Saves a recording as a file on the candidate's own device: the way out when the company's door is closed.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { endingOf, type Take } from '#domain/recordings/recording.ts';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function SaveRecording({
  recordingSession,
  take,
  label,
}: {
  recordingSession: Pick<RecordingSession, 'fileOf'>;
  take: Take;
  label?: string;
}) {
  const { t } = useTranslation('interview');
  const [save, { pending }] = useAction(async () => {
    const file = await recordingSession.fileOf(take.id);
    if (!file) return;
    saveFile([file], file.type, `${take.answerId}-${take.id}.${endingOf(take.mime) ?? 'webm'}`);
  });
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={pending}
      onClick={() => void save()}
    >
      {label ?? t('video.saveFile')}
    </Button>
  );
}
