// Answers a candidate's request: minutes, a format, or no, with a word; says what the clock will show.
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerAccommodation,
  sessionAskedOf,
  type Answering,
} from '#data/candidate/accommodations.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import {
  accommodationLimits,
  askedPercents,
  grantOf,
  minutesFor,
  minutesOfPercent,
  type Accommodation,
} from '#domain/candidate/accommodation.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';
import { deadlineOf } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

export interface AccommodationAnswerProps {
  inviteRef: InviteRef;
  uid: string;
  job: Interview;
  request: Accommodation;
  candidateUid: string | null;
  name: string;
  onClose: () => void;
}

const own = 'own';
/** So much time should be left when an interview that is already over is given more. */
const freshMinutes = 30;

export function AccommodationAnswer({
  inviteRef,
  uid,
  job,
  request,
  candidateUid,
  name,
  onClose,
}: AccommodationAnswerProps) {
  const { t } = useTranslation(['hiring', 'common', 'domain']);
  const format = useFormat();
  const id = useId();
  const now = useNow();
  const session = useLive(sessionAskedOf(inviteRef, candidateUid))?.data ?? null;
  const before = grantOf(request);
  const suggested = request.percent
    ? Math.max(before.extraMinutes, minutesOfPercent(job.durationMinutes, request.percent))
    : before.extraMinutes;
  const [minutes, setMinutes] = useState(suggested);
  const [isOwn, setOwn] = useState(false);
  const [formats, setFormats] = useState<readonly AnswerFormat[]>(() => [
    ...before.formats,
    ...(request.format && !before.formats.includes(request.format) ? [request.format] : []),
  ]);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<'nothing' | 'noWord' | null>(null);
  const [answer, { pending }] = useAction(
    async (given: Answering) => {
      await answerAccommodation(inviteRef, uid, request.rev, given);
      return true;
    },
    { done: t('accommodation.answered') },
  );

  const choices = askedPercents
    .map((percent) => ({ percent, minutes: minutesOfPercent(job.durationMinutes, percent) }))
    .filter((choice) => choice.minutes >= before.extraMinutes);
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
      minutesFor(
        freshMinutes,
        running.startedAt,
        job.durationMinutes + (running.extraMinutes ?? 0),
        now,
      )
    : 0;
  // Written interviews have no recorder, and no storage was set aside for recordings.
  const offered = job.slots.videos > 0 ? answerFormats : (['text'] as const);

  async function send(kind: 'granted' | 'declined'): Promise<void> {
    if (
      kind === 'granted' &&
      minutes <= before.extraMinutes &&
      formats.length <= before.formats.length
    )
      return setProblem('nothing');
    if (kind === 'declined' && message.trim() === '') return setProblem('noWord');
    const done = await answer(
      kind === 'granted' ? { kind, extraMinutes: minutes, formats, message } : { kind, message },
    );
    if (done) onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('accommodation.answerTitle', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t('accommodation.hint')}
          </Typography>
          <TextField
            select
            label={t('accommodation.moreTime')}
            value={isOwn ? own : String(minutes)}
            onChange={({ target }) => {
              setProblem(null);
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
              min={before.extraMinutes}
              max={accommodationLimits.minutesMax}
              onValue={(next) => {
                setProblem(null);
                setMinutes(next);
              }}
              width={220}
            />
          )}
          {end && (
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
          )}
          {offered.length > 1 && (
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
                          setProblem(null);
                          setFormats(
                            checked ? [...formats, one] : formats.filter((kept) => kept !== one),
                          );
                        }}
                      />
                    }
                  />
                ))}
              </FormGroup>
            </FormControl>
          )}
          <TextField
            multiline
            minRows={2}
            maxRows={8}
            label={t('accommodation.message')}
            value={message}
            error={problem === 'noWord'}
            onChange={({ target }) => {
              setProblem(null);
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
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button color="error" disabled={pending} onClick={() => void send('declined')}>
          {t('accommodation.decline')}
        </Button>
        <Button variant="contained" loading={pending} onClick={() => void send('granted')}>
          {t('accommodation.grant')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
