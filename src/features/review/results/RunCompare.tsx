// Two runs of one session side by side: how each was made, where their levels and quotes agree, and where not.
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '#ai/results/compareRuns.ts';
import { ratingSource } from '#data/evaluation/evaluations.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import {
  chooseShownRating,
  madeOf,
  type Evaluation,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { RunDifference, type ComparedRuns } from './RunDifference.tsx';

export interface RunCompareProps {
  candidateRef: CandidateRef;
  run: Stored<Evaluation>;
  runs: readonly Stored<Evaluation>[];
  ratings: readonly QuestionRating[];
  rubric: readonly RubricItem[];
  numbers: Readonly<Record<string, number>>;
  answers: Readonly<Record<string, string>>;
}

/** The comparison, made when it is asked for; null while it is on its way. */
function useCompared(a: Run | null, b: Run): ComparedRuns | null {
  const [compared, setCompared] = useState<{
    a: Run['items'];
    b: Run['items'];
    result: ComparedRuns;
  } | null>(null);
  useEffect(() => {
    if (!a) return undefined;
    let left = false;
    void import('#ai/results/compareRuns.ts').then((module) => {
      if (!left) setCompared({ a: a.items, b: b.items, result: module.compareRuns(a, b) });
    });
    return () => {
      left = true;
    };
    // The items alone distinguish the runs; the rest is read from the same documents.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [a?.items, b.items]);
  return compared && compared.a === a?.items && compared.b === b.items ? compared.result : null;
}

/** A button that opens the comparison of the run shown with another one. Nothing when there is only one. */
export function RunCompare(props: RunCompareProps) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(false);
  if (props.runs.length < 2) return null;
  return (
    <Box sx={{ width: 1 }}>
      <Button size="small" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'run.close' : 'run.compare')}
      </Button>
      {open && <Opened {...props} />}
    </Box>
  );
}

function Opened({ candidateRef, run, runs, ratings, rubric, numbers, answers }: RunCompareProps) {
  const { t } = useTranslation('review');
  const { dateTime } = useFormat();
  const others = runs.filter(({ id }) => id !== run.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  const stored = valueOf(useLive(wrapResult(other ? ratingSource(candidateRef, other.id) : null)));
  const [shown, setShown] = useState<{ of: unknown; items: QuestionRating[] } | null>(null);
  if (stored && shown?.of !== stored)
    setShown({
      of: stored,
      items: stored.data.items.map((item) => chooseShownRating(item, answers)),
    });
  const compared = useCompared(
    other && shown?.of === stored && shown
      ? { items: shown.items, provenance: madeOf(other.data) }
      : null,
    { items: ratings, provenance: madeOf(run.data) },
  );
  if (!other) return null;
  return (
    <Stack
      spacing={2}
      sx={{ mt: 2 }}
      role="region"
      aria-label={t('run.compareTitle')}
      data-testid="run-compare"
    >
      <Typography variant="body2" color="text.secondary">
        {t('run.compareLead')}
      </Typography>
      <Searching>
        <TextField
          select
          size="small"
          label={t('run.compareWith')}
          value={other.id}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ maxWidth: 320 }}
        >
          {others.map(({ id, data }) => (
            <MenuItem key={id} value={id}>
              {t('run.option', {
                attempt: data.attempt,
                when: data.createdAt ? dateTime(data.createdAt) : '',
              })}
            </MenuItem>
          ))}
        </TextField>
      </Searching>
      <MadeBy made={madeOf(other.data)} lead={t('run.column', { attempt: other.data.attempt })} />
      <MadeBy made={madeOf(run.data)} lead={t('run.column', { attempt: run.data.attempt })} />
      {compared && (
        <RunDifference
          compared={compared}
          before={other.data.attempt}
          after={run.data.attempt}
          rubric={rubric}
          numbers={numbers}
        />
      )}
    </Stack>
  );
}
