// A move that needs a decision: a person makes it, with a reason, or it is not made. The move and the decision are one commit.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import type { Asked } from './useMoves.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { useStageDecision } from './useStageDecision.ts';

export function DecideDialog({
  jobRef,
  uid,
  asked,
  onClose,
}: {
  jobRef: JobRef;
  uid: string;
  asked: Asked;
  onClose: () => void;
}) {
  const { t } = useTranslation(['pipeline', 'domain', 'common']);
  const id = useId();
  const { session, target, before } = asked;
  const name = useShownName()(session.data.displayName);
  const stage = t(`domain:stage.${target}`);
  const hasOwn = session.data.reviewers?.includes(uid) === true;
  const decision = useStageDecision(jobRef, uid, asked, id, onClose);
  const { outcome } = decision;

  const page = to('candidate', { interviewId: jobRef.interviewId, candidateUid: session.id });

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void decision.submit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{t('decide.title', { name, stage })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>
              {t('decide.needs', { stage, outcome: t(`domain:outcome.${outcome}`) })}{' '}
              {t('decide.person')}
            </Typography>
            {before && (
              <Alert severity="warning">
                {t('decide.before', { outcome: t(`domain:outcome.${before.outcome}`) })}
              </Alert>
            )}
            {hasOwn ? (
              <ReasonFields id={id} page={page} decision={decision} />
            ) : (
              <Alert severity="info">
                {t('decide.scorecardFirst')}{' '}
                <MuiLink component={Link} to={page}>
                  {t('decide.openPage')}
                </MuiLink>
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {hasOwn && (
            <Button type="submit" variant="contained" loading={decision.pending}>
              {t('decide.record', { stage })}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
