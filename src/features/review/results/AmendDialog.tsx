// Sets something beside my scorecard that is in: what I see differently now, and why. The scorecard itself stays.
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
import { targetOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { amendReview } from '#data/review/reviews.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { amendmentLimits, type Review } from '#domain/review/review.ts';
import type { Scorecard } from '#domain/review/scorecard.ts';
import { lineOf, openEnds, reviewOf, scorecardOf } from '#domain/review/scorecard.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { ChoiceScale } from '#features/review/scorecard/ChoiceScale.tsx';
import { useKept } from '#ui/reading/useKept.ts';
import { ReasonField } from './ReasonField.tsx';

export interface AmendDialogProps {
  candidateRef: CandidateRef;
  uid: string;
  rubric: readonly RubricItem[];
  /** What counts as my last word: the scorecard, or what I set beside it last. */
  last: Pick<Review, 'rating' | 'comment' | 'scores'>;
  /** How many I have set beside it. */
  seen: number;
  onClose: () => void;
}

export function AmendDialog({ candidateRef, uid, rubric, last, seen, onClose }: AmendDialogProps) {
  const { t } = useTranslation(['review', 'domain', 'common', 'faults']);
  const id = useId();
  const [card, setCard] = useState(() => scorecardOf(last));
  const {
    value: reason,
    set: setReason,
    forget,
  } = useKept(
    `hirely.amendment/${uid}/${candidateRef.orgId}/${targetOf(candidateRef)}`,
    z.string(),
    '',
  );
  const [tried, setTried] = useState(false);
  const [save, { pending, fault }] = useAction(amendReview, { quiet: true });
  const isShort = reason.trim().length < amendmentLimits.reasonMin;
  const open = openEnds(card, rubric);

  async function record(): Promise<void> {
    setTried(true);
    if (isShort || open.length > 0) return;
    if (await save(candidateRef, { uid }, reviewOf(card), reason, seen)) {
      forget();
      onClose();
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('amend.title')}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2.5}>
          <Typography variant="body2" color="text.secondary">
            {t('amend.lead')}
          </Typography>
          <AmendedScales
            id={id}
            rubric={rubric}
            card={card}
            setCard={setCard}
            missing={tried ? open : []}
          />
          <ReasonField
            label={t('amend.reason')}
            help={t('amend.reasonHelp')}
            limits={{ min: amendmentLimits.reasonMin, max: amendmentLimits.reasonMax }}
            value={reason}
            onValue={setReason}
            isShort={tried && isShort}
          />
          {fault && (
            <Alert severity="error">
              {fault.code === 'conflict'
                ? t('amend.conflict')
                : fault.code === 'permissionDenied'
                  ? t('amend.refused')
                  : t(`faults:${fault.code}`, fault.values)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" loading={pending} onClick={() => void record()}>
          {t('amend.record')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A level for each competency, and the recommendation. */
function AmendedScales({
  id,
  rubric,
  card,
  setCard,
  missing,
}: {
  /** The scales are named after it. */
  id: string;
  rubric: readonly RubricItem[];
  card: Scorecard;
  setCard: (change: (now: Scorecard) => Scorecard) => void;
  /** Ids of what was handed in without a level. */
  missing: readonly string[];
}) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <>
      {rubric.map((competency) => (
        <ChoiceScale
          key={competency.id}
          id={`${id}-${competency.id}`}
          legend={competency.name}
          withNone
          words={(level) => t(`domain:level.${level}`)}
          value={lineOf(card, competency.id).choice}
          onChange={(choice) =>
            setCard((now) => ({
              ...now,
              lines: {
                ...now.lines,
                [competency.id]: { ...lineOf(now, competency.id), choice },
              },
            }))
          }
          error={missing.includes(competency.id) ? t('scorecard.chooseLevel') : undefined}
        />
      ))}
      <ChoiceScale
        id={`${id}-overall`}
        legend={t('scorecard.overall')}
        words={(level) =>
          t('scorecard.recommendation', { level, words: t(`domain:recommendation.${level}`) })
        }
        value={card.rating as 1 | 2 | 3 | 4 | 5 | null}
        onChange={(rating) => {
          if (rating !== 'none') setCard((now) => ({ ...now, rating }));
        }}
        error={missing.includes('overall') ? t('scorecard.chooseOverall') : undefined}
      />
    </>
  );
}
