// Step 3: the questions in their order; drag, or move with the buttons or the keyboard.
import { Alert, Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, type Question } from '#domain/jobs/kit.ts';
import { questionEntry } from '#domain/jobs/library.ts';
import { useMembership } from '#session/session.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import type { Edit, OfferUndo } from '#features/hiring/draft/edits.ts';
import { addQuestions, removeAdded } from '#features/hiring/library/additions.ts';
import { LibraryPicker } from '#features/hiring/library/LibraryPicker.tsx';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';
import { StepSection } from '#features/hiring/editor/StepSection.tsx';
import { useRegenerate } from '#features/hiring/editor/useRegenerate.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionList } from './QuestionList.tsx';
import type { QuestionActions } from './questionActions.ts';

interface Props {
  content: DraftContent;
  change: (edit: Edit) => void;
  offerUndo: OfferUndo;
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
}

export function QuestionsSection({ content, change, offerUndo, open, toggle }: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const { uid, orgId } = useMembership();
  const [isPicking, setPicking] = useState(false);
  const [kept, setKept] = useState<Question | null>(null);
  const { competencies, questions } = content;
  const { regenerate, redraft, addOne, busy, made } = useRegenerate(content, change, offerUndo);
  const actions = useMemo<QuestionActions>(
    () => ({ change, toggle, offerUndo, regenerate, redraft, keep: setKept }),
    [change, toggle, offerUndo, regenerate, redraft],
  );
  return (
    <StepSection step="questions">
      {questions.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('problem.noQuestions')}
        </Alert>
      )}
      <QuestionList content={content} open={open} busy={busy} actions={actions} />
      <AddQuestion
        content={content}
        change={change}
        toggle={toggle}
        isSuggesting={busy === 'new'}
        onSuggest={(competency) => void addOne(competency)}
        onPick={() => setPicking(true)}
      />
      {isPicking && (
        <LibraryPicker
          orgId={orgId}
          kind="question"
          language={content.language}
          room={t('library:pick.room', { count: limits.questionsMax - questions.length })}
          onClose={() => setPicking(false)}
          onPick={(items) => {
            change(addQuestions(items.map(({ body }) => body)));
            offerUndo(
              t('library:pick.added', {
                count: Math.min(items.length, limits.questionsMax - questions.length),
              }),
              removeAdded(content),
            );
            setPicking(false);
          }}
        />
      )}
      {kept && (
        <SaveToLibrary
          uid={uid}
          orgId={orgId}
          entry={questionEntry(
            kept,
            competencies.find(({ id }) => id === kept.competencyId)?.name ?? '',
            content.language,
          )}
          onClose={() => setKept(null)}
        />
      )}
      {made && (
        <Box sx={{ mt: 1.5 }}>
          <MadeBy made={made} lead={t('provenance.question')} />
        </Box>
      )}
    </StepSection>
  );
}
