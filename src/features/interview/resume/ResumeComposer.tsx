// The candidate's resume: chosen, read on this device, put right, and sent while the interview goes on.
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { ResumeUploadState } from '#data/resume/resumeUploadStore.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { chooseCurrentReading } from '#domain/candidate/reading.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState, type Saved } from '#ui/page/SaveState.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ReadFieldForm } from './ReadFieldForm.tsx';
import type { ResumeFileNote } from './readResumeUpload.ts';
import { useResumeUploads, useServerReading } from './useResumeUploads.ts';

export interface ResumeComposerProps {
  candidateRef: CandidateRef;
  answerId: string;
  /** As the server has it. */
  stored: Answer | null;
  onContinue: () => void;
  onSkip: () => void;
}

const savedAs: Record<ResumeUploadState, Saved> = {
  waiting: 'onDevice',
  uploading: 'sending',
  uploaded: 'sending',
  answered: 'sending',
  confirmed: 'confirmed',
  refused: 'refused',
};

export function ResumeComposer({
  candidateRef,
  answerId,
  stored,
  onContinue,
  onSkip,
}: ResumeComposerProps) {
  const { t } = useTranslation(['interview', 'common', 'faults', 'domain']);
  const format = useFormat();
  const { uploadQueue, uploads } = useResumeUploads(candidateRef);
  const upload = uploads.find((one) => one.answerId === answerId) ?? null;
  const known = useServerReading(candidateRef, answerId);
  const there = upload ?? (stored ? chooseCurrentReading(stored, known) : null);
  const fileName =
    upload?.fileName ?? known?.fileName ?? stored?.storagePath?.split('/').at(-1) ?? null;
  const [notes, setNotes] = useState<readonly ResumeFileNote[]>([]);
  const [showsEmptyError, setShowsEmptyError] = useState(false);
  const [take, { pending, fault }] = useAction(
    async (file: File) => {
      const { readResumeUpload } = await import('./readResumeUpload.ts');
      const read = await readResumeUpload(answerId, file);
      setNotes(read.notes);
      setShowsEmptyError(false);
      await uploadQueue.choose(read.upload);
    },
    { quiet: true },
  );
  const hasUpload = upload !== null || stored?.storagePath != null;
  const problem = fault
    ? t(`faults:${fault.code}`, { ...fault.values, limit: format.megabytes(10) })
    : showsEmptyError
      ? t('resume.missing')
      : null;

  return (
    <Stack spacing={2.5} data-testid="resume-composer">
      <FileDrop
        label={t('resume.file')}
        accept=".pdf,.docx,.txt"
        hint={t('resume.hint')}
        onFile={(file) => void take(file)}
        pending={pending}
        taken={hasUpload && fileName ? { name: fileName } : null}
        error={problem}
      />
      {upload && <UploadState upload={upload} />}
      {upload?.state === 'refused' && <RefusedUpload onRetry={uploadQueue.retry} upload={upload} />}
      {notes.map((note) => (
        <Alert key={note} severity="info" role="status">
          {t(`resume.note.${note}`)}
        </Alert>
      ))}
      {there && (
        <Panel title={t('resume.title')} lead={t('resume.lead')}>
          <ReadFieldForm
            read={there.read}
            corrected={there.corrected}
            lines={upload?.lines ?? {}}
            onCorrect={(corrected) => void uploadQueue.correct(answerId, corrected, known)}
          />
        </Panel>
      )}
      <ComposerActions
        pending={pending}
        hasUpload={hasUpload}
        onContinue={onContinue}
        setShowsEmptyError={setShowsEmptyError}
        onSkip={onSkip}
      />
    </Stack>
  );
}

/** How far the file is on its way. */
function UploadState({
  upload,
}: {
  upload: ReturnType<typeof useResumeUploads>['uploads'][number];
}) {
  const { t } = useTranslation(['interview', 'common', 'faults', 'domain']);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <SaveState state={savedAs[upload.state]} />
      {upload.state === 'uploading' && (
        <LinearProgress
          variant="determinate"
          value={upload.size > 0 ? (upload.sentBytes / upload.size) * 100 : 0}
          aria-label={t('resume.uploading')}
          sx={{ width: 160 }}
        />
      )}
    </Stack>
  );
}

/** The file was refused: why, and the way to send it again. */
function RefusedUpload({
  onRetry,
  upload,
}: {
  onRetry: () => void;
  upload: ReturnType<typeof useResumeUploads>['uploads'][number];
}) {
  const { t } = useTranslation(['interview', 'common', 'faults', 'domain']);
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {t('resume.refused')} {upload.refusal && t(`faults:${upload.refusal}`)}
    </Alert>
  );
}

interface ComposerActionsProps {
  pending: boolean;
  hasUpload: boolean;
  onContinue: () => void;
  setShowsEmptyError: (next: boolean) => void;
  onSkip: () => void;
}

/** Goes on with the resume, or without. */
function ComposerActions({
  pending,
  hasUpload,
  onContinue,
  setShowsEmptyError,
  onSkip,
}: ComposerActionsProps) {
  const { t } = useTranslation(['interview', 'common', 'faults', 'domain']);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        size="large"
        disabled={pending}
        onClick={() => (hasUpload ? onContinue() : setShowsEmptyError(true))}
      >
        {t('resume.continue')}
      </Button>
      {!hasUpload && <Button onClick={onSkip}>{t('resume.skip')}</Button>}
      <Typography variant="body2" color="text.secondary">
        {t('resume.background')}
      </Typography>
    </Stack>
  );
}
