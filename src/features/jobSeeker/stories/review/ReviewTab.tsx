// What to practise again today and why: weak answers first, then those that wait longest; and when the rest comes back.
import DoneAllIcon from '@mui/icons-material/DoneAll';
import { Button, List, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { findDayAround, reviewDays, reviewsOf } from '#domain/seeker/spacedReview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { Drill } from './Drill.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { ReviewRow } from './ReviewRow.tsx';

const most = 100;
const laterFirst = 5;

export function ReviewTab({ uid }: { uid: string }) {
  const [params] = useSearchParams();
  const drill = params.get('drill');
  return drill ? <Drill key={drill} uid={uid} id={drill} /> : <Today uid={uid} />;
}

function Today({ uid }: { uid: string }) {
  const { t } = useTranslation('stories');
  const { list } = useFormat();
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const attempts = useLive(seekerDocumentsSource(uid, 'practiceAttempts', most));
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', most)).items;
  const { fresh, due, later } = reviewsOf(attempts.items, findDayAround(now));
  if (attempts.items.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<DoneAllIcon />}
          title={t('review.nothing')}
          text={t('review.nothingText')}
          action={{ label: t('history.practise'), to: toPrepLink({ tab: 'practise' }) }}
        />
      </Panel>
    );
  const rows = (items: typeof due, kind: 'fresh' | 'due' | 'later') => (
    <List disablePadding>
      {items.map((item) => (
        <ReviewRow
          key={item.key}
          uid={uid}
          item={item}
          kind={kind}
          inSet={sets.some(
            ({ id, data }) =>
              id === item.attempt.data.sessionId &&
              data.content?.questions.some(
                (question) => question.id === item.attempt.data.questionId,
              ),
          )}
        />
      ))}
    </List>
  );
  const shownLater = isWhole ? later : later.slice(0, laterFirst);
  return (
    <Stack spacing={3} data-testid="review">
      {fresh.length > 0 && (
        <Panel title={t('review.fresh')} lead={t('review.freshLead')} flush>
          {rows(fresh, 'fresh')}
        </Panel>
      )}
      <Panel
        title={t('review.due', { count: due.length })}
        lead={t(due.length === 0 ? 'review.dueNone' : 'review.dueLead')}
        flush
      >
        {due.length > 0 && rows(due, 'due')}
      </Panel>
      {later.length > 0 && (
        <Panel title={t('review.later', { count: later.length })} flush>
          {rows(shownLater, 'later')}
          {later.length > shownLater.length && (
            <Button onClick={() => setWhole(true)} sx={{ m: 1.5 }}>
              {t('review.laterAll', { count: later.length })}
            </Button>
          )}
        </Panel>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '78ch' }}>
        {t('review.how', { days: list(reviewDays.map(String)) })}
        {attempts.more ? ` ${t('trend.cut', { count: most })}` : ''}
      </Typography>
    </Stack>
  );
}
