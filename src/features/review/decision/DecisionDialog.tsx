// Deciding: what, why in a person's own words, the move that follows, and the message to the candidate.
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { decide, type OutcomeText } from '#data/review/decisions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { outcomes, type Decision } from '#domain/review/review.ts';
import type { Stage } from '#domain/candidate/session.ts';
import { RejectReasonField } from '#ui/product/RejectReasonField.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { MessageFields } from './MessageFields.tsx';
import { useKept } from '#ui/reading/useKept.ts';
import { useMessage, type MessageAbout } from './useMessage.ts';

export interface DecisionDialogProps {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  seen: Decision | null;
  isNotified: boolean;
  about: MessageAbout;
  onClose: () => void;
}

const shortest = 10;

/** Where a candidate goes after a decision, unless they are already further. */
function stageAfter(outcome: Decision['outcome'], stage: Stage | null): Stage | null {
  if (outcome === 'reject') return stage === 'rejected' ? null : 'rejected';
  if (outcome === 'advance')
    return stage === 'shortlisted' || stage === 'offer' || stage === 'hired' ? null : 'shortlisted';
  return null;
}

export function DecisionDialog({
  candidateRef,
  uid,
  session,
  seen,
  isNotified,
  about,
  onClose,
}: DecisionDialogProps) {
  const { t } = useTranslation(['review', 'domain', 'common']);
  const titleId = useId();
  const [outcome, setOutcome] = useState<Decision['outcome'] | null>(seen?.outcome ?? null);
  const {
    value: reason,
    set: setReason,
    forget: forgetReason,
  } = useKept(`${about.keptAs}/reason`, z.string(), '');
  const [reasonCode, setReasonCode] = useState<RejectReason | null>(seen?.reasonCode ?? null);
  const [moves, setMoves] = useState(true);
  const [notifiesCandidate, setNotifiesCandidate] = useState(false);
  const [tried, setTried] = useState(false);
  const advance = useMessage('advance', about);
  const reject = useMessage('reject', about);
  const message = outcome === 'reject' ? reject : advance;
  const [record, recording] = useAction(decide, { done: t('decision.recorded') });
  const next = outcome && stageAfter(outcome, session.stage ?? null);
  const tellable = outcome !== null && outcome !== 'hold';
  const candidateMessage: OutcomeText | undefined =
    tellable && (notifiesCandidate || isNotified) ? message.text : undefined;
  const problems = {
    outcome: outcome === null,
    code: outcome === 'reject' && reasonCode === null,
    reason: reason.trim().length < shortest,
    message: candidateMessage !== undefined && candidateMessage.message.trim() === '',
  };

  async function submit(): Promise<void> {
    setTried(true);
    if (outcome === null || problems.code || problems.reason || problems.message) {
      const inForm = (['code', 'reason', 'message'] as const).find((name) => problems[name]);
      const first = outcome === null ? 'outcome' : (inForm ?? 'message');
      document.getElementById(`${titleId}-${first}`)?.focus();
      return;
    }
    const given = {
      outcome,
      reason: reason.trim(),
      ...(reasonCode ? { reasonCode } : {}),
      seen: seen?.rev ?? 0,
      ...(moves && next ? { stage: next } : {}),
      ...(candidateMessage ? { candidateMessage } : {}),
    };
    // Undefined means that it failed: the words stay where they are.
    if ((await record(candidateRef, uid, given)) === undefined) return;
    forgetReason();
    message.forget();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={titleId}>{t(seen ? 'decision.change' : 'decision.decide')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} useFlexGap>
            <Typography variant="body2" color="text.secondary">
              {t('decision.lead')}
            </Typography>
            <FormControl component="fieldset" error={tried && problems.outcome}>
              <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
                {t('decision.outcome')}
              </FormLabel>
              <RadioGroup
                row
                value={outcome ?? ''}
                onChange={({ target }) =>
                  setOutcome(outcomes.find((one) => one === target.value) ?? null)
                }
              >
                {outcomes.map((one, index) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={
                      <Radio
                        size="small"
                        slotProps={index === 0 ? { input: { id: `${titleId}-outcome` } } : {}}
                      />
                    }
                    label={t(`domain:outcome.${one}`)}
                  />
                ))}
              </RadioGroup>
              {tried && problems.outcome && (
                <FormHelperText>{t('decision.chooseOutcome')}</FormHelperText>
              )}
            </FormControl>
            {outcome === 'reject' && (
              <RejectReasonField
                id={`${titleId}-code`}
                value={reasonCode}
                onChange={setReasonCode}
                missing={tried && problems.code}
              />
            )}
            <TextField
              id={`${titleId}-reason`}
              fullWidth
              multiline
              minRows={3}
              maxRows={10}
              required
              label={t('decision.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={tried && problems.reason}
              helperText={
                tried && problems.reason
                  ? t('decision.reasonShort', { count: shortest })
                  : t('decision.reasonHelp')
              }
              slotProps={{ htmlInput: { maxLength: 5_000 } }}
            />
            {next && (
              <FormControlLabel
                control={<Checkbox checked={moves} onChange={(_, checked) => setMoves(checked)} />}
                label={t('decision.moveTo', { stage: t(`domain:stage.${next}`) })}
              />
            )}
            {tellable && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={notifiesCandidate || isNotified}
                    disabled={isNotified}
                    onChange={(_, checked) => setNotifiesCandidate(checked)}
                  />
                }
                label={t(isNotified ? 'decision.tellAgain' : 'decision.tell')}
              />
            )}
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
            loading={recording.pending}
          >
            {t(candidateMessage ? 'decision.recordAndTell' : 'decision.record')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
