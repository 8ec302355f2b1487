// The fields of an answer to a request: more time and when it ends, other formats, a word.
import {
  Alert,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  accommodationLimits,
  askedPercents,
  computeMinutesFor,
  computePercentMinutes,
} from '#domain/candidate/accommodation.ts';
import { deadlineOf } from '#domain/candidate/session.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { answerFormats } from '#domain/recordings/recording.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#ui/reading/useNow.ts';
import type { AccommodationForm } from './useAccommodationForm.ts';

interface Props {
  job: Interview;
  form: AccommodationForm;
}

const own = 'own';
/** So much time should be left when an interview that is already over is given more. */
const freshMinutes = 30;

/** How much more time: a share of the interview, or so many minutes. */
export function MinutesFields({
  job,
  form: { before, minutes, setMinutes, isOwn, setOwn, clearProblem },
}: Props) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const choices = askedPercents
    .map((percent) => ({ percent, minutes: computePercentMinutes(job.durationMinutes, percent) }))
    .filter((choice) => choice.minutes >= before.extraMinutes);
  return (
    <>
      <TextField
        select
        label={t('accommodation.moreTime')}
        value={isOwn ? own : String(minutes)}
        onChange={({ target }) => {
          clearProblem();
          setOwn(target.value === own);
          if (target.value !== own) setMinutes(Number(target.value));
        }}
      >
        <MenuItem value={String(before.extraMinutes)}>
          {t(before.extraMinutes > 0 ? 'accommodation.asBefore' : 'accommodation.noTime', {
            minutes: t('domain:minutes', { count: before.extraMinutes }),
          })}
        </MenuItem>
        {choices
          .filter((choice) => choice.minutes !== before.extraMinutes)
          .map((choice) => (
            <MenuItem key={choice.percent} value={String(choice.minutes)}>
              {t('accommodation.share', {
                percent: format.percent(choice.percent / 100),
                minutes: t('domain:minutes', { count: choice.minutes }),
              })}
            </MenuItem>
          ))}
        <MenuItem value={own}>{t('accommodation.ownMinutes')}</MenuItem>
      </TextField>
      {isOwn && (
        <WholeNumberField
          label={t('accommodation.minutesInAll')}
          value={minutes}
          bounds={{ min: before.extraMinutes, max: accommodationLimits.minutesMax }}
          onValue={(next) => {
            clearProblem();
            setMinutes(next);
          }}
          width={220}
        />
      )}
    </>
  );
}

/** When an interview that is going on would end; where that is past already, time enough to go on. */
export function NewEnd({
  job,
  session,
  form: { before, minutes, setMinutes, setOwn },
}: Props & { session: StaffSession | null }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const now = useNow();
  const running = session?.status === 'in_progress' ? session : null;
  const end =
    running &&
    deadlineOf(
      {
        startedAt: running.startedAt,
        extraMinutes: (running.extraMinutes ?? 0) + minutes - before.extraMinutes,
      },
      job,
    );
  const isPast = end !== null && end <= now;
  const enough = running?.startedAt
    ? before.extraMinutes +
      computeMinutesFor(
        freshMinutes,
        running.startedAt,
        job.durationMinutes + (running.extraMinutes ?? 0),
        now,
      )
    : 0;
  if (!end) return null;
  return (
    <Alert
      severity={isPast ? 'warning' : 'info'}
      action={
        isPast ? (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setOwn(true);
              setMinutes(enough);
            }}
          >
            {t('accommodation.enough', {
              minutes: t('domain:minutes', { count: freshMinutes }),
            })}
          </Button>
        ) : undefined
      }
    >
      {t(isPast ? 'accommodation.stillOver' : 'accommodation.newEnd', {
        when: format.dateTimeZone(end),
      })}
    </Alert>
  );
}

/** In which formats the candidate may also answer. */
export function FormatFields({ job, form: { before, formats, setFormats, clearProblem } }: Props) {
  const { t } = useTranslation('hiring');
  // Written interviews have no recorder, and no storage was set aside for recordings.
  const offered = job.slots.videos > 0 ? answerFormats : (['text'] as const);
  if (offered.length < 2) return null;
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('accommodation.alsoBy')}</FormLabel>
      <FormGroup row>
        {offered.map((one) => (
          <FormControlLabel
            key={one}
            label={t(`accommodation.format.${one}`)}
            disabled={before.formats.includes(one)}
            control={
              <Checkbox
                checked={formats.includes(one)}
                onChange={(_, checked) => {
                  clearProblem();
                  setFormats(checked ? [...formats, one] : formats.filter((kept) => kept !== one));
                }}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

export function MessageField({
  form: { message, setMessage, problem, clearProblem },
}: Pick<Props, 'form'>) {
  const { t } = useTranslation('hiring');
  return (
    <>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={t('accommodation.message')}
        value={message}
        error={problem === 'noWord'}
        onChange={({ target }) => {
          clearProblem();
          setMessage(target.value);
        }}
        helperText={t('accommodation.messageHelp')}
        slotProps={{ htmlInput: { maxLength: accommodationLimits.messageMax, dir: 'auto' } }}
      />
      {problem && (
        <Typography color="error" role="alert">
          {t(`accommodation.${problem}`)}
        </Typography>
      )}
    </>
  );
}
