// One attempt: what was asked, the words, the coach's feedback at the time, the recording if it was saved, and what can be made of it.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentSource, seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { takeName } from '#data/seeker/practiceRecordings.ts';
import type { PracticeAttempt } from '#domain/seeker/practice.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Coaching } from '#features/jobSeeker/Coaching.tsx';
import { coachingOf } from '#features/jobSeeker/prep/attempt/Feedback.tsx';
import { OwnRecording } from '#features/jobSeeker/prep/recording/OwnRecording.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { AttemptActions } from './AttemptActions.tsx';
import { useAttemptFacts } from './AttemptRow.tsx';
import { GetCoaching } from './GetCoaching.tsx';
import { OtherAttempts } from './OtherAttempts.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

export function AttemptPage({ uid, id }: { uid: string; id: string }) {
  const { t } = useTranslation('stories');
  const attempt = useLive(seekerDocumentSource(uid, 'practiceAttempts', id));
  if (!attempt)
    return (
      <Panel>
        <EmptyState
          title={t('attempt.gone')}
          text={t('attempt.goneText')}
          action={{ label: t('attempt.back'), to: toPrepLink({ tab: 'history' }) }}
        />
      </Panel>
    );
  return <Shown uid={uid} attempt={attempt} />;
}

function Shown({ uid, attempt }: { uid: string; attempt: Stored<PracticeAttempt> }) {
  const { t } = useTranslation('stories');
  const facts = useAttemptFacts();
  const set = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100)).items.find(
    ({ id }) => id === attempt.data.sessionId,
  );
  const { data } = attempt;
  const reply = coachingOf(data);
  const followUps = data.content?.followUps ?? [];
  return (
    <Stack spacing={3} data-testid="attempt">
      <Box>
        <Button component={Link} to={toPrepLink({ tab: 'history' })} startIcon={<ArrowBackIcon />}>
          {t('attempt.back')}
        </Button>
      </Box>
      <Panel
        title={<span dir="auto">{questionOf(data) || t('untitledQuestion')}</span>}
        lead={facts(data, set?.data.title)}
        actions={
          <AttemptActions
            uid={uid}
            attempt={attempt}
            coached={reply !== null}
            inSet={
              set?.data.content?.questions.some((question) => question.id === data.questionId) ===
              true
            }
          />
        }
      >
        <Stack spacing={2}>
          <Box component="section" aria-label={t('attempt.words')}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {t('attempt.words')}
            </Typography>
            <Typography
              dir="auto"
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '78ch' }}
            >
              {data.text?.trim() || t('attempt.noWords')}
            </Typography>
            {data.format && data.format !== 'text' && (
              <Box sx={{ mt: 1.5 }}>
                <OwnRecording
                  uid={uid}
                  name={attempt.id}
                  kind={data.format === 'video' ? 'video' : 'audio'}
                  file={data.file ?? null}
                />
              </Box>
            )}
          </Box>
          {followUps.map(({ prompt, text, file }, index) => (
            <FollowUpWords
              key={index}
              index={index}
              prompt={prompt}
              text={text}
              data={data}
              uid={uid}
              attempt={attempt}
              file={file}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={t('attempt.coaching')} lead={reply ? t('attempt.asItWas') : undefined}>
        {reply && data.content?.provenance ? (
          <Coaching reply={reply} provenance={data.content.provenance} />
        ) : (
          <GetCoaching uid={uid} attempt={attempt} />
        )}
      </Panel>
      <Boundary fallback={<RowsSkeleton rows={2} />}>
        <OtherAttempts uid={uid} attempt={attempt} />
      </Boundary>
    </Stack>
  );
}

interface FollowUpWordsProps {
  index: number;
  prompt: string;
  text: string;
  data: PracticeAttempt;
  uid: string;
  attempt: Stored<PracticeAttempt>;
  file: string | null | undefined;
}

/** A follow-up, with what was answered. */
function FollowUpWords({ index, prompt, text, data, uid, attempt, file }: FollowUpWordsProps) {
  return (
    <Box component="section" aria-label={prompt}>
      <Typography variant="subtitle2" component="h3" dir="auto" sx={{ mb: 0.5 }}>
        {prompt}
      </Typography>
      <Typography
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '78ch' }}
      >
        {text}
      </Typography>
      {data.format && data.format !== 'text' && (
        <Box sx={{ mt: 1.5 }}>
          <OwnRecording
            uid={uid}
            name={takeName(attempt.id, index + 1)}
            kind={data.format === 'video' ? 'video' : 'audio'}
            file={file ?? null}
          />
        </Box>
      )}
    </Box>
  );
}
