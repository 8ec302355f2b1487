// The fields of a question in the library: its words, its time, and its anchors.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits, questionKinds, type Question } from '#domain/jobs/kit.ts';
import { keptQuestionOf, type KeptQuestion } from '#domain/jobs/library.ts';
import { QuestionDetails } from '#features/hiring/question/QuestionDetails.tsx';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

export function KeptQuestionFields({
  name,
  question,
  showsMissing,
  onQuestion,
}: {
  name: string;
  question: KeptQuestion;
  /** Whether what is missing is marked. */
  showsMissing: boolean;
  onQuestion: (question: KeptQuestion) => void;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const placed: Question = { ...question, id: name, competencyId: '' };
  const set = (part: Partial<Question>): void => onQuestion(keptQuestionOf({ ...placed, ...part }));
  return (
    <Stack spacing={2}>
      <TextField
        label={t('questions.text')}
        required
        value={question.text}
        multiline
        fullWidth
        error={showsMissing && question.text.trim() === ''}
        onChange={(event) => set({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label={t('questions.kind')}
          value={question.kind}
          onChange={(event) =>
            set({
              kind: questionKinds.find((known) => known === event.target.value) ?? question.kind,
            })
          }
          sx={{ flex: '0 1 168px' }}
        >
          {questionKinds.map((known) => (
            <MenuItem key={known} value={known}>
              {t(`domain:questionKind.${known}`)}
            </MenuItem>
          ))}
        </TextField>
        <WholeNumberField
          label={t('questions.minutes')}
          value={question.minutes}
          bounds={{ min: 1, max: limits.minutesMax }}
          onValue={(minutes) => set({ minutes })}
        />
        <WholeNumberField
          label={t('questions.followUpCap')}
          value={question.followUpCap}
          bounds={{ min: 0, max: limits.followUpCapMax }}
          onValue={(followUpCap) => set({ followUpCap })}
          width={148}
        />
      </Stack>
      <QuestionDetails question={placed} set={set} showsMissing={showsMissing} />
    </Stack>
  );
}
