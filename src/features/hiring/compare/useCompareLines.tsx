// The lines of a comparison: one for each competency, and the recommendation.
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Compared } from '#data/review/compare.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CompareEvidence } from './CompareEvidence.tsx';
import { CompareLevels } from './CompareLevels.tsx';

export interface Column {
  uid: string;
  name: string;
  person: Compared;
}
export interface CompareLine {
  id: string;
  name: string;
  aside: string;
  cell: (column: Column, open: boolean) => ReactNode;
  unfolds: boolean;
}

export function useCompareLines(rubric: readonly RubricItem[]): CompareLine[] {
  const { t } = useTranslation('review');
  const { percent } = useFormat();
  return [
    ...rubric.map(({ id, name, weight }): CompareLine => ({
      id,
      name,
      aside: t('scorecard.weight', { weight: percent(weight / 100) }),
      unfolds: true,
      cell: ({ person }, isOpen) => (
        <>
          <CompareLevels person={person} competencyId={id} />
          {isOpen && <CompareEvidence person={person} competencyId={id} />}
        </>
      ),
    })),
    {
      id: 'recommendation',
      name: t('scorecard.overall'),
      aside: '',
      unfolds: false,
      cell: ({ person }) => <Recommendation person={person} />,
    },
  ];
}

function Recommendation({ person: { mine, peers } }: { person: Compared }) {
  const { t } = useTranslation(['review', 'domain']);
  if (!mine)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('compare.closed')}
      </Typography>
    );
  const all = [
    { who: t('people.you'), review: mine },
    ...peers.map(({ review }) => ({ who: review.name || t('people.former'), review })),
  ];
  return (
    <>
      {all.map(({ who, review }, index) => (
        <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {who}:{' '}
          {t('scorecard.recommendation', {
            level: review.rating,
            words: t(`domain:recommendation.${review.rating as 1}`),
          })}
        </Typography>
      ))}
    </>
  );
}
