// More time for a candidate whom something technical has hit: counted from now, and what the clock will then show.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { giveMoreTime } from '#data/review/technicalIssues.ts';
import { accommodationLimits, computeMinutesFor } from '#domain/candidate/accommodation.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { deadlineOf } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';

interface Props {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  interview: Interview;
  name: string;
  onClose: () => void;
}

/** What can be chosen: so many minutes from now, or the whole time once more. */
const choices = [15, 30, 60] as const;

export function MoreTimeDialog({ candidateRef, uid, session, interview, name, onClose }: Props) {
  const { t } = useTranslation(['afterwards', 'domain', 'common']);
  const format = useFormat();
  const id = useId();
  const now = useNow();
  const [wanted, setWanted] = useState(30);
  const [give, { pending }] = useAction(giveMoreTime, { done: t('staff.moreTime.done', { name }) });
  const { startedAt } = session;
  const before = session.extraMinutes ?? 0;
  const extra = startedAt
    ? Math.min(
        accommodationLimits.minutesMax,
        Math.max(before, computeMinutesFor(wanted, startedAt, interview.durationMinutes, now)),
      )
    : before;
  const end = deadlineOf({ startedAt, extraMinutes: extra }, interview);
  const leftMinutes = end ? Math.floor((end.getTime() - now.getTime()) / 60_000) : 0;
  const offered = [...choices, interview.durationMinutes]
    .filter((minutes, index, all) => all.indexOf(minutes) === index)
    .sort((a, b) => a - b);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('staff.moreTime.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 0.5 }}>
          <Typography variant="body2" color="text.secondary">
            {t(session.status === 'in_progress' ? 'staff.moreTime.lead' : 'staff.moreTime.reopens')}
          </Typography>
          <FormControl>
            <FormLabel id={`${id}left`}>{t('staff.moreTime.left')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}left`}
              value={String(wanted)}
              onChange={(_, next) => setWanted(Number(next))}
            >
              {offered.map((minutes) => (
                <FormControlLabel
                  key={minutes}
                  value={String(minutes)}
                  control={<Radio size="small" />}
                  label={
                    minutes === interview.durationMinutes
                      ? t('staff.moreTime.whole', {
                          minutes: t('domain:minutes', { count: minutes }),
                        })
                      : t('domain:minutes', { count: minutes })
                  }
                />
              ))}
            </RadioGroup>
          </FormControl>
          {end && (
            <Alert severity={leftMinutes < 1 ? 'warning' : 'info'} role="status">
              {t(leftMinutes < 1 ? 'staff.moreTime.closed' : 'staff.moreTime.until', {
                when: format.dateTimeZone(end),
              })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          variant="contained"
          loading={pending}
          disabled={leftMinutes < 1}
          onClick={() =>
            void give(candidateRef, uid, extra).then((done) => {
              if (done) onClose();
            })
          }
        >
          {t(session.status === 'in_progress' ? 'staff.moreTime.give' : 'staff.moreTime.reopen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
