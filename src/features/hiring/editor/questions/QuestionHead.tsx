// The head of a question's card: its number, and the buttons that move, rewrite and remove it.
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { CircularProgress, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#domain/jobs/kit.ts';
import { moveQuestion, putQuestion, removeQuestion } from '#features/hiring/draft/edits.ts';
import type { QuestionActions } from './questionActions.ts';
import { buildSectionId } from '#features/hiring/editor/StepNav.tsx';

interface Props {
  question: Question;
  index: number;
  last: number;
  /** The handle for dragging. */
  grip: ReactNode;
  isBusy: boolean;
  /** It measures none of the competencies. */
  isHomeless: boolean;
  actions: QuestionActions;
}

export function QuestionHead({
  question,
  index,
  last,
  grip,
  isBusy,
  isHomeless,
  actions: { change, offerUndo, regenerate },
}: Props) {
  const { t } = useTranslation('hiring');
  const { id } = question;
  const number = index + 1;

  function remove(): void {
    change(removeQuestion(id));
    offerUndo(t('questions.removed', { number }), putQuestion(question, index));
    document.getElementById(buildSectionId('questions'))?.focus();
  }

  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 1.5 }}>
      {grip}
      <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
        {t('questions.number', { number })}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('questions.up', { number })}
        disabled={index === 0}
        onClick={() => change(moveQuestion(id, index - 1))}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('questions.down', { number })}
        disabled={index === last}
        onClick={() => change(moveQuestion(id, index + 1))}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <Tooltip title={t('questions.regenerateHint')}>
        <span>
          <IconButton
            size="small"
            aria-label={t('questions.regenerate', { number })}
            aria-busy={isBusy}
            disabled={isBusy || isHomeless}
            onClick={() => void regenerate(question)}
          >
            {isBusy ? (
              <CircularProgress size={18} aria-label={t('questions.working')} />
            ) : (
              <AutoAwesomeIcon fontSize="small" />
            )}
          </IconButton>
        </span>
      </Tooltip>
      <IconButton size="small" aria-label={t('questions.remove', { number })} onClick={remove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
