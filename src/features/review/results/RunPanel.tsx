// The run that is shown: how it was made, how it compares with others, and another one on request.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { retryJob } from '#data/evaluation/aiJobs.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { useAction } from '#ui/reading/useAction.ts';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import { RunCompare } from './RunCompare.tsx';
import { RunFacts } from './RunFacts.tsx';
import type { AiResult, AiView } from './aiView.ts';

export interface RunPanelProps {
  candidateRef: CandidateRef;
  rubric: readonly RubricItem[];
  ai: AiView & { result: AiResult };
  ratings: readonly QuestionRating[];
  links: EvidenceLinks;
}

export function RunPanel({
  candidateRef,
  rubric,
  ai: { result, state, jobDone, canRerun },
  ratings,
  links: { numbers, answers },
}: RunPanelProps) {
  const { t } = useTranslation('review');
  const [again, runningAgain] = useAction(retryJob);
  const { run, runs } = result;
  return (
    <Stack
      spacing={1.5}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5, alignItems: 'flex-start' }}
    >
      <Typography variant="h4" component="h3">
        {t('run.title')}
      </Typography>
      <RunFacts
        orgId={candidateRef.orgId}
        run={run}
        runs={runs}
        check={result.check}
        onRun={result.onRun}
      />
      <RunCompare
        candidateRef={candidateRef}
        run={run}
        runs={runs}
        ratings={ratings}
        rubric={rubric}
        numbers={numbers}
        answers={answers}
      />
      {!jobDone && state}
      {canRerun && jobDone && (
        <Button
          size="small"
          variant="outlined"
          loading={runningAgain.pending}
          onClick={() => void again(candidateRef.orgId, run.data.jobId)}
        >
          {t('run.again')}
        </Button>
      )}
    </Stack>
  );
}
