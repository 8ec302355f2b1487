// The words of a question, with what is doubtful about them.
import { TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits, type Question } from '#domain/jobs/kit.ts';
import { rewordQuestion } from '#domain/jobs/wording.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { QuestionLint } from '#features/hiring/question/QuestionLint.tsx';

interface Props {
  question: Question;
  language: string;
  set: (part: Partial<Question>) => void;
}

export function QuestionWording({ question, language, set }: Props) {
  const { t } = useTranslation('hiring');
  const { id, text } = question;
  const isEmpty = text.trim() === '';
  return (
    <>
      <TextField
        id={ids.question(id)}
        label={t('questions.text')}
        value={text}
        multiline
        fullWidth
        error={isEmpty}
        helperText={isEmpty ? t('problem.questionEmpty') : undefined}
        onChange={(event) => set(rewordQuestion(question, event.target.value))}
        slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
      />
      <QuestionLint text={text} language={language} />
    </>
  );
}
