// One story: its four parts, saved as they are typed, what it shows, and the questions it answers.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import {
  seekerDocumentSource,
  seekerDocumentsSource,
  setSeekerDocument,
  deleteSeekerDocument,
} from '#data/seeker/seekerDocuments.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { practiceLimits, storyParts } from '#domain/seeker/practice.ts';
import { usePageCommands, usePageSubject } from '#ui/commands/usePageCommands.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useAction, type ActionState } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { questionsOf, joinStoryText } from './fit.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { StoryQuestions } from './StoryQuestions.tsx';
import { getStoryFields, type StoryFields } from './storyFields.ts';
import { useStoryDraft } from './useStoryDraft.ts';

export function StoryEditor({ uid, id }: { uid: string; id: string }) {
  const { t } = useTranslation(['stories', 'common']);
  const navigate = useNavigate();
  const stored = useLive(seekerDocumentSource(uid, 'stories', id));
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100));
  const { fields, state, edit, forget, retry } = useStoryDraft(uid, id, stored?.data ?? null);
  const [restore] = useAction((before: StoryFields) =>
    setSeekerDocument(uid, 'stories', id, getStoryFields(before)),
  );
  const [remove, removing] = useAction(async () => {
    await deleteSeekerDocument(uid, 'stories', id);
    return true;
  });
  async function removed(): Promise<unknown> {
    // As it was: once it is removed, there is nothing left to bring back.
    const before = fields;
    forget();
    if (stored) {
      if (!(await remove())) return edit(before);
      notifyUndo(t('editor.removed'), t('common:actions.undo'), () => void restore(before));
    }
    return navigate(toPrepLink({ tab: 'stories' }));
  }
  useStoryCommands(id, fields.title, removed);
  const questions = questionsOf(sets.items);
  const competencies = [
    ...new Set(questions.map(({ competency }) => competency).filter(Boolean)),
  ].toSorted((a, b) => a.localeCompare(b));
  const story = {
    title: fields.title,
    competencies: fields.competencies,
    questions: fields.questions,
    content: {
      situation: fields.situation,
      task: fields.task,
      action: fields.action,
      result: fields.result,
    },
  };
  return (
    <Stack spacing={2.5} data-testid="story-editor">
      <EditorBar
        removing={removing.pending}
        state={state}
        retry={retry}
        story={story}
        removed={removed}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <StoryParts fields={fields} edit={edit} />
        <Stack spacing={3}>
          <ShownCompetencies competencies={competencies} fields={fields} edit={edit} />
          <StoryQuestions
            story={story}
            questions={questions}
            onLink={(next) => edit({ questions: next.slice(0, practiceLimits.storyQuestions) })}
          />
          {stored === null && state === null && <Alert severity="info">{t('editor.new')}</Alert>}
          <Typography variant="body2" color="text.secondary">
            {t('editor.private')}
          </Typography>
        </Stack>
      </Box>
    </Stack>
  );
}

/** What the page is about, and what can be done with the whole story. */
function useStoryCommands(id: string, title: string, removed: () => Promise<unknown>): void {
  const { t } = useTranslation('stories');
  const navigate = useNavigate();
  usePageSubject({
    kind: 'story',
    title: title.trim() || t('untitled'),
    target: toPrepLink({ tab: 'stories', story: id }),
  });
  const back = (): void => void navigate(toPrepLink({ tab: 'stories' }));
  usePageCommands([
    { id: 'back', label: 'stories:editor.back', readsOnly: true, run: back },
    { id: 'remove', label: 'stories:editor.remove', run: () => void removed() },
  ]);
}

interface EditorBarProps {
  removing: ActionState['pending'];
  state: ReturnType<typeof useStoryDraft>['state'];
  retry: ReturnType<typeof useStoryDraft>['retry'];
  story: Parameters<typeof joinStoryText>[0];
  removed: () => Promise<unknown>;
}

/** The way back, where the words are, and what can be done with the whole story. */
function EditorBar({ removing, state, retry, story, removed }: EditorBarProps) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
    >
      <Button component={Link} to={toPrepLink({ tab: 'stories' })} startIcon={<ArrowBackIcon />}>
        {t('editor.back')}
      </Button>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <SaveState state={state} />
        {state === 'refused' && (
          <Button size="small" onClick={retry}>
            {t('common:actions.retry')}
          </Button>
        )}
        <CopyButton text={joinStoryText(story)} />
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          loading={removing}
          onClick={() => void removed()}
        >
          {t('editor.remove')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The story itself: its title, its four parts and its notes. */
function StoryParts({
  fields,
  edit,
}: {
  fields: ReturnType<typeof useStoryDraft>['fields'];
  edit: ReturnType<typeof useStoryDraft>['edit'];
}) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <Panel title={t('editor.title')} lead={t('editor.lead')}>
      <Stack spacing={2.5}>
        <TextField
          label={t('editor.name')}
          value={fields.title}
          onChange={(event) => edit({ title: event.target.value })}
          slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.titleMax } }}
        />
        {storyParts.map((part) => (
          <TextField
            key={part}
            label={t(`part.${part}`)}
            multiline
            minRows={part === 'action' ? 4 : 2}
            maxRows={14}
            value={fields[part]}
            onChange={(event) => edit({ [part]: event.target.value })}
            helperText={t(`editor.help.${part}`)}
            slotProps={{ htmlInput: { maxLength: practiceLimits.storyPart, dir: 'auto' } }}
          />
        ))}
        {fields.notes !== '' && (
          <TextField
            label={t('editor.notes')}
            multiline
            minRows={2}
            maxRows={10}
            value={fields.notes}
            onChange={(event) => edit({ notes: event.target.value })}
            helperText={t('editor.notesHelp')}
            slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.notesMax, dir: 'auto' } }}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** What the story shows. */
function ShownCompetencies({
  competencies,
  fields,
  edit,
}: {
  competencies: readonly string[];
  fields: ReturnType<typeof useStoryDraft>['fields'];
  edit: ReturnType<typeof useStoryDraft>['edit'];
}) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <Panel title={t('editor.shows')} lead={t('editor.showsLead')}>
      <Autocomplete
        multiple
        freeSolo
        options={competencies}
        value={fields.competencies}
        filterSelectedOptions
        onChange={(_, next) =>
          edit({
            competencies: [
              ...new Set(next.map((name) => name.trim().slice(0, 200)).filter(Boolean)),
            ].slice(0, practiceLimits.storyCompetencies),
          })
        }
        renderInput={(input) => (
          <TextField
            {...input}
            label={t('editor.competencies')}
            helperText={t('editor.competenciesHelp')}
          />
        )}
      />
    </Panel>
  );
}
