// A recording of one's own answer: play it, save it in the account, take it out again, delete it. Unless it is saved it stays on this device.
import CloudIcon from '@mui/icons-material/CloudDoneOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DeviceIcon from '@mui/icons-material/SaveOutlined';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clockOf,
  isPending,
  progressOf,
  type TakeKind,
  type Take,
} from '#domain/recordings/recording.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { RecordingPlayer } from '#ui/files/RecordingPlayer.tsx';
import { useOwnRecording, type RecordingSource } from './useOwnRecording.ts';

interface OwnRecordingProps extends RecordingSource {
  kind: TakeKind;
  /** It was deleted from this device and the account. */
  onGone?: () => void;
}

export function OwnRecording({ uid, name, kind, file, beforeSave, onGone }: OwnRecordingProps) {
  const { t } = useTranslation(['prep', 'common', 'faults']);
  const { take, level, load, ...verbs } = useOwnRecording({ uid, name, file, beforeSave });
  const { save, saving, unsave, unsaving, remove, removing } = verbs;
  const [asks, setAsks] = useState<'unsave' | 'delete' | null>(null);
  const lengthMs = take?.durationMs ?? 0;
  if (!take && !file) return null;
  const isSaved = file !== null;
  const isOnWay = !isSaved && take !== null && isPending(take);
  const onThisDevice = level === 'memory' ? 'record.inMemory' : 'record.onDevice';
  const whereUnsaved = isOnWay ? 'record.sending' : onThisDevice;
  async function confirm(): Promise<void> {
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
        key={take?.id ?? file}
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
      <RecordingDialog
        asks={asks}
        isSaved={isSaved}
        pending={unsaving.pending || removing.pending}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(null)}
      />
    </Stack>
  );
}

interface RecordingDialogProps {
  asks: 'unsave' | 'delete' | null;
  isSaved: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a recording is taken out of the account or deleted. */
function RecordingDialog({ asks, isSaved, pending, onConfirm, onClose }: RecordingDialogProps) {
  const { t } = useTranslation(['prep', 'common', 'faults']);
  return (
    <ConfirmDialog
      open={asks !== null}
      danger
      title={t(asks === 'unsave' ? 'record.unsaveTitle' : 'record.deleteTitle')}
      confirmLabel={t(asks === 'unsave' ? 'record.unsave' : 'record.delete')}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t(
        asks === 'unsave'
          ? 'record.unsaveText'
          : isSaved
            ? 'record.deleteBoth'
            : 'record.deleteText',
      )}
    </ConfirmDialog>
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
