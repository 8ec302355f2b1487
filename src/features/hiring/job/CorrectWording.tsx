// Corrects the wording of a published question while nobody has begun. What was typed stays, whatever happens meanwhile.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corrected } from '#data/jobs/corrections.ts';
import { computeLongestWording } from '#domain/jobs/correction.ts';
import { asksAnother, twinsOf } from '#domain/jobs/wording.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { QuestionLint } from '#features/hiring/question/QuestionLint.tsx';

export interface CorrectWordingProps {
  question: { id: string; text: string };
  number: number;
  /** The other questions that candidates answer, with their numbers. */
  others: readonly { id: string; text: string; number: number }[];
  language: string;
  /** False as soon as somebody has begun. */
  isPossible: boolean;
  save: (before: string, text: string) => Promise<Corrected>;
  onClose: () => void;
}

export function CorrectWording({
  question,
  number,
  others,
  language,
  isPossible,
  save,
  onClose,
}: CorrectWordingProps) {
  const { t } = useTranslation(['hiring', 'common', 'faults']);
  const id = useId();
  const [first] = useState(question.text);
  const [text, setText] = useState(question.text);
  const [outcome, setOutcome] = useState<Corrected['kind'] | null>(null);
  const [correct, { pending, fault }] = useAction(save, { quiet: true });
  const wording = text.trim();
  const isBegun = !isPossible || outcome === 'begun';
  // A colleague's correction arrives by itself; whoever saves after it has seen it.
  const isChanged = question.text !== first && question.text !== wording;
  const isAnother = wording !== '' && asksAnother(question.text, wording);
  const at = twinsOf([...others, { id: question.id, text: wording }])[question.id];
  const twin = at === undefined ? null : (others[at - 1]?.number ?? null);
  async function submit(): Promise<void> {
    const done = await correct(question.text, wording);
    if (!done) return;
    if (done.kind === 'corrected') return onClose();
    setOutcome(done.kind);
  }
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{t('correct.title', { number })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            {t('correct.lead')}
          </Typography>
          <MeanwhileNotice
            isBegun={isBegun}
            changedTo={isChanged ? question.text : null}
            isRefused={outcome === 'changed'}
          />
          {fault && (
            <Alert severity="error" role="alert">
              {t(`faults:${fault.code}`, fault.values)}
            </Alert>
          )}
          <WordingField text={text} published={question.text} setText={setText} />
          <WordingHints text={text} language={language} twin={twin} isAnother={isAnother} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={pending}>
          {t(isBegun ? 'common:actions.close' : 'common:actions.cancel')}
        </Button>
        {!isBegun && (
          <Button
            variant="contained"
            loading={pending}
            disabled={wording === '' || wording === question.text}
            onClick={() => void submit()}
          >
            {t(isAnother ? 'correct.anyway' : 'correct.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The field with the new wording. */
function WordingField({
  text,
  published,
  setText,
}: {
  text: string;
  published: string;
  setText: (text: string) => void;
}) {
  const { t } = useTranslation('hiring');
  return (
    <TextField
      label={t('questions.text')}
      value={text}
      multiline
      minRows={3}
      fullWidth
      autoFocus
      error={text.trim() === ''}
      helperText={text.trim() === '' ? t('problem.questionEmpty') : undefined}
      onChange={(event) => setText(event.target.value)}
      slotProps={{ htmlInput: { maxLength: computeLongestWording(published), dir: 'auto' } }}
    />
  );
}

/** What has happened to the question while it was being corrected. */
function MeanwhileNotice({
  isBegun,
  changedTo,
  isRefused,
}: {
  isBegun: boolean;
  /** What a colleague has made of it. */
  changedTo: string | null;
  isRefused: boolean;
}) {
  const { t } = useTranslation('hiring');
  return (
    <>
      {isBegun && (
        <Alert severity="warning" role="alert">
          {t('correct.begun')}
        </Alert>
      )}
      {!isBegun && changedTo !== null && (
        <Alert severity="warning" role="alert">
          {t('correct.changed')} <q dir="auto">{changedTo}</q>
        </Alert>
      )}
      {!isBegun && isRefused && changedTo === null && (
        <Alert severity="warning" role="alert">
          {t('correct.changed')}
        </Alert>
      )}
    </>
  );
}

function WordingHints({
  text,
  language,
  twin,
  isAnother,
}: {
  text: string;
  language: string;
  /** The number of a question that asks the same in the same words. */
  twin: number | null;
  isAnother: boolean;
}) {
  const { t } = useTranslation('hiring');
  return (
    <>
      <QuestionLint text={text} language={language} />
      {twin !== null && (
        <Alert severity="warning" role="status">
          {t('questions.twin', { number: twin })}
        </Alert>
      )}
      {isAnother && (
        <Alert severity="warning" role="status">
          {t('correct.another')}
        </Alert>
      )}
    </>
  );
}
