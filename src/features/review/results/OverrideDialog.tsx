// Gives an AI rating another level, with a reason, or takes the last one back; what was recorded before stays.
import {
  Alert,
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
import { z } from 'zod';
import { overrideLimits } from '#domain/review/override.ts';
import type { Choice } from '#domain/review/scorecard.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { addOverride } from '#data/review/overrides.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { ChoiceScale } from '#features/review/scorecard/ChoiceScale.tsx';
import type { OverrideTarget } from './overrideContext.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { ReasonField } from './ReasonField.tsx';

export interface OverrideDialogProps {
  overrideTarget: OverrideTarget;
  questionId: string;
  title: string;
  /** How many words on this rating are shown. */
  seen: number;
  /** A level of people counts now. */
  counting: boolean;
  onClose: () => void;
}

export function OverrideDialog({
  overrideTarget,
  questionId,
  title,
  seen,
  counting,
  onClose,
}: OverrideDialogProps) {
  const { t } = useTranslation(['review', 'domain', 'common', 'faults']);
  const id = useId();
  const { choice, setChoice, reason, setReason, tried, isShort, pending, fault, record } =
    useOverriding(overrideTarget, questionId, seen, onClose);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('override.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography variant="body2" color="text.secondary">
            {t('override.lead')}
          </Typography>
          <ChoiceScale
            id={`${id}-level`}
            legend={title}
            words={(level) => t(`domain:level.${level}`)}
            withNone
            value={choice}
            onChange={setChoice}
            error={tried && choice === null ? t('scorecard.chooseLevel') : undefined}
          />
          <ReasonField
            label={t('override.reason')}
            help={t('override.reasonHelp')}
            limits={{ min: overrideLimits.reasonMin, max: overrideLimits.reasonMax }}
            value={reason}
            onValue={setReason}
            isShort={tried && isShort}
          />
          {fault && (
            <Alert severity="error">
              {fault.code === 'conflict'
                ? t('override.conflict')
                : t(`faults:${fault.code}`, fault.values)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {counting && (
          <Button
            color="secondary"
            disabled={pending}
            onClick={() => void record(true)}
            sx={{ mr: 'auto' }}
          >
            {t('override.withdraw')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" loading={pending} onClick={() => void record(false)}>
          {t('override.record')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** An override while it is written, and recording it or taking the last one back. */
function useOverriding(
  overrideTarget: OverrideTarget,
  questionId: string,
  seen: number,
  onClose: () => void,
) {
  const [choice, setChoice] = useState<Choice>(null);
  const {
    value: reason,
    set: setReason,
    forget,
  } = useKept(
    `hirely.override/${overrideTarget.me.uid}/${overrideTarget.candidateRef.orgId}/${targetOf(overrideTarget.candidateRef)}/${questionId}`,
    z.string(),
    '',
  );
  const [tried, setTried] = useState(false);
  const [save, { pending, fault }] = useAction(addOverride, { quiet: true });
  const isShort = reason.trim().length < overrideLimits.reasonMin;

  async function record(withdrawn: boolean): Promise<void> {
    setTried(true);
    if (isShort || (!withdrawn && choice === null)) return;
    const level = withdrawn || choice === 'none' ? null : choice;
    if (
      await save(overrideTarget.candidateRef, overrideTarget.me, {
        evaluationId: overrideTarget.runId,
        questionId,
        level,
        withdrawn,
        reason,
        seen,
      })
    ) {
      forget();
      onClose();
    }
  }
  return { choice, setChoice, reason, setReason, tried, isShort, pending, fault, record };
}
