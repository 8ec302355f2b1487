// The questions as cards in their order; dragged, or moved with the keyboard.
import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Stack } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { kindOf, retakeLimits } from '#domain/jobs/answering.ts';
import { twinsOf } from '#domain/jobs/wording.ts';
import { listAnsweringEdits } from '#features/hiring/draft/edits.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { useQuestionDrag } from './useQuestionDrag.ts';
import type { QuestionActions } from './questionActions.ts';

interface Props {
  content: DraftContent;
  /** Ids of the questions whose details are open. */
  open: ReadonlySet<string>;
  /** Id of the question in work. */
  busy: string | null;
  actions: QuestionActions;
}

export function QuestionList({ content, open, busy, actions }: Props) {
  const { t } = useTranslation('hiring');
  const { competencies, questions, language } = content;
  const { sensors, announcements, drop } = useQuestionDrag(questions, actions.change);
  const kind = kindOf(content);
  const retakes = content.retakes ?? retakeLimits.usual;
  const count = questions.length;
  const kit = useMemo(
    () => ({ kind, retakes, competencies, language, count }),
    [kind, retakes, competencies, language, count],
  );
  // Kept between keystrokes, so that only the cards that changed are drawn again.
  const answering = JSON.stringify(
    questions.map(({ id, formats, thinkSeconds, maxSeconds, retakes }) => [
      id,
      formats ?? null,
      thinkSeconds ?? null,
      maxSeconds ?? null,
      retakes ?? null,
    ]),
  );
  const forAll = useMemo(() => listAnsweringEdits(answering), [answering]);
  const twins = twinsOf(questions);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('questions.dnd.how') },
      }}
    >
      <SortableContext items={questions.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              index={index}
              kit={kit}
              actions={actions}
              answeringForAll={forAll.get(question.id) ?? null}
              isOpen={open.has(question.id)}
              isBusy={busy === question.id}
              twin={twins[question.id] ?? null}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
