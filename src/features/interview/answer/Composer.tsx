// The field for one answer: large, patient, and honest about where the words are.
import {
  Alert,
  Box,
  Button,
  FormControl,
  InputLabel,
  OutlinedInput,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '#data/candidate/outboxEntry.ts';
import { readWordsState } from '#data/candidate/outboxEntry.ts';
import type { Fault } from '#domain/base/fault.ts';
import { limits } from '#domain/jobs/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { countWords } from '#features/interview/session/roomPlan.ts';

/** The answer in the field: its words, where they are kept, what takes new ones, and what sends refused ones again. */
interface TypedAnswer {
  text: string;
  entry: OutboxEntry | undefined;
  onType: (text: string) => void;
  onRetry: () => void;
}

export interface ComposerProps {
  answer: TypedAnswer;
  /** The id of the element that holds the question. */
  questionId: string;
  isFollowUp: boolean;
  thinking: boolean;
  /** Grows when the candidate moved: the field takes the focus then. */
  moves: number;
  onContinue: () => void;
  onSkip: () => void;
  /** Another way to fill the field: the voice. */
  children?: ReactNode;
}

/** From here on the number of characters is shown. */
const nearLimit = limits.answerMax - 2_000;

/** The server did not take the words: why, and what can be done with them. */
function Refused({
  text,
  reason,
  onRetry,
}: {
  text: string;
  reason: Fault['code'];
  onRetry: () => void;
}) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button size="small" color="inherit" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
          <CopyButton text={text} />
        </>
      }
    >
      {t('composer.refused', { reason: t(`faults:${reason}`) })}
    </Alert>
  );
}

function Actions({
  thinking,
  onContinue,
  onSkip,
}: Pick<ComposerProps, 'thinking' | 'onContinue' | 'onSkip'>) {
  const { t } = useTranslation('interview');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="contained" size="large" loading={thinking} onClick={onContinue}>
        {t('composer.continue')}
      </Button>
      <Button size="large" onClick={onSkip} disabled={thinking}>
        {t('composer.skip')}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {t('composer.shortcut')}
      </Typography>
    </Stack>
  );
}

/** What is wrong with the words, if anything: too long, or nothing where something was to be sent. */
function useProblem(length: number, showsEmptyError: boolean): string | null {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const over = length - limits.answerMax;
  if (over > 0)
    return t('composer.tooLong', {
      count: over,
      over: format.number(over),
      limit: format.number(limits.answerMax),
    });
  return showsEmptyError ? t('composer.empty') : null;
}

/** Below the field: what is wrong with the words or how many they are, and where they are kept. */
function FieldFoot({
  id,
  text,
  problem,
  state,
}: {
  id: string;
  text: string;
  problem: string | null;
  state: ReturnType<typeof readWordsState> | null;
}) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', px: 0.5 }}
    >
      <Typography
        id={id}
        variant="caption"
        color={problem ? 'error' : 'text.secondary'}
        role={problem ? 'alert' : undefined}
      >
        {problem ??
          (text.length > nearLimit
            ? t('composer.characters', {
                used: format.number(text.length),
                limit: format.number(limits.answerMax),
              })
            : t('composer.words', { count: countWords(text) }))}
      </Typography>
      <SaveState state={state === 'choose' ? 'refused' : state} />
    </Stack>
  );
}

export function Composer({
  answer,
  questionId,
  isFollowUp,
  thinking,
  moves,
  onContinue,
  onSkip,
  children,
}: ComposerProps) {
  const { text, entry, onType, onRetry } = answer;
  const { t } = useTranslation('interview');
  const field = useRef<HTMLTextAreaElement>(null);
  const [showsEmptyError, setShowsEmptyError] = useState(false);
  const helpId = useId();
  const fieldId = useId();
  const label = t(isFollowUp ? 'composer.followUpLabel' : 'composer.label');
  useEffect(() => {
    if (moves > 0) field.current?.focus();
  }, [moves]);

  const state = entry ? readWordsState(entry) : null;
  const problem = useProblem(text.length, showsEmptyError);
  function proceed(): void {
    if (text.trim() !== '') return onContinue();
    setShowsEmptyError(true);
    field.current?.focus();
  }
  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    proceed();
  }

  return (
    <Stack spacing={1.25}>
      {/* A text field's parts: the whole one brings menus and lists along, which no answer needs. */}
      <FormControl fullWidth error={problem !== null}>
        <InputLabel htmlFor={fieldId}>{label}</InputLabel>
        <OutlinedInput
          id={fieldId}
          multiline
          minRows={6}
          maxRows={22}
          inputRef={field}
          label={label}
          value={text}
          onChange={(event) => {
            setShowsEmptyError(false);
            onType(event.target.value);
          }}
          onKeyDown={pressed}
          inputProps={{
            dir: 'auto',
            'aria-describedby': `${questionId} ${helpId}`,
            'data-testid': 'answer-field',
          }}
        />
      </FormControl>
      <FieldFoot id={helpId} text={text} problem={problem} state={state} />
      {children}
      {state === 'refused' && entry?.refusal !== 'tooLong' && (
        <Refused text={text} reason={entry?.refusal ?? 'unknown'} onRetry={onRetry} />
      )}
      <Actions thinking={thinking} onContinue={proceed} onSkip={onSkip} />
    </Stack>
  );
}
