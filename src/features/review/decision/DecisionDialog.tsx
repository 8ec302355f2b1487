// Deciding: what, why in a person's own words, the move that follows, and the message to the candidate.
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageFields } from './MessageFields.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';
import { useDecision, type DecisionInput, type DecisionMaking } from './useDecision.ts';

export function DecisionDialog({
  candidateRef,
  uid,
  session,
  seen,
  isNotified,
  about,
  onClose,
}: DecisionInput) {
  const { t } = useTranslation(['review', 'domain', 'common']);
  const titleId = useId();
  const decision = useDecision(
    { candidateRef, uid, session, seen, isNotified, about, onClose },
    titleId,
  );
  const { candidateMessage, message, problems, tried } = decision;

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void decision.submit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={titleId}>{t(seen ? 'decision.change' : 'decision.decide')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} useFlexGap>
            <Typography variant="body2" color="text.secondary">
              {t('decision.lead')}
            </Typography>
            <OutcomeFields id={titleId} decision={decision} />
            <AfterDecision decision={decision} isNotified={isNotified} />
            {candidateMessage && (
              <Box sx={{ borderLeft: 3, borderColor: 'line.main', pl: 2 }}>
                <MessageFields
                  id={`${titleId}-message`}
                  message={message}
                  competencies={about.competencies}
                  error={tried && problems.message ? t('tell.empty') : undefined}
                />
              </Box>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={candidateMessage !== undefined && !message.isReady}
            loading={decision.pending}
          >
            {t(candidateMessage ? 'decision.recordAndTell' : 'decision.record')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** What follows the decision: the move, and the message to the candidate. */
function AfterDecision({
  decision,
  isNotified,
}: {
  decision: DecisionMaking;
  isNotified: boolean;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const { next, tellable } = decision;
  return (
    <>
      {next && (
        <FormControlLabel
          control={
            <Checkbox
              checked={decision.moves}
              onChange={(_, checked) => decision.setMoves(checked)}
            />
          }
          label={t('decision.moveTo', { stage: t(`domain:stage.${next}`) })}
        />
      )}
      {tellable && (
        <FormControlLabel
          control={
            <Checkbox
              checked={decision.notifiesCandidate || isNotified}
              disabled={isNotified}
              onChange={(_, checked) => decision.setNotifiesCandidate(checked)}
            />
          }
          label={t(isNotified ? 'decision.tellAgain' : 'decision.tell')}
        />
      )}
    </>
  );
}
