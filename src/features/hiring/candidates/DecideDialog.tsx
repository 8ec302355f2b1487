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
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { decide, type NewDecision } from '#data/review/decisions.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { recountJobs } from '#data/jobs/pipelineCounts.ts';
import { decisionFor, stageOf } from '#domain/review/pipeline.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { to } from '#navigation/routes.ts';
import { RejectReasonField } from '#ui/product/RejectReasonField.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import type { Asked } from './useMoves.ts';

const shortest = 10;

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
  const outcome = decisionFor(target) ?? 'hold';
  const [reason, setReason] = useTyped(`decide/${jobRef.interviewId}/${session.id}`);
  const [reasonCode, setReasonCode] = useState<RejectReason | null>(before?.reasonCode ?? null);
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;
  const lacksCode = outcome === 'reject' && reasonCode === null;
  const hasOwn = session.data.reviewers?.includes(uid) === true;
  const [record, { pending }] = useAction(decide, { done: t('decide.recorded', { name, stage }) });
  const page = to('candidate', { interviewId: jobRef.interviewId, candidateUid: session.id });

  async function submit(): Promise<void> {
    setTried(true);
    if (lacksCode || isShort)
      return document.getElementById(`${id}-${lacksCode ? 'code' : 'reason'}`)?.focus();
    const moved = stageOf(target);
    const given: NewDecision = {
      outcome,
      reason: reason.trim(),
      seen: before?.rev ?? 0,
      ...(reasonCode ? { reasonCode } : {}),
      ...(moved ? { stage: moved } : {}),
    };
    // Undefined means that it failed: the words stay where they are.
    if ((await record({ ...jobRef, candidateUid: session.id }, uid, given)) === undefined)
      return undefined;
    setReason('');
    recountJobs();
    return onClose();
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
            {hasOwn && outcome === 'reject' && (
              <RejectReasonField
                id={`${id}-code`}
                value={reasonCode}
                onChange={setReasonCode}
                missing={tried && lacksCode}
              />
            )}
            {hasOwn ? (
              <TextField
                id={`${id}-reason`}
                fullWidth
                multiline
                minRows={3}
                maxRows={10}
                required
                autoFocus
                label={t('decide.reason')}
                value={reason}
                onChange={({ target: field }) => setReason(field.value)}
                error={tried && isShort}
                helperText={
                  tried && isShort ? t('decide.short', { count: shortest }) : t('decide.help')
                }
                slotProps={{ htmlInput: { maxLength: 5_000 } }}
              />
            ) : (
              <Alert severity="info">
                {t('decide.scorecardFirst')}{' '}
                <MuiLink component={Link} to={page}>
                  {t('decide.openPage')}
                </MuiLink>
              </Alert>
            )}
            {hasOwn && (
              <Typography variant="body2" color="text.secondary">
                {t('decide.untold')}{' '}
                <MuiLink component={Link} to={page}>
                  {t('decide.openPage')}
                </MuiLink>
              </Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {hasOwn && (
            <Button type="submit" variant="contained" loading={pending}>
              {t('decide.record', { stage })}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
