// Above the thread: how far, how much time (which can be hidden), and help.
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CompanyName } from '#features/interview/words/CompanyName.tsx';
import { review } from '#features/interview/session/roomPlan.ts';
import { countMinutesLeft, type Timing } from '#features/interview/session/timing.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { QuestionNav } from './QuestionNav.tsx';

export interface RoomHeaderProps {
  controls: RoomControls;
  title: string;
  orgId: string;
  company: string;
  timing: Timing | null;
  isTimeHidden: boolean;
  onTimeHidden: (hidden: boolean) => void;
  onHelp: () => void;
}

function TimeLeft({
  timing,
  hidden,
  onHidden,
}: {
  timing: Timing;
  hidden: boolean;
  onHidden: (hidden: boolean) => void;
}) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const minutes = countMinutesLeft(timing.leftMs);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {!hidden && (
        <Typography
          variant="body2"
          color="text.secondary"
          role="timer"
          title={t('time.until', { when: format.dateTimeZone(timing.deadline) })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {timing.phase === 'running'
            ? t('time.left', { count: minutes })
            : t('time.grace', { count: minutes })}
        </Typography>
      )}
      <IconButton
        size="small"
        aria-label={t(hidden ? 'time.show' : 'time.hide')}
        onClick={() => onHidden(!hidden)}
      >
        {hidden ? <VisibilityIcon fontSize="small" /> : <VisibilityOffIcon fontSize="small" />}
      </IconButton>
    </Stack>
  );
}

export function RoomHeader({
  controls,
  title,
  orgId,
  company,
  timing,
  isTimeHidden,
  onTimeHidden,
  onHelp,
}: RoomHeaderProps) {
  const { t } = useTranslation('interview');
  const { questions, plan } = controls;
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const numbered = questions.filter(({ id }) => numbers[id]);
  const answered = numbered.filter(
    (question) => controls.getQuestionState(question) === 'answered',
  ).length;
  const here = numbers[plan.at];
  return (
    <Box sx={{ mb: 3 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          columnGap: 2,
          rowGap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <RoomTitle orgId={orgId} company={company} title={title} />
        <Button size="small" variant="outlined" onClick={onHelp} sx={{ flexShrink: 0 }}>
          {t('help.open')}
        </Button>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          flexWrap: 'wrap',
          mt: 1.5,
          mb: 0.75,
          minHeight: 34,
        }}
      >
        <Typography variant="body2">
          {plan.at === review
            ? t('progress.review')
            : here
              ? t('progress.question', { index: here, count: numbered.length })
              : t('progress.resume')}
        </Typography>
        {timing && (timing.phase === 'running' || timing.phase === 'grace') && (
          <TimeLeft timing={timing} hidden={isTimeHidden} onHidden={onTimeHidden} />
        )}
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(answered / Math.max(1, numbered.length)) * 100}
        aria-label={t('progress.answeredCount', { answered, count: numbered.length })}
      />
      <QuestionNav questions={questions} controls={controls} numbers={numbers} plan={plan} />
    </Box>
  );
}

/** The job and the company that asks. */
function RoomTitle({ orgId, company, title }: { orgId: string; company: string; title: string }) {
  return (
    <Box sx={{ flex: '1 1 7rem', minWidth: 0 }}>
      <Typography
        variant="body2"
        component="div"
        color="text.secondary"
        sx={{ overflowWrap: 'anywhere', mb: 0.5 }}
      >
        <CompanyName orgId={orgId} plain={company} />
      </Typography>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
    </Box>
  );
}
