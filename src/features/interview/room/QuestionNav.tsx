// The way to every question of the interview, and to the review.
import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { review } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** The tone of a question's button. */
const marks = {
  answered: 'soft.success',
  started: 'soft.neutral',
  skipped: 'soft.warning',
  open: 'soft.neutral',
} as const;

/** Frames the step that is open. An outline would hide where the keyboard's focus is. */
function markCurrent(isHere: boolean) {
  return { border: 2, borderColor: isHere ? 'primary.main' : 'transparent' };
}

interface QuestionNavProps {
  questions: RoomControls['questions'];
  controls: RoomControls;
  numbers: ReturnType<typeof questionNumbers>;
  plan: RoomControls['plan'];
}

/** The way to every question, and to the review. */
export function QuestionNav({ questions, controls, numbers, plan }: QuestionNavProps) {
  const { t } = useTranslation('interview');
  return (
    <Stack
      component="nav"
      aria-label={t('progress.all')}
      direction="row"
      useFlexGap
      spacing={0.75}
      sx={{ flexWrap: 'wrap', mt: 1.5 }}
    >
      {questions.map((question) => {
        const questionState = controls.getQuestionState(question);
        const number = numbers[question.id];
        const state = t(`progressState.${questionState}`);
        const isHere = question.id === plan.at;
        return (
          <QuestionButton
            key={question.id}
            question={question}
            isHere={isHere}
            number={number}
            state={state}
            controls={controls}
            questionState={questionState}
          />
        );
      })}
      <Button
        size="small"
        aria-current={plan.at === review ? 'step' : undefined}
        onClick={() => controls.go(review)}
        sx={markCurrent(plan.at === review)}
      >
        {t('progress.toReview')}
      </Button>
    </Stack>
  );
}

interface QuestionButtonProps {
  question: RoomControls['questions'][number];
  isHere: boolean;
  number: number | null | undefined;
  state: string;
  controls: RoomControls;
  questionState: keyof typeof marks;
}

/** The way to one question, and how far it is. */
function QuestionButton({
  question,
  isHere,
  number,
  state,
  controls,
  questionState,
}: QuestionButtonProps) {
  const { t } = useTranslation('interview');
  return (
    <Button
      size="small"
      aria-current={isHere ? 'step' : undefined}
      aria-label={
        number ? t('progress.item', { index: number, state }) : t('progress.resumeItem', { state })
      }
      onClick={() => controls.go(question.id)}
      sx={{
        minWidth: 36,
        px: number ? 0 : 1,
        bgcolor: `${marks[questionState]}.bg`,
        color: `${marks[questionState]}.text`,
        ...markCurrent(isHere),
        textDecoration: questionState === 'skipped' ? 'underline dotted' : undefined,
      }}
    >
      {number ?? t('progress.resume')}
    </Button>
  );
}
