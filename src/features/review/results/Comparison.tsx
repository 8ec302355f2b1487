// After handing in: my scorecard, the AI's rating and those of colleagues side by side, with the words they rest on.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { retryJob } from '#data/evaluation/aiJobs.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { overridesAt } from '#data/review/overrides.ts';
import {
  competencyLevel,
  passesDisagree,
  totalOf,
  type Evaluation,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { countingOverrides, withOverrides } from '#domain/review/override.ts';
import { farFirst, spreadOf } from '#domain/review/panel.ts';
import type { Review } from '#domain/review/review.ts';
import { totalOfReview } from '#domain/review/scorecard.ts';
import type { Stored } from '#domain/base/source.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { asResult, valueOf, type Loadable } from '#ui/reading/asResult.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { Amendments } from './Amendments.tsx';
import { CompetencyResult, type Peer } from './CompetencyResult.tsx';
import { Recommendations } from './Recommendations.tsx';
import { RunCompare } from './RunCompare.tsx';
import { RunFacts } from './RunFacts.tsx';
import { TotalTable } from './TotalTable.tsx';
import { OverrideContext } from './overrideContext.ts';
import type { InputCheck } from './useInputCheck.ts';

interface AiResult {
  run: Stored<Evaluation>;
  runs: readonly Stored<Evaluation>[];
  ratings: Loadable<QuestionRating[] | null>;
  check: InputCheck;
  onRun: (id: string) => void;
}
export interface ComparisonProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  rubric: readonly RubricItem[];
  mine: Review;
  peers: readonly Peer[];
  /** null: there is no evaluation (yet); `aiState` says why. */
  ai: AiResult | null;
  aiState: ReactNode;
  canEdit: boolean;
  /** The candidate asked for deletion: nobody scores any more. */
  paused: boolean;
  /** False while another run is on its way. */
  jobDone: boolean;
  numbers: Readonly<Record<string, number>>;
  answers: Readonly<Record<string, string>>;
  active: string | null;
  onSelect: (id: string) => void;
}

export function Comparison({
  candidateRef,
  me,
  rubric,
  mine,
  peers,
  ai,
  aiState,
  canEdit,
  paused,
  jobDone,
  numbers,
  answers,
  active,
  onSelect,
}: ComparisonProps) {
  const { t } = useTranslation(['review', 'domain']);
  const [again, runningAgain] = useAction(retryJob);
  const ratings = ai?.ratings.kind === 'ready' ? ai.ratings.value : null;
  // Passes that lie far apart need a person: no total is formed from them.
  const disagree = ratings?.some(passesDisagree) ?? false;
  const all = valueOf(useLive(asResult(ratings ? overridesAt(candidateRef) : null)))?.items;
  const runId = ai?.run.id ?? null;
  const overrideTarget = useMemo(
    () => (all && runId !== null ? { place: candidateRef, me, runId, all, closed: paused } : null),
    [all, runId, candidateRef, me, paused],
  );
  const counting = countingOverrides(all ?? [], runId ?? '');
  const changed = Object.keys(counting).length;
  const team = ratings && changed > 0 ? withOverrides(ratings, counting) : null;
  const earlier = new Set(
    (all ?? [])
      .filter(({ data }) => data.evaluationId !== runId)
      .map(({ data }) => data.questionId),
  ).size;
  const lines = rubric.map((competency) => ({
    competency,
    spread: spreadOf([
      mine.scores?.[competency.id]?.level ?? null,
      ratings ? competencyLevel(ratings, competency.id) : null,
      ...peers.map(({ review }) => review.scores?.[competency.id]?.level ?? null),
    ]),
  }));
  const { far, others } = farFirst(lines);
  const result = ({ competency }: (typeof lines)[number]) => (
    <CompetencyResult
      key={competency.id}
      competency={competency}
      mine={mine}
      peers={peers}
      ratings={ratings}
      team={team}
      numbers={numbers}
      answers={answers}
      active={active}
      onSelect={onSelect}
    />
  );
  const totalFrom = (from: readonly QuestionRating[]) =>
    totalOf(
      rubric.map(({ id, weight }) => ({
        competencyId: id,
        weight,
        level: competencyLevel(from, id),
      })),
    );
  const nameOf = (id: string): string =>
    rubric.find((competency) => competency.id === id)?.name ?? t('domain:unknown.competency');
  return (
    <Panel title={t('result.title')} lead={t('result.lead')}>
      <Stack spacing={2.5}>
        <Recommendations mine={mine} peers={peers} />
        <Amendments
          candidateRef={candidateRef}
          uid={me.uid}
          rubric={rubric}
          mine={mine}
          peers={peers}
          paused={paused}
        />
        {!ratings && (
          <Box>
            {ai?.ratings.kind === 'failed' ? (
              <ErrorState fault={ai.ratings.fault} />
            ) : ai?.ratings.kind === 'ready' ? (
              <Typography variant="body2">{t('ai.noRatings')}</Typography>
            ) : (
              aiState
            )}
          </Box>
        )}
        <OverrideContext value={overrideTarget}>
          {far.length > 0 && (
            <Box
              component="section"
              aria-label={t('panel.farTitle', { count: far.length })}
              data-testid="far-apart"
            >
              <Typography variant="subtitle1" component="h3">
                {t('panel.farTitle', { count: far.length })}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
                {t('panel.farText')}
              </Typography>
              {far.map(result)}
            </Box>
          )}
          <Box>{others.map(result)}</Box>
        </OverrideContext>
        <Stack spacing={2.5} sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
          <Typography variant="h4" component="h3">
            {t('total.title')}
          </Typography>
          <TotalTable title={t('total.mine')} total={totalOfReview(mine, rubric)} nameOf={nameOf} />
          {ratings && disagree && <Typography variant="body2">{t('total.aiWithheld')}</Typography>}
          {ratings && !disagree && (
            <TotalTable title={t('total.ai')} total={totalFrom(ratings)} nameOf={nameOf} />
          )}
          {team && (
            <Typography variant="body2">{t('override.counts', { count: changed })}</Typography>
          )}
          {team &&
            (team.some(passesDisagree) ? (
              <Typography variant="body2">{t('total.aiWithheld')}</Typography>
            ) : (
              <TotalTable title={t('total.team')} total={totalFrom(team)} nameOf={nameOf} />
            ))}
          {earlier > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('override.earlier', { count: earlier })}
            </Typography>
          )}
        </Stack>
        {ai && ratings && (
          <Stack
            spacing={1.5}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5, alignItems: 'flex-start' }}
          >
            <Typography variant="h4" component="h3">
              {t('run.title')}
            </Typography>
            <RunFacts
              orgId={candidateRef.orgId}
              run={ai.run}
              runs={ai.runs}
              check={ai.check}
              onRun={ai.onRun}
            />
            <RunCompare
              candidateRef={candidateRef}
              run={ai.run}
              runs={ai.runs}
              ratings={ratings}
              rubric={rubric}
              numbers={numbers}
              answers={answers}
            />
            {!jobDone && aiState}
            {canEdit && jobDone && (
              <Button
                size="small"
                variant="outlined"
                loading={runningAgain.pending}
                onClick={() => void again(candidateRef.orgId, ai.run.data.jobId)}
              >
                {t('run.again')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
