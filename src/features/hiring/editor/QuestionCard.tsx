// One question: its words, what it measures, its time; anchors and follow-ups one press away.
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import DragIcon from '@mui/icons-material/DragIndicator';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Collapse,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewKind } from '#domain/jobs/answering.ts';
import { limits, questionKinds, type Competency, type Question } from '#domain/jobs/kit.ts';
import { isRubricStale, reworded } from '#domain/jobs/wording.ts';
import { AnsweringFields } from '#features/hiring/question/AnsweringFields.tsx';
import {
  moveQuestion,
  patchQuestion,
  putQuestion,
  removeQuestion,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { QuestionDetails } from '#features/hiring/question/QuestionDetails.tsx';
import { QuestionLint } from '#features/hiring/question/QuestionLint.tsx';
import { RubricTrial } from '#features/hiring/question/RubricTrial.tsx';
import { StaleRubric } from '#features/hiring/question/StaleRubric.tsx';
import { sectionId } from './StepNav.tsx';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

export interface QuestionCardProps {
  question: Question;
  index: number;
  last: number;
  kind: InterviewKind;
  answeringForAll: Edit | null;
  competencies: readonly Competency[];
  language: string;
  isOpen: boolean;
  isBusy: boolean;
  /** How often an answer may be recorded again where its question has no number of its own. */
  retakes: number;
  /** The number of an earlier question that asks the same in the same words. */
  twin: number | null;
  change: (edit: Edit) => void;
  toggle: (id: string) => void;
  offerUndo: OfferUndo;
  regenerate: (question: Question) => Promise<void>;
  redraft: (question: Question) => Promise<void>;
  keep: (question: Question) => void;
}

export const QuestionCard = memo(function QuestionCard({
  question,
  index,
  last,
  kind: interviewKind,
  answeringForAll,
  retakes,
  competencies,
  language,
  isOpen,
  isBusy,
  twin,
  change,
  toggle,
  offerUndo,
  regenerate,
  redraft,
  keep,
}: QuestionCardProps) {
  const { t } = useTranslation(['hiring', 'domain', 'library']);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: question.id });
  const { id, text, kind, competencyId, minutes, followUpCap } = question;
  const [isTrying, setIsTrying] = useState(false);
  const number = index + 1;
  const isEmpty = text.trim() === '';
  const isHomeless = !competencies.some((competency) => competency.id === competencyId);
  const hasEmptyAnchor = question.anchors.some((anchor) => anchor.trim() === '');
  const set = (part: Partial<Question>): void => change(patchQuestion(id, part));

  function remove(): void {
    change(removeQuestion(id));
    offerUndo(t('questions.removed', { number }), putQuestion(question, index));
    document.getElementById(sectionId('questions'))?.focus();
  }

  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-testid="question"
      data-question={id}
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
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          aria-label={t('questions.drag', { number })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
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
      <TextField
        id={ids.question(id)}
        label={t('questions.text')}
        value={text}
        multiline
        fullWidth
        error={isEmpty}
        helperText={isEmpty ? t('problem.questionEmpty') : undefined}
        onChange={(event) => set(reworded(question, event.target.value))}
        slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
      />
      <QuestionLint text={text} language={language} />
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
          onDraft={() => void redraft(question)}
          onKeep={() => set({ rubricFor: text })}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <TextField
          id={ids.questionCompetency(id)}
          select
          size="small"
          label={t('questions.competency')}
          value={isHomeless ? '' : competencyId}
          error={isHomeless}
          helperText={isHomeless ? t('problem.questionWithoutCompetency') : undefined}
          onChange={(event) => set({ competencyId: event.target.value })}
          sx={{ flex: '1 1 200px', minWidth: 0 }}
        >
          {competencies.map((competency) => (
            <MenuItem key={competency.id} value={competency.id}>
              {competency.name || t('competencies.unnamed')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('questions.kind')}
          value={kind}
          onChange={(event) =>
            set({ kind: questionKinds.find((known) => known === event.target.value) ?? kind })
          }
          sx={{ flex: '0 1 168px' }}
        >
          {questionKinds.map((known) => (
            <MenuItem key={known} value={known}>
              {t(`domain:questionKind.${known}`)}
            </MenuItem>
          ))}
        </TextField>
        <WholeNumberField
          label={t('questions.minutes')}
          value={minutes}
          min={1}
          max={limits.minutesMax}
          onValue={(value) => set({ minutes: value })}
        />
        <WholeNumberField
          label={t('questions.followUpCap')}
          value={followUpCap}
          min={0}
          max={limits.followUpCapMax}
          onValue={(value) => set({ followUpCap: value })}
          width={148}
        />
      </Stack>
      {interviewKind !== 'chat' && (
        <AnsweringFields
          question={question}
          number={number}
          kind={interviewKind}
          retakes={retakes}
          set={set}
          setAll={answeringForAll && (() => change(answeringForAll))}
        />
      )}
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
    </Box>
  );
});
