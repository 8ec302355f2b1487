// Answers a candidate's request: minutes, a format, or no, with a word; says what the clock will show.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionAskedOf } from '#data/candidate/accommodations.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import type { Accommodation } from '#domain/candidate/accommodation.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { FormatFields, MessageField, MinutesFields, NewEnd } from './AccommodationFields.tsx';
import { useAccommodationForm } from './useAccommodationForm.ts';

export interface AccommodationAnswerProps {
  inviteRef: InviteRef;
  uid: string;
  job: Interview;
  request: Accommodation;
  candidateUid: string | null;
  name: string;
  onClose: () => void;
}

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
  const id = useId();
  const session = useLive(sessionAskedOf(inviteRef, candidateUid))?.data ?? null;
  const form = useAccommodationForm(inviteRef, uid, job, request, onClose);

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('accommodation.answerTitle', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t('accommodation.hint')}
          </Typography>
          <MinutesFields job={job} form={form} />
          <NewEnd job={job} session={session} form={form} />
          <FormatFields job={job} form={form} />
          <MessageField form={form} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button color="error" disabled={form.pending} onClick={() => void form.send('declined')}>
          {t('accommodation.decline')}
        </Button>
        <Button
          variant="contained"
          loading={form.pending}
          onClick={() => void form.send('granted')}
        >
          {t('accommodation.grant')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
