// How one question may be answered: which formats, how long to think, how long to speak, how often to record again.
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isSpoken, retakeLimits, type InterviewKind } from '#domain/jobs/answering.ts';
import type { Question } from '#domain/jobs/kit.ts';
import {
  answerFormats,
  formatsOf,
  maxSecondsOf,
  type AnswerFormat,
} from '#domain/recordings/recording.ts';
import { formatLength } from '#features/hiring/parts/lengthText.ts';

type Fields = Pick<Question, 'formats' | 'thinkSeconds' | 'maxSeconds' | 'retakes'>;
export interface AnsweringFieldsProps {
  question: Question;
  number: number;
  kind: InterviewKind;
  /** How often an answer may be recorded again where its question does not say. */
  retakes: number;
  set: (part: Fields) => void;
  /** Gives these settings to every question; null when they are the same already. */
  setAll: (() => void) | null;
}

const thinkChoices = [0, 15, 30, 60, 120, 300, 600] as const;
const lengthChoices = [30, 60, 120, 180, 300, 600, 900, 1_800] as const;
const retakeChoices = Array.from({ length: retakeLimits.max + 1 }, (_, count) => count);
/** Chosen where the question follows the interview. */
const asInterview = 'asInterview';
/** In the order candidates are offered them. */
const shown = answerFormats.toReversed();

function withOwn(choices: readonly number[], own: number): number[] {
  return choices.includes(own) ? [...choices] : [...choices, own].toSorted((a, b) => a - b);
}

export function AnsweringFields({
  question,
  number,
  kind,
  retakes,
  set,
  setAll,
}: AnsweringFieldsProps) {
  const { t } = useTranslation('hiring');
  const formats = formatsOf(question, kind);
  const label = `answering-${question.id}`;
  function toggle(format: AnswerFormat): void {
    const next = formats.includes(format)
      ? formats.filter((known) => known !== format)
      : [...formats, format];
    set({ formats: answerFormats.filter((known) => next.includes(known)) });
  }
  return (
    <Stack
      role="group"
      aria-labelledby={label}
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}
      data-testid="answering"
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <FormLabel id={label} sx={{ fontSize: 'caption.fontSize' }}>
          {t('answering.formats', { number })}
        </FormLabel>
        <FormGroup row>
          {shown.map((format) => (
            <FormControlLabel
              key={format}
              sx={{ mr: 2 }}
              label={t(`answering.format.${format}`)}
              control={
                <Checkbox
                  size="small"
                  checked={formats.includes(format)}
                  disabled={formats.length === 1 && formats.includes(format)}
                  onChange={() => toggle(format)}
                />
              }
            />
          ))}
        </FormGroup>
      </Box>
      {isSpoken(question, kind) && <SpokenFields question={question} retakes={retakes} set={set} />}
      {setAll && (
        <Button size="small" onClick={setAll}>
          {t('answering.forAll')}
        </Button>
      )}
    </Stack>
  );
}

/** Of a spoken answer: how long to think and to speak, how often to record again. */
function SpokenFields({
  question,
  retakes,
  set,
}: Pick<AnsweringFieldsProps, 'question' | 'retakes' | 'set'>) {
  const { t } = useTranslation('hiring');
  const think = question.thinkSeconds ?? 0;
  const length = maxSecondsOf(question);
  return (
    <>
      <TextField
        select
        size="small"
        label={t('answering.think')}
        value={think}
        onChange={(event) => set({ thinkSeconds: Number(event.target.value) })}
        sx={{ flex: '0 1 168px' }}
      >
        {withOwn(thinkChoices, think).map((seconds) => (
          <MenuItem key={seconds} value={seconds}>
            {seconds === 0 ? t('answering.noThink') : formatLength(t, seconds)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('answering.length')}
        value={length}
        onChange={(event) => set({ maxSeconds: Number(event.target.value) })}
        sx={{ flex: '0 1 168px' }}
      >
        {withOwn(lengthChoices, length).map((seconds) => (
          <MenuItem key={seconds} value={seconds}>
            {formatLength(t, seconds)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('answering.ownRetakes')}
        value={question.retakes ?? asInterview}
        sx={{ flex: '0 1 168px' }}
        onChange={({ target }) =>
          set({ retakes: target.value === asInterview ? null : Number(target.value) })
        }
      >
        <MenuItem value={asInterview}>{t('answering.asInterview', { count: retakes })}</MenuItem>
        {retakeChoices.map((count) => (
          <MenuItem key={count} value={count}>
            {t('answering.retakeCount', { count })}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
