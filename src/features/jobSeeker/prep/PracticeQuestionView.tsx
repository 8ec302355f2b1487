// One question in practice mode: answer it without a clock, with help on demand, hear one fix, try again and see what changed.
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { lazy, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { createAttemptId } from '#data/seeker/practiceRecordings.ts';
import { limits } from '#domain/jobs/kit.ts';
import type {
  PracticeAttempt,
  PracticeQuestion,
  PracticeSession,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { joinText } from '#media/listening.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { AttemptView } from './attempt/AttemptView.tsx';
import { Feedback } from './attempt/Feedback.tsx';
import { Hints } from './attempt/Hints.tsx';
import { useFocusOnEnter } from './attempt/usePracticeRoute.ts';
import { usePracticeAnswer } from './attempt/usePracticeAnswer.ts';

const FittingStories = lazy(() =>
  import('#features/jobSeeker/stories/bank/FittingStories.tsx').then((file) => ({
    default: file.FittingStories,
  })),
);

export interface PracticeQuestionViewProps {
  uid: string;
  set: Stored<PracticeSession>;
  question: PracticeQuestion;
  attempts: readonly Stored<PracticeAttempt>[];
}

export function PracticeQuestionView({
  uid,
  set,
  question,
  attempts: all,
}: PracticeQuestionViewProps) {
  const { t } = useTranslation(['prep', 'common']);
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const heading = useFocusOnEnter<HTMLHeadingElement>();
  const answer = usePracticeAnswer({ all, question, set, uid, credits });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={3}>
        <QuestionHeading question={question} heading={heading} />
        {answer.isWriting && <AnswerPanel uid={uid} set={set} answer={answer} />}
        {answer.asking.pending && <AiLoading progress={packs} />}
        <div role="status" style={visuallyHidden}>
          {answer.last?.data.content?.coaching && !answer.isWriting && !answer.pending
            ? t('feedback.here')
            : ''}
        </div>
        {answer.last && (!answer.isCorrecting || Boolean(answer.last.data.content?.coaching)) && (
          <LastAttempt last={answer.last} uid={uid} packs={packs} answer={answer} />
        )}
      </Stack>
      <PracticeAside question={question} uid={uid} answer={answer} />
      {credits.dialog}
    </Box>
  );
}

/** The question, and what it is about. */
function QuestionHeading({
  question,
  heading,
}: {
  question: PracticeQuestion;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {question.competency && <Chip size="small" label={question.competency} />}
        {question.kind && (
          <Chip size="small" variant="outlined" label={t(`kind.${question.kind}`)} />
        )}
      </Stack>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ overflowWrap: 'anywhere', outline: 'none', textWrap: 'pretty' }}
      >
        {question.text}
      </Typography>
    </Box>
  );
}

/** The answer in the making. */
function AnswerPanel({
  uid,
  set,
  answer,
}: {
  uid: string;
  set: Stored<PracticeSession>;
  answer: ReturnType<typeof usePracticeAnswer>;
}) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Panel title={t(answer.attempts.length > 0 ? 'answer.another' : 'answer.yours')}>
      <Stack spacing={2}>
        <AnswerEditor
          uid={uid}
          draft={answer.draft}
          format={answer.format}
          language={set.data.language ?? 'en'}
          file={answer.inHand?.data.file ?? null}
          onFormat={answer.setWish}
          onStore={async () => {
            answer.setOpen(true);
            return (await answer.keep()) === true;
          }}
        />
        {answer.kept !== '' && answer.draft.words === '' && answer.attempts.length === 0 && (
          <div>
            <Button size="small" onClick={() => answer.draft.setWords(answer.kept)}>
              {t('answer.takeKept')}
            </Button>
          </div>
        )}
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button
            variant="contained"
            loading={answer.asking.pending}
            disabled={answer.draft.words.trim() === ''}
            onClick={() => void answer.finish(answer.feedback)}
          >
            {t('answer.feedback')}
          </Button>
          <Button
            loading={answer.keeping.pending}
            disabled={answer.draft.words.trim() === '' && !answer.take}
            onClick={() => void answer.finish(answer.keep)}
          >
            {t('answer.keep')}
          </Button>
          {answer.last && (
            <Button
              color="inherit"
              onClick={answer.discard}
              disabled={answer.take !== null && !answer.inHand}
            >
              {t('answer.back')}
            </Button>
          )}
        </Stack>
        <Typography variant="caption" color="text.secondary">
          {t('answer.cost')}
        </Typography>
      </Stack>
    </Panel>
  );
}

/** The attempt before, and the coach's feedback on it. */
function LastAttempt({
  last,
  uid,
  packs,
  answer,
}: {
  last: Stored<PracticeAttempt>;
  uid: string;
  packs: ReturnType<typeof usePackProgress>;
  answer: ReturnType<typeof usePracticeAnswer>;
}) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Panel title={t(answer.isWriting ? 'answer.last' : 'answer.yours')}>
      {!answer.isCorrecting && (
        <AttemptView
          uid={uid}
          attempt={last}
          isBusy={answer.isWriting}
          looking={answer.looking.pending}
          onLook={() => void answer.look(last)}
          onAgain={() => answer.again(last.data.text ?? '')}
          onCorrect={() => answer.open(last.id, last.data.text ?? '')}
        />
      )}
      {answer.looking.pending && <AiLoading progress={packs} />}
      {!answer.pending && (
        <Feedback
          attempt={last}
          former={answer.attempts.find(({ id }) => id === last.data.former) ?? null}
        />
      )}
    </Panel>
  );
}

/** Help on demand: hints, and stories that fit. */
function PracticeAside({
  question,
  uid,
  answer,
}: {
  question: PracticeQuestion;
  uid: string;
  answer: ReturnType<typeof usePracticeAnswer>;
}) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Stack
      spacing={3}
      component="aside"
      aria-label={t('hint.aside')}
      sx={{ position: { md: 'sticky' }, top: { md: 24 } }}
    >
      <Hints question={question} />
      <Boundary fallback={<RowsSkeleton rows={2} />}>
        <FittingStories
          uid={uid}
          competency={question.competency}
          question={question.text}
          onTake={(text) => {
            if (!answer.isWriting) return answer.open(createAttemptId(), text);
            answer.draft.setWords(joinText(answer.draft.words, text).slice(0, limits.answerMax));
          }}
        />
      </Boundary>
    </Stack>
  );
}
