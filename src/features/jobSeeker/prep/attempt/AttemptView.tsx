// A stored attempt as it was given: its words, what was asked further, its recordings, and what can be done with it.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { takeName } from '#data/seeker/practiceRecordings.ts';
import type { PracticeAttempt } from '#domain/seeker/practice.ts';
import { clockOf } from '#domain/recordings/recording.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { coachingOf } from './Feedback.tsx';
import { OwnRecording } from '#features/jobSeeker/prep/recording/OwnRecording.tsx';

export interface AttemptViewProps {
  uid: string;
  attempt: Stored<PracticeAttempt>;
  /** Another answer is being written: nothing else is offered. */
  isBusy: boolean;
  looking: boolean;
  onLook: () => void;
  onAgain: () => void;
  onCorrect: () => void;
}

export function AttemptView({
  uid,
  attempt: { id, data },
  isBusy,
  looking,
  onLook,
  onAgain,
  onCorrect,
}: AttemptViewProps) {
  const { t } = useTranslation('prep');
  const { dateTime } = useFormat();
  const words = (data.text ?? '').trim();
  const followUps = data.content?.followUps ?? [];
  const kind = data.format === 'video' ? 'video' : 'audio';
  const facts = [
    ...(data.mode ? [t(`mode.${data.mode}`)] : []),
    ...(data.format ? [t(`format.${data.format}`)] : []),
    ...(data.seconds ? [clockOf(data.seconds)] : []),
    ...(data.createdAt ? [dateTime(data.createdAt)] : []),
  ];
  const isCoached = coachingOf(data) !== null;
  return (
    <Stack spacing={1.5} sx={{ mb: isCoached ? 2.5 : 0 }} data-testid="attempt">
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      {data.format !== 'text' && (
        <OwnRecording uid={uid} name={id} kind={kind} file={data.file ?? null} />
      )}
      {words !== '' ? (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.text}
        </Typography>
      ) : (
        <Typography color="text.secondary">{t('answer.noWords')}</Typography>
      )}
      {followUps.map((one, index) => (
        <FollowUpView
          key={one.prompt}
          one={one}
          data={data}
          uid={uid}
          id={id}
          index={index}
          kind={kind}
        />
      ))}
      {!isBusy && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {!isCoached && words !== '' && (
            <Button variant="contained" loading={looking} onClick={onLook}>
              {t('answer.feedback')}
            </Button>
          )}
          {words === '' && (
            <Button variant="contained" onClick={onCorrect}>
              {t('answer.addWords')}
            </Button>
          )}
          <Button variant={isCoached ? 'contained' : 'outlined'} onClick={onAgain}>
            {t('answer.again')}
          </Button>
          {words !== '' && <Button onClick={onCorrect}>{t('answer.correct')}</Button>}
          <Button component={Link} to={toPrepLink({ tab: 'history', attempt: id })}>
            {t('answer.history')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface FollowUpViewProps {
  one: NonNullable<NonNullable<PracticeAttempt['content']>['followUps']>[number];
  data: PracticeAttempt;
  uid: string;
  id: string;
  index: number;
  kind: 'video' | 'audio';
}

/** A follow-up of the attempt, with what was answered. */
function FollowUpView({ one, data, uid, id, index, kind }: FollowUpViewProps) {
  const { t } = useTranslation('prep');
  return (
    <Box sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('answer.followUp', { text: one.prompt })}
      </Typography>
      {one.text && (
        <Typography
          dir="auto"
          variant="body2"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {one.text}
        </Typography>
      )}
      {data.format !== 'text' && (
        <Box sx={{ mt: 1 }}>
          <OwnRecording
            uid={uid}
            name={takeName(id, index + 1)}
            kind={kind}
            file={one.file ?? null}
          />
        </Box>
      )}
    </Box>
  );
}
