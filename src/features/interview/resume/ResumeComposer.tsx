// The candidate's resume: chosen, read on this device, put right, and sent while the interview goes on.
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { PaperState } from '#data/resume/paperStore.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { currentReading } from '#domain/candidate/reading.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState, type Saved } from '#ui/page/SaveState.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ReadFieldForm } from './ReadFieldForm.tsx';
import { readPaper, type PaperNote } from './readPaper.ts';
import { usePapers, useServerReading } from './usePapers.ts';

export interface ResumeComposerProps {
  place: CandidateRef;
  answerId: string;
  /** As the server has it. */
  stored: Answer | null;
  onContinue: () => void;
  onSkip: () => void;
}

const savedAs: Record<PaperState, Saved> = {
  waiting: 'onDevice',
  uploading: 'sending',
  uploaded: 'sending',
  answered: 'sending',
  confirmed: 'confirmed',
  refused: 'refused',
};

export function ResumeComposer({
  place,
  answerId,
  stored,
  onContinue,
  onSkip,
}: ResumeComposerProps) {
  const { t } = useTranslation(['interview', 'common', 'faults', 'domain']);
  const format = useFormat();
  const { desk, papers } = usePapers(place);
  const paper = papers.find((one) => one.answerId === answerId) ?? null;
  const known = useServerReading(place, answerId);
  const there = paper ?? (stored ? currentReading(stored, known) : null);
  const fileName =
    paper?.fileName ?? known?.fileName ?? stored?.storagePath?.split('/').at(-1) ?? null;
  const [notes, setNotes] = useState<readonly PaperNote[]>([]);
  const [isEmptyTold, setEmptyTold] = useState(false);
  const [take, { pending, fault }] = useAction(
    async (file: File) => {
      const read = await readPaper(answerId, file);
      setNotes(read.notes);
      setEmptyTold(false);
      await desk.choose(read.paper);
    },
    { quiet: true },
  );
  const hasPaper = paper !== null || stored?.storagePath != null;
  const problem = fault
    ? t(`faults:${fault.code}`, { ...fault.values, limit: format.megabytes(10) })
    : isEmptyTold
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
        fileName={hasPaper ? fileName : null}
        error={problem}
      />
      {paper && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <SaveState state={savedAs[paper.state]} />
          {paper.state === 'uploading' && (
            <LinearProgress
              variant="determinate"
              value={paper.size > 0 ? (paper.sentBytes / paper.size) * 100 : 0}
              aria-label={t('resume.uploading')}
              sx={{ width: 160 }}
            />
          )}
        </Stack>
      )}
      {paper?.state === 'refused' && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={desk.retry}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {t('resume.refused')} {paper.refusal && t(`faults:${paper.refusal}`)}
        </Alert>
      )}
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
            lines={paper?.lines ?? {}}
            onCorrect={(corrected) => void desk.correct(answerId, corrected, known)}
          />
        </Panel>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button
          variant="contained"
          size="large"
          disabled={pending}
          onClick={() => (hasPaper ? onContinue() : setEmptyTold(true))}
        >
          {t('resume.continue')}
        </Button>
        {!hasPaper && <Button onClick={onSkip}>{t('resume.skip')}</Button>}
        <Typography variant="body2" color="text.secondary">
          {t('resume.background')}
        </Typography>
      </Stack>
    </Stack>
  );
}
