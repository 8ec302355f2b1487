// After handing in (from another device, say), withdrawing or the interview's end: recordings and files that never reached the company stay on this device until the candidate saves or deletes them.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { deleteLeftoverResumes, findLeftoverResumes } from '#data/resume/leftoverResumes.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { deleteLeft, readFileLeft, listRecordingsLeft } from '#data/recordings/recordings.ts';
import type { Take } from '#domain/recordings/recording.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { SaveRecording } from '#features/interview/recording/SaveRecording.tsx';
import { clockOf } from '#features/interview/session/answering.ts';

export function LeftAfterwards({
  candidateRef,
  isHandedIn,
}: {
  candidateRef: CandidateRef;
  isHandedIn: boolean;
}) {
  const { t } = useTranslation('interview');
  const { orgId, interviewId, candidateUid } = candidateRef;
  const [left, setLeft] = useState<readonly Take[]>([]);
  const [leftFiles, setLeftFiles] = useState<readonly { fileName: string; file: Blob }[]>([]);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let here = true;
    const at = { orgId, interviewId, candidateUid };
    void listRecordingsLeft(at, isHandedIn).then((takes) => {
      if (here) setLeft(takes);
    });
    void findLeftoverResumes(at).then((files) => {
      if (here) setLeftFiles(files);
    });
    return () => {
      here = false;
    };
  }, [orgId, interviewId, candidateUid, isHandedIn]);
  const files = useMemo<Pick<RecordingSession, 'fileOf'>>(
    () => ({
      fileOf: async (takeId) => {
        const take = left.find(({ id }) => id === takeId);
        return take ? readFileLeft(take) : null;
      },
    }),
    [left],
  );
  const [remove, { pending }] = useAction(async () => {
    await Promise.all([deleteLeft(candidateRef, left), deleteLeftoverResumes(candidateRef)]);
    setAsking(false);
    setLeft([]);
    setLeftFiles([]);
  });
  if (left.length + leftFiles.length === 0) return null;
  return (
    <Alert severity="warning" data-testid="left-recordings" sx={{ displayPrint: 'none' }}>
      {left.length > 0 && t('video.leftAfter', { count: left.length })}{' '}
      {leftFiles.length > 0 && t('left.papers', { count: leftFiles.length })}{' '}
      {isHandedIn && t('left.after')}
      <Stack sx={{ alignItems: 'flex-start', mt: 1 }}>
        {left.map((take) => (
          <SaveRecording
            key={take.id}
            recordingSession={files}
            take={take}
            label={t(`video.leftOne.${take.kind}`, { length: clockOf(take.durationMs / 1_000) })}
          />
        ))}
        {leftFiles.map(({ fileName, file }) => (
          <Button
            key={fileName}
            size="small"
            color="inherit"
            startIcon={<DownloadIcon />}
            onClick={() => saveFile([file], file.type, fileName)}
          >
            {fileName}
          </Button>
        ))}
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>
          {t('video.leftDelete')}
        </Button>
      </Stack>
      <DeleteLeftDialog asking={asking} pending={pending} remove={remove} setAsking={setAsking} />
    </Alert>
  );
}

interface DeleteLeftDialogProps {
  asking: boolean;
  pending: boolean;
  remove: () => Promise<unknown>;
  setAsking: (next: boolean) => void;
}

/** Asks before what is left here is deleted. */
function DeleteLeftDialog({ asking, pending, remove, setAsking }: DeleteLeftDialogProps) {
  const { t } = useTranslation('interview');
  return (
    <ConfirmDialog
      open={asking}
      danger
      pending={pending}
      title={t('video.leftDeleteTitle')}
      confirmLabel={t('video.leftDelete')}
      onConfirm={() => void remove()}
      onClose={() => setAsking(false)}
    >
      {t('video.leftDeleteText')}
    </ConfirmDialog>
  );
}
