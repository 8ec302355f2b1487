// One person on one criterion: my level, the AI's beside what people gave instead, and my colleagues', each by name.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Compared } from '#data/review/compare.ts';
import { computeCompetencyLevel } from '#domain/evaluation/evaluation.ts';
import { levels } from '#domain/jobs/kit.ts';
import { listCountingOverrides, withOverrides } from '#domain/review/override.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';

function Line({ who, children }: { who: string; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {who}
      </Typography>
      {children}
    </Stack>
  );
}

function Level({ level }: { level: number | null }) {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  const whole = levels.find((one) => one === level) ?? null;
  if (level === null || whole !== null) return <LevelScale level={whole} compact />;
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('result.between', { value: number(level, { maximumFractionDigits: 2 }), count: 1 })}
    </Typography>
  );
}

export function CompareLevels({
  person,
  competencyId,
}: {
  person: Compared;
  competencyId: string;
}) {
  const { t } = useTranslation('review');
  const { mine, peers, ratings, runId, overrides } = person;
  if (!mine)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('compare.closed')}
      </Typography>
    );
  const ai = ratings ? computeCompetencyLevel(ratings, competencyId) : null;
  const counting = listCountingOverrides(overrides, runId ?? '');
  const changed =
    ratings?.some(
      (rating) => rating.competencyId === competencyId && counting[rating.questionId],
    ) ?? false;
  return (
    <Box>
      <Line who={t('people.you')}>
        <Level level={mine.scores?.[competencyId]?.level ?? null} />
      </Line>
      {ratings && (
        <Line who={t('people.ai')}>
          <Level level={ai} />
        </Line>
      )}
      {ratings && changed && (
        <Line who={t('people.team')}>
          <Level level={computeCompetencyLevel(withOverrides(ratings, counting), competencyId)} />
        </Line>
      )}
      {peers.map(({ uid, review }) => (
        <Line key={uid} who={review.name || t('people.former')}>
          <Level level={review.scores?.[competencyId]?.level ?? null} />
        </Line>
      ))}
    </Box>
  );
}
