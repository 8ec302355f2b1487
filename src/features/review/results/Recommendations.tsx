// What everybody who handed in recommends, in one glance, with their comments.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Review } from '#domain/review/review.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import type { Peer } from './CompetencyResult.tsx';

const tones: readonly Tone[] = ['bad', 'bad', 'neutral', 'good', 'good'];

function Line({ who, review }: { who: string; review: Review }) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Box component="li">
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{who}</Typography>
        <StatusChip
          label={t('scorecard.recommendation', {
            level: review.rating,
            words: t(`domain:recommendation.${review.rating as 1}`),
          })}
          tone={tones[review.rating - 1] ?? 'neutral'}
        />
      </Stack>
      {review.comment && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {review.comment}
        </Typography>
      )}
    </Box>
  );
}

export function Recommendations({ mine, peers }: { mine: Review; peers: readonly Peer[] }) {
  const { t } = useTranslation('review');
  return (
    <Stack
      component="ul"
      spacing={1.25}
      aria-label={t('result.recommendations')}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      <Line who={t('people.you')} review={mine} />
      {peers.map(({ uid, name, review }) => (
        <Line key={uid} who={name} review={review} />
      ))}
    </Stack>
  );
}
