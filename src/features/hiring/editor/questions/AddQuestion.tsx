// One more question: a blank one, one of the library, or one that the AI suggests.
import AddIcon from '@mui/icons-material/Add';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import type { Competency } from '#domain/jobs/kit.ts';
import { limits } from '#domain/jobs/kit.ts';
import { createBlankQuestion, putQuestion, type Edit } from '#features/hiring/draft/edits.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';

interface Props {
  content: DraftContent;
  change: (edit: Edit) => void;
  toggle: (id: string) => void;
  isSuggesting: boolean;
  onSuggest: (competency: Competency) => void;
  onPick: () => void;
}

export function AddQuestion({ content, change, toggle, isSuggesting, onSuggest, onPick }: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const { competencies, questions } = content;
  const isFull = questions.length >= limits.questionsMax;
  const leastUsed = [...competencies].sort((a, b) => count(a.id) - count(b.id))[0];

  function count(competencyId: string): number {
    return questions.filter((question) => question.competencyId === competencyId).length;
  }
  function addBlank(): void {
    const question = createBlankQuestion(content, leastUsed?.id ?? '');
    change(putQuestion(question, questions.length));
    toggle(question.id);
    setTimeout(() => document.getElementById(ids.question(question.id))?.focus(), 80);
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button id={ids.addQuestion} startIcon={<AddIcon />} onClick={addBlank} disabled={isFull}>
        {t('questions.add')}
      </Button>
      <Button onClick={onPick} disabled={isFull}>
        {t('library:pick.question')}
      </Button>
      {leastUsed && (
        <Button
          startIcon={<AutoAwesomeIcon />}
          loading={isSuggesting}
          loadingPosition="start"
          onClick={() => onSuggest(leastUsed)}
          disabled={isFull || leastUsed.name.trim() === ''}
        >
          {t('questions.suggest', { name: leastUsed.name })}
        </Button>
      )}
      {isFull && (
        <Typography variant="body2" color="text.secondary">
          {t('questions.full', { count: limits.questionsMax })}
        </Typography>
      )}
    </Stack>
  );
}
