// A recording of one's own answer: hear it, keep it in the account, take it out again, delete it. Without a word it stays on this device.
import CloudIcon from '@mui/icons-material/CloudDoneOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DeviceIcon from '@mui/icons-material/SaveOutlined';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#data/firestore/files.ts';
import { practiceFilePath, unsaveRecording } from '#data/seeker/practiceRecordings.ts';
import { Fault } from '#domain/base/fault.ts';
import {
  clockOf,
  isPending,
  progressOf,
  recordingLimits,
  type TakeKind,
  type Take,
} from '#domain/recordings/recording.ts';
import { withDuration } from '#media/webmDuration.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { RecordingPlayer } from '#ui/files/RecordingPlayer.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { usePracticeRecordings } from './usePracticeRecordings.ts';

export interface OwnRecordingProps {
  uid: string;
  /** Under which name the device keeps it (takeName). */
  name: string;
  kind: TakeKind;
  /** The file in the account, when it was saved. */
  file: string | null;
  /** Stores the attempt first, so that there is a document to name the file; absent when it is stored. False: it did not work. */
  beforeSave?: () => Promise<boolean>;
  /** It was deleted from this device and the account. */
  onGone?: () => void;
}

export function OwnRecording({ uid, name, kind, file, beforeSave, onGone }: OwnRecordingProps) {
  const { t } = useTranslation(['prep', 'common', 'faults']);
  const { recordingSession, recordings, takeOf } = usePracticeRecordings(uid);
  const take = takeOf(name);
  const [asks, setAsks] = useState<'unsave' | 'delete' | null>(null);
  const takeId = take?.id ?? null;
  const lengthMs = take?.durationMs ?? 0;
  const load = useCallback(async () => {
    const here = takeId ? await recordingSession.fileOf(takeId) : null;
    const found = here ?? (file ? await fetchFile(practiceFilePath(uid, file)) : null);
    return found && lengthMs > 0 ? withDuration(found, lengthMs) : found;
  }, [recordingSession, takeId, file, uid, lengthMs]);
  const [save, saving] = useAction(async () => {
    if (take && take.bytes > recordingLimits.practiceBytesMax)
      throw new Fault('fileTooLarge', { values: { limit: '60 MB' } });
    if (take && (!beforeSave || (await beforeSave()))) await recordingSession.chooseTake(take.id);
  });
  const [unsave, unsaving] = useAction(async () => {
    await unsaveRecording(uid, name, { take, file });
    return true;
  });
  const [remove, removing] = useAction(async () => {
    if (file || (take && take.state !== 'kept' && take.state !== 'faulty'))
      await unsaveRecording(uid, name, { take, file });
    if (take) await recordingSession.discardTake(take.id);
    return true;
  });
  if (!take && !file) return null;
  const isSaved = file !== null;
  const isOnWay = !isSaved && take !== null && isPending(take);
  const onThisDevice = recordings.level === 'memory' ? 'record.inMemory' : 'record.onDevice';
  const whereUnsaved = isOnWay ? 'record.sending' : onThisDevice;
  async function confirmed(): Promise<void> {
    const done = await (asks === 'delete' ? remove() : unsave());
    if (!done) return;
    setAsks(null);
    if (asks === 'delete') onGone?.();
  }
  return (
    <Stack
      spacing={1}
      data-testid="own-recording"
      data-saved={isSaved ? 'account' : isOnWay ? 'sending' : 'device'}
    >
      <RecordingPlayer
        key={takeId ?? file}
        kind={kind}
        load={load}
        label={
          lengthMs > 0
            ? t(`record.yours.${kind}`, { length: clockOf(lengthMs / 1_000) })
            : t(`record.yoursHere.${kind}`)
        }
        gone={t('record.gone')}
      />
      {take?.fault && take.bytes > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('record.broken')}
        </Typography>
      )}
      <WhereKept isSaved={isSaved} whereUnsaved={whereUnsaved} />
      {isOnWay && (
        <LinearProgress
          variant="determinate"
          value={progressOf(take) * 100}
          aria-label={t('record.sending')}
          sx={{ maxWidth: 480 }}
        />
      )}
      {take?.state === 'refused' && (
        <Alert severity="warning">
          {t('record.refused')} {take.refusal && t(`faults:${take.refusal}`)}
        </Alert>
      )}
      <RecordingActions
        isUnsaving={unsaving.pending}
        isSaving={saving.pending}
        isSaved={isSaved}
        isOnWay={isOnWay}
        take={take}
        unsave={unsave}
        setAsks={setAsks}
        save={save}
      />
      <ConfirmDialog
        open={asks !== null}
        danger
        title={t(asks === 'unsave' ? 'record.unsaveTitle' : 'record.deleteTitle')}
        confirmLabel={t(asks === 'unsave' ? 'record.unsave' : 'record.delete')}
        pending={unsaving.pending || removing.pending}
        onConfirm={() => void confirmed()}
        onClose={() => setAsks(null)}
      >
        {t(
          asks === 'unsave'
            ? 'record.unsaveText'
            : isSaved
              ? 'record.deleteBoth'
              : 'record.deleteText',
        )}
      </ConfirmDialog>
    </Stack>
  );
}

/** Where the recording is. */
function WhereKept({
  isSaved,
  whereUnsaved,
}: {
  isSaved: boolean;
  whereUnsaved: 'record.sending' | 'record.inMemory' | 'record.onDevice';
}) {
  const { t } = useTranslation(['prep', 'common', 'faults']);
  return (
    <Stack
      direction="row"
      spacing={0.75}
      sx={{ alignItems: 'center', color: isSaved ? 'success.main' : 'text.secondary' }}
      role="status"
    >
      {isSaved ? (
        <CloudIcon aria-hidden sx={{ fontSize: 18 }} />
      ) : (
        <DeviceIcon aria-hidden sx={{ fontSize: 18 }} />
      )}
      <Typography variant="body2">{t(isSaved ? 'record.inAccount' : whereUnsaved)}</Typography>
    </Stack>
  );
}

interface RecordingActionsProps {
  isUnsaving: boolean;
  isSaving: boolean;
  isSaved: boolean;
  isOnWay: boolean;
  take: Take | null;
  unsave: () => Promise<unknown>;
  setAsks: (next: 'unsave' | 'delete') => void;
  save: () => Promise<unknown>;
}

/** What can be done with the recording. */
function RecordingActions({
  isUnsaving,
  isSaving,
  isSaved,
  isOnWay,
  take,
  unsave,
  setAsks,
  save,
}: RecordingActionsProps) {
  const { t } = useTranslation(['prep', 'common', 'faults']);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {isSaved || isOnWay ? (
        <Button
          size="small"
          variant="outlined"
          loading={isUnsaving}
          onClick={() => (isOnWay || take ? void unsave() : setAsks('unsave'))}
        >
          {t(isSaved ? 'record.unsave' : 'record.callBack')}
        </Button>
      ) : (
        <Button size="small" variant="outlined" loading={isSaving} onClick={() => void save()}>
          {t('record.save')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsks('delete')}
      >
        {t('record.delete')}
      </Button>
    </Stack>
  );
}
