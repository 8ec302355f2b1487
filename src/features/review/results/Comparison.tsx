// After handing in: my scorecard, the AI's rating and those of colleagues side by side, with the words they rest on.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { computeCompetencyLevel } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { sortFarthestApart, spreadOf } from '#domain/review/panel.ts';
import type { Review } from '#domain/review/review.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import { Amendments } from './Amendments.tsx';
import { CompetencyResult, type Peer } from './CompetencyResult.tsx';
import { Recommendations } from './Recommendations.tsx';
import { RunPanel } from './RunPanel.tsx';
import { Totals } from './Totals.tsx';
import type { AiResult, AiView } from './aiView.ts';
import { OverrideContext } from './overrideContext.ts';
import { useOverrides } from './useOverrides.ts';

export interface ComparisonProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  rubric: readonly RubricItem[];
  mine: Review;
  peers: readonly Peer[];
  ai: AiView;
  /** The candidate asked for deletion: nobody scores any more. */
  paused: boolean;
  links: EvidenceLinks;
}

export function Comparison({
  candidateRef,
  me,
  rubric,
  mine,
  peers,
  ai,
  paused,
  links,
}: ComparisonProps) {
  const { t } = useTranslation('review');
  const { result } = ai;
  const ratings = result?.ratings.kind === 'ready' ? result.ratings.value : null;
  const overrides = useOverrides({
    candidateRef,
    me,
    ratings,
    runId: result?.run.id ?? null,
    closed: paused,
  });
  const lines = rubric.map((competency) => ({
    competency,
    spread: spreadOf([
      mine.scores?.[competency.id]?.level ?? null,
      ratings ? computeCompetencyLevel(ratings, competency.id) : null,
      ...peers.map(({ review }) => review.scores?.[competency.id]?.level ?? null),
    ]),
  }));
  const { far, others } = sortFarthestApart(lines);
  const resultOf = ({ competency }: (typeof lines)[number]) => (
    <CompetencyResult
      key={competency.id}
      competency={competency}
      mine={mine}
      peers={peers}
      ratings={ratings}
      team={overrides.team}
      links={links}
    />
  );
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
        {!ratings && <Box>{explainNoRatings(result, ai.state, t('ai.noRatings'))}</Box>}
        <OverrideContext value={overrides.target}>
          {far.length > 0 && <FarApart count={far.length}>{far.map(resultOf)}</FarApart>}
          <Box>{others.map(resultOf)}</Box>
        </OverrideContext>
        <Totals rubric={rubric} mine={mine} ratings={ratings} overrides={overrides} />
        {result && ratings && (
          <RunPanel
            candidateRef={candidateRef}
            rubric={rubric}
            ai={{ ...ai, result }}
            ratings={ratings}
            links={links}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** Competencies on which people and the AI are far apart come first. */
function FarApart({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('review');
  return (
    <Box
      component="section"
      aria-label={t('panel.farTitle', { count: count })}
      data-testid="far-apart"
    >
      <Typography variant="subtitle1" component="h3">
        {t('panel.farTitle', { count: count })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('panel.farText')}
      </Typography>
      {children}
    </Box>
  );
}

/** Instead of ratings: the fault, that there are none, or how far the AI is. */
function explainNoRatings(result: AiResult | null, state: ReactNode, none: string): ReactNode {
  if (result?.ratings.kind === 'failed') return <ErrorState fault={result.ratings.fault} />;
  if (result?.ratings.kind === 'ready') return <Typography variant="body2">{none}</Typography>;
  return state;
}
