// The totals after handing in: mine, the AI's, and the AI's with the levels people gave instead.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  passesDisagree,
  computeRatingsTotal,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Review } from '#domain/review/review.ts';
import { computeReviewTotal } from '#domain/review/scorecard.ts';
import { TotalTable } from './TotalTable.tsx';
import type { OverridesShown } from './useOverrides.ts';

export interface TotalsProps {
  rubric: readonly RubricItem[];
  mine: Review;
  /** null: no AI rating. */
  ratings: readonly QuestionRating[] | null;
  overrides: OverridesShown;
}

export function Totals({
  rubric,
  mine,
  ratings,
  overrides: { team, count, earlier },
}: TotalsProps) {
  const { t } = useTranslation(['review', 'domain']);
  const nameOf = (id: string): string =>
    rubric.find((competency) => competency.id === id)?.name ?? t('domain:unknown.competency');
  /** Passes that lie far apart need a person: no total is formed from them. */
  const totalFrom = (from: readonly QuestionRating[], title: string) =>
    from.some(passesDisagree) ? (
      <Typography variant="body2">{t('total.aiWithheld')}</Typography>
    ) : (
      <TotalTable title={title} total={computeRatingsTotal(rubric, from)} nameOf={nameOf} />
    );
  return (
    <Stack spacing={2.5} sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
      <Typography variant="h4" component="h3">
        {t('total.title')}
      </Typography>
      <TotalTable
        title={t('total.mine')}
        total={computeReviewTotal(mine, rubric)}
        nameOf={nameOf}
      />
      {ratings && totalFrom(ratings, t('total.ai'))}
      {team && <Typography variant="body2">{t('override.counts', { count })}</Typography>}
      {team && totalFrom(team, t('total.team'))}
      {earlier > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('override.earlier', { count: earlier })}
        </Typography>
      )}
    </Stack>
  );
}
