// The words of one answer as they were understood, to be put right.
import { Button, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { type correctionOf, type Transcript } from '#domain/candidate/transcript.ts';
import { useFormat } from '#i18n/useFormat.ts';

interface TranscriptFieldProps {
  shown: string;
  setDraft: (next: string) => void;
  setKept: (next: string) => void;
  corrected: ReturnType<typeof correctionOf>;
  transcript: Transcript | null;
  original: string;
  id: string;
}

/** The words as they were understood, to be put right. */
export function TranscriptField({
  shown,
  setDraft,
  setKept,
  corrected,
  transcript,
  original,
  id,
}: TranscriptFieldProps) {
  const { t } = useTranslation(['afterwards', 'faults']);
  const format = useFormat();
  return (
    <TextField
      multiline
      fullWidth
      minRows={3}
      maxRows={14}
      label={t('transcript.field')}
      value={shown}
      onChange={({ target }) => {
        setDraft(target.value);
        setKept(target.value);
      }}
      helperText={
        corrected?.at
          ? t('transcript.corrected', { when: format.dateTime(corrected.at) })
          : transcript || original
            ? `${t('transcript.unchanged')} · ${t(`transcript.source.${transcript?.source ?? 'browser'}`)}`
            : undefined
      }
      slotProps={{
        htmlInput: { dir: 'auto', maxLength: limits.answerMax, 'aria-describedby': id },
      }}
    />
  );
}

interface TranscriptActionsProps {
  pending: boolean;
  shown: string;
  words: string;
  save: (text: string) => Promise<void>;
  corrected: ReturnType<typeof correctionOf>;
  original: string;
}

/** Keeps the correction, or goes back to the original. */
export function TranscriptActions({
  pending,
  shown,
  words,
  save,
  corrected,
  original,
}: TranscriptActionsProps) {
  const { t } = useTranslation(['afterwards', 'faults']);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ mt: 1.5, flexWrap: 'wrap', displayPrint: 'none' }}
    >
      <Button
        variant="outlined"
        disabled={pending || shown.trim() === words.trim()}
        onClick={() => void save(shown)}
      >
        {t('transcript.save')}
      </Button>
      {corrected && (
        <Button disabled={pending} onClick={() => void save(original)}>
          {t('transcript.restore')}
        </Button>
      )}
    </Stack>
  );
}
