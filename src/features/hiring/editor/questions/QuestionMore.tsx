// What is one press away at a question: its level descriptions, a trial of them, and keeping it in the library.
import { Button, Collapse } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/jobs/kit.ts';
import { QuestionDetails } from '#features/hiring/question/QuestionDetails.tsx';
import { RubricTrial } from '#features/hiring/question/RubricTrial.tsx';
import type { QuestionActions } from './questionActions.ts';

interface Props {
  question: Question;
  number: number;
  language: string;
  isOpen: boolean;
  actions: QuestionActions;
  set: (part: Partial<Question>) => void;
}

export function QuestionMore({
  question,
  number,
  language,
  isOpen,
  actions: { toggle, keep },
  set,
}: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const [isTrying, setIsTrying] = useState(false);
  const { id, text } = question;
  const isEmpty = text.trim() === '';
  const hasEmptyAnchor = question.anchors.some((anchor) => anchor.trim() === '');
  return (
    <>
      <Button
        size="small"
        sx={{ mt: 1.5 }}
        aria-expanded={isOpen}
        aria-controls={`question-${id}-details`}
        color={hasEmptyAnchor && !isOpen ? 'error' : 'primary'}
        onClick={() => toggle(id)}
      >
        {isOpen
          ? t('questions.hideDetails')
          : hasEmptyAnchor
            ? t('questions.fillDetails')
            : t('questions.showDetails')}
      </Button>
      <Button
        size="small"
        sx={{ mt: 1.5, ml: 1 }}
        disabled={isEmpty}
        onClick={() => setIsTrying(true)}
      >
        {t('trial.open')}
      </Button>
      <Button
        size="small"
        sx={{ mt: 1.5, ml: 1 }}
        disabled={isEmpty || hasEmptyAnchor}
        aria-label={t('library:save.questionNamed', { number })}
        onClick={() => keep(question)}
      >
        {t('library:save.question')}
      </Button>
      {isTrying && (
        <RubricTrial question={question} language={language} onClose={() => setIsTrying(false)} />
      )}
      <Collapse in={isOpen} mountOnEnter unmountOnExit id={`question-${id}-details`}>
        <QuestionDetails question={question} set={set} />
      </Collapse>
    </>
  );
}
