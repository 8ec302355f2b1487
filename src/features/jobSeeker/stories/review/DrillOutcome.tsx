// What came of an exercise: what the coach found, and how the new attempt is rated.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link, type NavigateFunction } from 'react-router-dom';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { type PracticeAttempt } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { SelfRatingButtons } from './SelfRatingButtons.tsx';

interface DrillOutcomeProps {
  isFound: boolean;
  name: string;
  made: { id: string; reply: CoachReply };
  uid: string;
  data: Stored<PracticeAttempt>['data'];
  question: string;
  navigate: NavigateFunction;
  id: Stored<PracticeAttempt>['id'];
}

/** What the coach found, and how the attempt is rated. */
export function DrillOutcome({
  isFound,
  name,
  made,
  uid,
  data,
  question,
  navigate,
  id,
}: DrillOutcomeProps) {
  const { t } = useTranslation('stories');
  return (
    <Stack spacing={2} role="status">
      <Alert severity={isFound ? 'success' : 'info'}>
        {t(isFound ? 'drill.found' : 'drill.notFound', { part: name })}{' '}
        {!isFound && made.reply.fix.text}
      </Alert>
      <Typography>{t('drill.how')}</Typography>
      <SelfRatingButtons
        uid={uid}
        attemptId={made.id}
        step={data.step ?? 0}
        question={question}
        onDone={() => void navigate(toPrepLink({ tab: 'review' }))}
      />
      <Box>
        <Button component={Link} to={toPrepLink({ tab: 'history', attempt: made.id, with: id })}>
          {t('drill.compare')}
        </Button>
      </Box>
    </Stack>
  );
}
