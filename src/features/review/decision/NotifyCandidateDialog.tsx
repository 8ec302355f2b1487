// Telling the candidate what was decided, when it was not done together with the decision, or in better words.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseOutcome } from '#data/review/decisions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { MessageFields } from './MessageFields.tsx';
import { useMessage, type MessageAbout } from './useMessage.ts';

export interface NotifyCandidateDialogProps {
  candidateRef: CandidateRef;
  uid: string;
  outcome: 'advance' | 'reject';
  about: MessageAbout;
  onClose: () => void;
}

export function NotifyCandidateDialog({
  candidateRef,
  uid,
  outcome,
  about,
  onClose,
}: NotifyCandidateDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const id = useId();
  const [tried, setTried] = useState(false);
  const message = useMessage(outcome, about);
  const [release, releasing] = useAction(releaseOutcome, { done: t('tell.done') });
  const empty = message.text.message.trim() === '';

  async function submit(): Promise<void> {
    setTried(true);
    if (empty) return document.getElementById(`${id}-message`)?.focus();
    if ((await release(candidateRef, uid, outcome, message.text)) === undefined) return;
    message.forget();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{t('tell.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography variant="body2" color="text.secondary">
              {t('tell.lead')}
            </Typography>
            <MessageFields
              id={`${id}-message`}
              message={message}
              competencies={about.competencies}
              error={tried && empty ? t('tell.empty') : undefined}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!message.isReady}
            loading={releasing.pending}
          >
            {t('tell.send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
