// One question in the review: why it is due, what is missing, and the ways to practise it.
import { Box, Button, ListItem, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { computeDaysAfter, type ReviewItem } from '#domain/seeker/spacedReview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { SelfRatingButtons } from './SelfRatingButtons.tsx';

export function ReviewRow({
  uid,
  item,
  kind,
  inSet,
}: {
  uid: string;
  item: ReviewItem;
  kind: 'fresh' | 'due' | 'later';
  inSet: boolean;
}) {
  const { t } = useTranslation('stories');
  const { date, list } = useFormat();
  const { attempt, question, missing, why, step, lateDays, dueAt } = item;
  const { sessionId, questionId, competency } = attempt.data;
  const reason = [
    ...(kind === 'fresh'
      ? []
      : [
          t(`review.why.${why}`, {
            count: step,
            days: t('review.days', { count: computeDaysAfter(step) }),
          }),
        ]),
    ...(kind === 'due' && lateDays > 0 ? [t('review.late', { count: lateDays })] : []),
    ...(missing.length > 0
      ? [t('review.missing', { list: list(missing.map((part) => t(`part.${part}`))) })]
      : []),
    ...(kind === 'later' ? [t('review.on', { date: date(dueAt) })] : []),
  ];
  const practise =
    inSet && sessionId && questionId
      ? toPrepLink({ tab: 'practise', set: sessionId, q: questionId })
      : toPrepLink({ tab: 'history', attempt: attempt.id });
  return (
    <ListItem
      divider
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, display: 'block' }}
      data-testid={`review-${kind}`}
    >
      <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {question}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[...(competency ? [`${competency}.`] : []), ...reason].join(' ')}
      </Typography>
      <ReviewActions
        kind={kind}
        practise={practise}
        inSet={inSet}
        question={question}
        missing={missing}
        attempt={attempt}
        uid={uid}
        step={step}
      />
    </ListItem>
  );
}

interface ReviewActionsProps {
  kind: 'fresh' | 'due' | 'later';
  practise: string;
  inSet: boolean;
  question: string;
  missing: ReviewItem['missing'];
  attempt: ReviewItem['attempt'];
  uid: string;
  step: number;
}

/** Practises the question, drills what was missing, or rates oneself. */
function ReviewActions({
  kind,
  practise,
  inSet,
  question,
  missing,
  attempt,
  uid,
  step,
}: ReviewActionsProps) {
  const { t } = useTranslation('stories');
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}
    >
      <Button
        size="small"
        variant={kind === 'due' ? 'contained' : 'outlined'}
        component={Link}
        to={practise}
        aria-label={t(inSet ? 'review.practiseThis' : 'review.openThis', { question })}
      >
        {t(inSet ? 'review.practise' : 'review.open')}
      </Button>
      {missing.length > 0 && kind !== 'fresh' && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={toPrepLink({ tab: 'review', drill: attempt.id })}
          aria-label={t('review.drillThis', { question })}
        >
          {t('review.drill')}
        </Button>
      )}
      {kind !== 'later' && (
        <Box sx={{ ml: { sm: 'auto' } }}>
          <SelfRatingButtons uid={uid} attemptId={attempt.id} step={step} question={question} />
        </Box>
      )}
    </Stack>
  );
}
