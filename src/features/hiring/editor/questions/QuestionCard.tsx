// One question: its words, what it measures, its time; anchors and follow-ups one press away.
import { Alert } from '@mui/material';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/jobs/kit.ts';
import { isRubricStale } from '#domain/jobs/wording.ts';
import { AnsweringFields } from '#features/hiring/question/AnsweringFields.tsx';
import { patchQuestion, type Edit } from '#features/hiring/draft/edits.ts';
import { StaleRubric } from '#features/hiring/question/StaleRubric.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionMeasure } from './QuestionMeasure.tsx';
import { QuestionMore } from './QuestionMore.tsx';
import type { KitAround, QuestionActions } from './questionActions.ts';
import { QuestionWording } from './QuestionWording.tsx';

export interface QuestionCardProps {
  question: Question;
  index: number;
  kit: KitAround;
  actions: QuestionActions;
  answeringForAll: Edit | null;
  isOpen: boolean;
  isBusy: boolean;
  /** The number of an earlier question that asks the same in the same words. */
  twin: number | null;
}

export const QuestionCard = memo(function QuestionCard({
  question,
  index,
  kit,
  actions,
  answeringForAll,
  isOpen,
  isBusy,
  twin,
}: QuestionCardProps) {
  const { t } = useTranslation('hiring');
  const { change } = actions;
  const number = index + 1;
  const isHomeless = !kit.competencies.some(({ id: known }) => known === question.competencyId);
  const set = (part: Partial<Question>): void => change(patchQuestion(question.id, part));

  return (
    <QuestionFrame
      question={question}
      index={index}
      last={kit.count - 1}
      isBusy={isBusy}
      isHomeless={isHomeless}
      actions={actions}
    >
      <QuestionWording question={question} language={kit.language} set={set} />
      {twin !== null && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {t('questions.twin', { number: twin })}
        </Alert>
      )}
      {isRubricStale(question) && (
        <StaleRubric
          number={number}
          isBusy={isBusy}
          mayDraft={!isHomeless}
          onDraft={() => void actions.redraft(question)}
          onKeep={() => set({ rubricFor: question.text })}
        />
      )}
      <QuestionMeasure
        question={question}
        competencies={kit.competencies}
        isHomeless={isHomeless}
        set={set}
      />
      {kit.kind !== 'chat' && (
        <AnsweringFields
          question={question}
          number={number}
          kind={kit.kind}
          retakes={kit.retakes}
          set={set}
          setAll={answeringForAll && (() => change(answeringForAll))}
        />
      )}
      <QuestionMore
        question={question}
        number={number}
        language={kit.language}
        isOpen={isOpen}
        actions={actions}
        set={set}
      />
    </QuestionFrame>
  );
});
