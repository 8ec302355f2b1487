// The card around a question, which can be dragged to another position, with its head.
import DragIcon from '@mui/icons-material/DragIndicator';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/jobs/kit.ts';
import type { QuestionActions } from './questionActions.ts';
import { QuestionHead } from './QuestionHead.tsx';

interface Props {
  question: Question;
  index: number;
  last: number;
  isBusy: boolean;
  /** It measures none of the competencies. */
  isHomeless: boolean;
  actions: QuestionActions;
  children: ReactNode;
}

export function QuestionFrame({ question, children, ...head }: Props) {
  const { t } = useTranslation('hiring');
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: question.id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-testid="question"
      data-question={question.id}
      sx={{
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
        p: { xs: 1.5, sm: 2 },
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        boxShadow: isDragging ? 4 : 0,
      }}
    >
      <QuestionHead
        question={question}
        grip={
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            size="small"
            aria-label={t('questions.drag', { number: head.index + 1 })}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <DragIcon fontSize="small" />
          </IconButton>
        }
        {...head}
      />
      {children}
    </Box>
  );
}
