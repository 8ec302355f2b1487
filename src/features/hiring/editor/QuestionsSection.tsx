// Step 3: the questions in their order; drag, or move with the buttons or the keyboard.
import AddIcon from '@mui/icons-material/Add';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { kindOf, retakeLimits } from '#domain/jobs/answering.ts';
import { limits, type Question } from '#domain/jobs/kit.ts';
import { questionEntry } from '#domain/jobs/library.ts';
import { twinsOf } from '#domain/jobs/wording.ts';
import { useMembership } from '#session/session.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import {
  answeringEdits,
  blankQuestion,
  moveQuestion,
  putQuestion,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';
import { addQuestions, withoutAdded } from '#features/hiring/library/additions.ts';
import { LibraryPicker } from '#features/hiring/library/LibraryPicker.tsx';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { StepSection } from './StepSection.tsx';
import { useRegenerate } from './useRegenerate.ts';

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
  const keep = useCallback((question: Question) => setKept(question), []);
  const { competencies, questions } = content;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { regenerate, redraft, addOne, busy, made } = useRegenerate(content, change, offerUndo);
  const kind = kindOf(content);
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
  const forAll = useMemo(() => answeringEdits(answering), [answering]);
  const twins = twinsOf(questions);
  const isFull = questions.length >= limits.questionsMax;
  const leastUsed = [...competencies].sort((a, b) => count(a.id) - count(b.id))[0];

  function count(competencyId: string): number {
    return questions.filter((question) => question.competencyId === competencyId).length;
  }
  const placeOf = (id: UniqueIdentifier): number =>
    questions.findIndex((question) => question.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('questions.dnd.lifted', { from: placeOf(active.id), count: questions.length }),
    onDragOver: ({ over }) =>
      over ? t('questions.dnd.over', { to: placeOf(over.id), count: questions.length }) : undefined,
    onDragEnd: ({ over }) =>
      over
        ? t('questions.dnd.dropped', { to: placeOf(over.id), count: questions.length })
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
  function addBlank(): void {
    const question = blankQuestion(content, leastUsed?.id ?? '');
    change(putQuestion(question, questions.length));
    toggle(question.id);
    setTimeout(() => document.getElementById(ids.question(question.id))?.focus(), 80);
  }

  return (
    <StepSection step="questions">
      {questions.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('problem.noQuestions')}
        </Alert>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('questions.dnd.how') },
        }}
      >
        <SortableContext
          items={questions.map(({ id }) => id)}
          strategy={verticalListSortingStrategy}
        >
          <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                question={question}
                index={index}
                last={questions.length - 1}
                kind={kind}
                answeringForAll={forAll.get(question.id) ?? null}
                retakes={content.retakes ?? retakeLimits.usual}
                competencies={competencies}
                language={content.language}
                isOpen={open.has(question.id)}
                isBusy={busy === question.id}
                twin={twins[question.id] ?? null}
                change={change}
                toggle={toggle}
                offerUndo={offerUndo}
                regenerate={regenerate}
                redraft={redraft}
                keep={keep}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button id={ids.addQuestion} startIcon={<AddIcon />} onClick={addBlank} disabled={isFull}>
          {t('questions.add')}
        </Button>
        <Button onClick={() => setPicking(true)} disabled={isFull}>
          {t('library:pick.question')}
        </Button>
        {leastUsed && (
          <Button
            startIcon={<AutoAwesomeIcon />}
            loading={busy === 'new'}
            loadingPosition="start"
            onClick={() => void addOne(leastUsed)}
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
              withoutAdded(content),
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
