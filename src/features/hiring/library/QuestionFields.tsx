// The fields of a question in the library, and the competency it measures.
import { TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { KeptQuestionFields } from './KeptQuestionFields.tsx';
import type { QuestionForm } from './itemForm.ts';

interface Props {
  question: QuestionForm;
  /** Whether what is missing is marked. */
  showsMissing: boolean;
  onQuestion: (question: QuestionForm) => void;
}

export function QuestionFields({ question, showsMissing, onQuestion }: Props) {
  const { t } = useTranslation('library');
  return (
    <>
      <KeptQuestionFields
        name="question"
        question={question}
        showsMissing={showsMissing}
        onQuestion={(next) => onQuestion({ ...next, competency: question.competency })}
      />
      <TextField
        label={t('fields.competency')}
        helperText={t('fields.competencyHint')}
        value={question.competency}
        onChange={(event) => onQuestion({ ...question, competency: event.target.value })}
        slotProps={{ htmlInput: { maxLength: limits.competencyNameMax, dir: 'auto' } }}
      />
    </>
  );
}
