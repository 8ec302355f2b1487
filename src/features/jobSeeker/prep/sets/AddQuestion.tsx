// A question of one's own: one that was really asked, or one that one is afraid of.
import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import {
  questionsOf,
  type PracticeQuestion,
  type PracticeSession,
} from '#domain/seeker/practice.ts';
import { findFreeQuestionId } from './practiceQuestions.ts';

const minutesMost = 10;
const emptyDraft = { text: '', competency: '', minutes: '3', followUp: '' };
type QuestionDraft = typeof emptyDraft;

export function AddQuestion({
  set,
  onAdd,
  onClose,
}: {
  set: PracticeSession;
  onAdd: (question: PracticeQuestion) => Promise<boolean | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['prep', 'common']);
  const id = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const { text, competency, minutes, followUp } = draft;
  const length = Number(minutes);
  const wrongText = text.trim() === '';
  const wrongMinutes = !(length >= 1 && length <= minutesMost);
  async function submit(): Promise<void> {
    setAsked(true);
    if (wrongText || wrongMinutes || pending) return;
    setPending(true);
    const done = await onAdd({
      id: findFreeQuestionId(questionsOf(set)),
      competency: competency.trim(),
      text: text.trim(),
      minutes: length,
      lookFor: [],
      followUps: followUp.trim() === '' ? [] : [followUp.trim()],
    });
    setPending(false);
    if (done) onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>{t('set.add')}</DialogTitle>
        <DialogContent>
          <QuestionFields
            draft={draft}
            onChange={(change) => setDraft((last) => ({ ...last, ...change }))}
            competencies={set.content?.competencies ?? []}
            isTextWrong={asked && wrongText}
            isLengthWrong={asked && wrongMinutes}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('own.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface QuestionFieldsProps {
  draft: QuestionDraft;
  onChange: (change: Partial<QuestionDraft>) => void;
  /** Those of the set, to choose from. */
  competencies: readonly string[];
  isTextWrong: boolean;
  isLengthWrong: boolean;
}

/** What a question consists of. */
function QuestionFields({
  draft,
  onChange,
  competencies,
  isTextWrong,
  isLengthWrong,
}: QuestionFieldsProps) {
  const { t } = useTranslation('prep');
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={t('own.text')}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? t('own.textMissing') : t('own.textHelp')}
        slotProps={{ htmlInput: { maxLength: limits.questionMax } }}
      />
      <Autocomplete
        freeSolo
        options={competencies}
        inputValue={draft.competency}
        onInputChange={(_, next) =>
          onChange({ competency: next.slice(0, limits.competencyNameMax) })
        }
        renderInput={(params) => <TextField {...params} label={t('own.competency')} />}
      />
      <TextField
        label={t('own.followUp')}
        value={draft.followUp}
        onChange={(event) => onChange({ followUp: event.target.value })}
        slotProps={{ htmlInput: { maxLength: limits.questionMax } }}
      />
      <TextField
        label={t('own.minutes')}
        value={draft.minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
        error={isLengthWrong}
        helperText={isLengthWrong ? t('own.minutesWrong', { max: minutesMost }) : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ maxWidth: 240 }}
      />
    </Stack>
  );
}
