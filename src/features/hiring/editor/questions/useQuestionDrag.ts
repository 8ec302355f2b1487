// Dragging the questions of a draft: what starts it, what is read out, and where one is dropped.
import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/jobs/kit.ts';
import { moveQuestion, type Edit } from '#features/hiring/draft/edits.ts';

interface QuestionDrag {
  sensors: ReturnType<typeof useSensors>;
  announcements: Announcements;
  drop: (event: DragEndEvent) => void;
}

export function useQuestionDrag(
  questions: readonly Question[],
  change: (edit: Edit) => void,
): QuestionDrag {
  const { t } = useTranslation('hiring');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier): number =>
    questions.findIndex((question) => question.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('questions.dnd.lifted', { from: positionOf(active.id), count: questions.length }),
    onDragOver: ({ over }) =>
      over
        ? t('questions.dnd.over', { to: positionOf(over.id), count: questions.length })
        : undefined,
    onDragEnd: ({ over }) =>
      over
        ? t('questions.dnd.dropped', { to: positionOf(over.id), count: questions.length })
        : t('questions.dnd.cancelled'),
    onDragCancel: () => t('questions.dnd.cancelled'),
  };
  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id)
      change(
        moveQuestion(
          String(active.id),
          questions.findIndex((question) => question.id === over.id),
        ),
      );
  }
  return { sensors, announcements, drop };
}
