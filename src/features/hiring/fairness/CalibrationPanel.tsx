// How far the people who score a job's candidates agree: weighted kappa per competency, with its interval and how it is worked out. Costs up to 201 sessions and the scorecards of 40 candidates.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { calibrationOf, scanLimit, type SharedCandidate } from '#data/fairness/calibration.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { rubricSource } from '#data/jobs/interviews.ts';
import {
  computeAgreement,
  sharedMin,
  type AgreementFigures,
  type RatedBy,
} from '#domain/fairness/agreement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CalibrationFigures, type FigureLine } from './CalibrationFigures.tsx';

const listRecommendations = (candidates: readonly SharedCandidate[]): RatedBy[] =>
  candidates.map(
    ({ reviews }) => new Map(reviews.map(({ reviewer, review }) => [reviewer, review.rating])),
  );
const listLevels = (candidates: readonly SharedCandidate[], id: string): RatedBy[] =>
  candidates.map(
    ({ reviews }) =>
      new Map(
        reviews.map(({ reviewer, review }) => [reviewer, review.scores?.[id]?.level ?? null]),
      ),
  );

/** `uid`: of a reader who may only see candidates they have scored; null for managers, who alone see people by name. */
export function CalibrationPanel({ jobRef, uid }: { jobRef: JobRef; uid: string | null }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const { sample, rubric } = useLive(
    combineSources({ sample: calibrationOf(jobRef, uid), rubric: rubricSource(jobRef) }),
  );
  const { candidates, found } = sample;
  const overall = computeAgreement(listRecommendations(candidates));
  const lineOf = (
    id: string,
    name: string,
    { candidates: shared, kappa, interval, exact, withinOne }: AgreementFigures,
  ): FigureLine => ({ id, name, figures: { shared, kappa, interval, exact, withinOne } });
  const lines = [
    lineOf('overall', t('calibration.overall'), overall),
    ...(rubric?.data.items ?? []).map(({ id, name }) =>
      lineOf(id, name, computeAgreement(listLevels(candidates, id))),
    ),
  ];
  const names = new Map(
    candidates.flatMap(({ reviews }) => reviews.map(({ reviewer, name }) => [reviewer, name])),
  );
  const nameOf = (reviewer: string): string => names.get(reviewer) ?? t('calibration.nobody');
  const pairs =
    uid === null
      ? overall.pairs.map((pair) => ({
          id: `${pair.a} ${pair.b}`,
          name: t('calibration.pair', { a: nameOf(pair.a), b: nameOf(pair.b) }),
          figures: { ...pair, interval: null },
        }))
      : [];
  return (
    <Panel title={t('calibration.title')} lead={t('calibration.lead')}>
      <Box data-testid="calibration">
        {uid !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('calibration.own')}
          </Typography>
        )}
        {candidates.length < sharedMin ? (
          <TooFewShared count={candidates.length} />
        ) : (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {t('calibration.sample', {
                count: candidates.length,
                number: format.number(candidates.length),
                looked: format.number(scanLimit),
              })}
              {found > candidates.length &&
                ` ${t('calibration.cut', { found: format.number(found), number: format.number(candidates.length) })}`}
            </Typography>
            <CalibrationFigures label={t('calibration.title')} lines={lines} intervals />
            {pairs.length > 0 && (
              <>
                <Typography variant="h3" component="h3" sx={{ mt: 3 }}>
                  {t('calibration.pairs')}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
                  {t('calibration.pairsLead')}
                </Typography>
                <CalibrationFigures label={t('calibration.pairs')} lines={pairs} />
              </>
            )}
          </>
        )}
        <CalibrationMethod />
      </Box>
    </Panel>
  );
}

function TooFewShared({ count }: { count: number }) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  return (
    <>
      <Typography>
        {t('calibration.few', {
          number: format.number(count),
          least: format.number(sharedMin),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '72ch' }}>
        {t('calibration.fewHelp')}
      </Typography>
    </>
  );
}

/** How the figures are worked out, and where that is written. */
function CalibrationMethod() {
  const { t } = useTranslation('fairness');
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 0.5 }}>
        {t('calibration.methodTitle')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {t('calibration.method')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '72ch' }}>
        {t('calibration.source')}
      </Typography>
    </>
  );
}
