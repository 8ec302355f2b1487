// My own scorecard, before anybody else's judgement is shown: saved as it is filled in, submitted once.
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Reviewer } from '#data/review/reviews.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Review } from '#domain/review/review.ts';
import { lineOf, openEnds, scorecardLimits } from '#domain/review/scorecard.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { Saved } from '#ui/page/SaveState.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ChoiceScale } from './ChoiceScale.tsx';
import { CompetencyField, buildFieldId } from './CompetencyField.tsx';
import { HandInSummary } from './HandInSummary.tsx';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';
import type { ScorecardStorePorts } from './scorecardStore.ts';
import { useScorecard } from './useScorecard.ts';
import type { Scorecard } from '#domain/review/scorecard.ts';

export interface ScorecardFormProps {
  candidateRef: CandidateRef;
  reviewer: Reviewer;
  review: Review | null;
  rubric: RubricItem[];
  numbers: Readonly<Record<string, number>>;
  /** For a guest, whose scorecard goes another way. */
  guest?: {
    verbs: Pick<ScorecardStorePorts, 'save' | 'handIn'>;
    lead: string;
    confirmText: string;
    confirm: string;
  };
}

export function ScorecardForm({
  candidateRef,
  reviewer,
  review,
  rubric,
  numbers,
  guest,
}: ScorecardFormProps) {
  const { t } = useTranslation(['review', 'domain', 'faults']);
  const [scorecard, scorecardStore] = useScorecard(candidateRef, reviewer, review, guest?.verbs);
  const { card, saved, fault } = scorecard;
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [handIn, handingIn] = useAction(scorecardStore.handIn);
  const open = openEnds(card, rubric);
  const done = rubric.length + 1 - open.length;

  function ask(): void {
    setTried(true);
    const [first] = open;
    if (first === undefined) return setAsking(true);
    const field = document.getElementById(buildFieldId(first));
    bringIntoView(field, 'center');
    field?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <Panel
      title={t('scorecard.title')}
      lead={
        <>
          <LockIcon fontSize="inherit" aria-hidden sx={{ verticalAlign: '-2px', mr: 0.75 }} />
          {guest?.lead ?? t('scorecard.lead')}
        </>
      }
    >
      <Box
        component="form"
        noValidate
        aria-label={t('scorecard.title')}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
        sx={{ mt: -2.5 }}
      >
        <Competencies
          rubric={rubric}
          card={card}
          numbers={numbers}
          missing={tried ? open : []}
          edit={scorecardStore.edit}
        />
        <Overall
          card={card}
          missing={tried && open.includes('overall')}
          edit={scorecardStore.edit}
        />
        {fault && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t(`faults:${fault.code}`, fault.values)}
          </Alert>
        )}
        <ScorecardFoot done={done} of={rubric.length + 1} saved={saved} />
      </Box>
      <HandInDialog
        open={asking}
        card={card}
        rubric={rubric}
        guest={guest}
        pending={handingIn.pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void handIn()}
      />
    </Panel>
  );
}

interface CompetenciesProps extends Pick<ScorecardFormProps, 'rubric' | 'numbers'> {
  card: Scorecard;
  /** The ids of what has to be filled in. */
  missing: readonly string[];
  edit: ReturnType<typeof useScorecard>[1]['edit'];
}

/** A level and its evidence for each competency. */
function Competencies({ rubric, card, numbers, missing, edit }: CompetenciesProps) {
  return (
    <>
      {rubric.map((competency) => (
        <CompetencyField
          key={competency.id}
          competency={competency}
          numbers={numbers}
          line={lineOf(card, competency.id)}
          missing={missing.includes(competency.id)}
          onChange={(line) =>
            edit((now) => ({
              ...now,
              lines: { ...now.lines, [competency.id]: line },
            }))
          }
        />
      ))}
    </>
  );
}

interface HandInDialogProps extends Pick<ScorecardFormProps, 'rubric' | 'guest'> {
  open: boolean;
  card: Scorecard;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the scorecard is submitted, which is final. */
function HandInDialog({
  open,
  card,
  rubric,
  guest,
  pending,
  onClose,
  onConfirm,
}: HandInDialogProps) {
  const { t } = useTranslation('review');
  return (
    <ConfirmDialog
      open={open}
      title={t('scorecard.confirmTitle')}
      confirmLabel={guest?.confirm ?? t('scorecard.confirm')}
      pending={pending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <HandInSummary card={card} rubric={rubric} {...(guest ? { text: guest.confirmText } : {})} />
    </ConfirmDialog>
  );
}

/** The recommendation and a comment on the whole interview. */
function Overall({
  card,
  missing,
  edit,
}: {
  card: Scorecard;
  missing: boolean;
  edit: ReturnType<typeof useScorecard>[1]['edit'];
}) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Stack spacing={2} sx={{ py: 2.5 }}>
      <ChoiceScale
        id={buildFieldId('overall')}
        legend={t('scorecard.overall')}
        words={(level) =>
          t('scorecard.recommendation', { level, words: t(`domain:recommendation.${level}`) })
        }
        value={card.rating as 1 | 2 | 3 | 4 | 5 | null}
        onChange={(rating) => {
          if (rating !== 'none') edit((now) => ({ ...now, rating }));
        }}
        error={missing ? t('scorecard.chooseOverall') : undefined}
      />
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        label={t('scorecard.comment')}
        value={card.comment}
        onChange={({ target }) => edit((now) => ({ ...now, comment: target.value }))}
        slotProps={{ htmlInput: { maxLength: scorecardLimits.commentMax } }}
      />
    </Stack>
  );
}

function ScorecardFoot({ done, of, saved }: { done: number; of: number; saved: Saved | null }) {
  const { t } = useTranslation('review');
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
    >
      <Box>
        <Typography variant="body2" color="text.secondary">
          {t('scorecard.progress', { done, of })}
        </Typography>
        <SaveState state={saved} />
      </Box>
      <Button type="submit" variant="contained">
        {t('scorecard.handIn')}
      </Button>
    </Stack>
  );
}
