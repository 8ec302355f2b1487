// The application tracker: one's own list of jobs, with state and notes, private to its owner.
import { Button, IconButton, MenuItem, Stack, TextField, Tooltip } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-hook-form';
import { addPaper, changePaper, papersOf, removePaper, type PaperFields } from '#data/ownPapers.ts';
import { jobStates, stateOf, type TrackedJob } from '#domain/trackedJob.ts';
import type { Stored } from '#domain/source.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { useTyped } from '#ui/useTyped.ts';

const kind = 'jobTrackers';

export function TrackTab({ uid }: { uid: string }) {
  return (
    <Stack spacing={3}>
      <AddJob uid={uid} />
      <Boundary fallback={<RowsSkeleton rows={4} />}><Jobs uid={uid} /></Boundary>
    </Stack>
  );
}

function AddJob({ uid }: { uid: string }) {
  const { t } = useTranslation(['jobSeeker', 'common']);
  const [title, keepTitle] = useTyped(`tracker/${uid}/title`);
  const [text, keepText] = useTyped(`tracker/${uid}/text`);
  const { register, handleSubmit, reset, formState } = useForm<{ title: string; text: string }>({ defaultValues: { title, text } });
  const [add, { pending }] = useAction((fields: PaperFields<'jobTrackers'>) => addPaper(uid, kind, fields), { done: t('tracker.added') });
  async function submit(job: { title: string; text: string }): Promise<void> {
    if (await add({ title: job.title.trim(), text: job.text, status: 'interested' })) {
      keepTitle('');
      keepText('');
      reset({ title: '', text: '' });
    }
  }
  return (
    <Panel title={t('tracker.add')}>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField label={t('tracker.title')} error={Boolean(formState.errors.title)} helperText={formState.errors.title?.message ?? t('tracker.titleHelp')} {...register('title', { onChange: (event: { target: { value: string } }) => keepTitle(event.target.value), validate: (name) => name.trim() !== '' || t('tracker.titleMissing'), maxLength: { value: 200, message: t('tracker.tooLong', { max: 200 }) } })} />
        <TextField label={t('tracker.description')} multiline minRows={3} maxRows={12} error={Boolean(formState.errors.text)} helperText={formState.errors.text?.message ?? t('tracker.descriptionHelp')} {...register('text', { onChange: (event: { target: { value: string } }) => keepText(event.target.value), maxLength: { value: 100_000, message: t('tracker.tooLong', { max: 100_000 }) } })} />
        <div><Button type="submit" variant="contained" loading={pending}>{t('tracker.addAction')}</Button></div>
      </Stack>
    </Panel>
  );
}

function Jobs({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const jobs = useLive(papersOf(uid, kind, 100));
  if (jobs.items.length === 0) return <EmptyState title={t('tracker.none')} text={t('tracker.noneText')} />;
  return <Stack spacing={2}>{jobs.items.map((job) => <Job key={job.id} uid={uid} job={job} />)}</Stack>;
}

function Job({ uid, job }: { uid: string; job: Stored<TrackedJob> }) {
  const { t } = useTranslation(['jobSeeker', 'common']);
  const name = job.data.title ?? '';
  const [change] = useAction((fields: PaperFields<'jobTrackers'>) => changePaper(uid, kind, job.id, fields));
  const [remove, { pending }] = useAction(() => removePaper(uid, kind, job.id), { done: t('tracker.removed') });
  return (
    <Panel title={name} headingLevel="h3" actions={<Tooltip title={t('tracker.remove', { name })}><span><IconButton aria-label={t('tracker.remove', { name })} disabled={pending} onClick={() => void remove()}><DeleteIcon /></IconButton></span></Tooltip>}>
      <Stack spacing={2} direction={{ xs: 'column', md: 'row' }}>
        <TextField select label={t('tracker.state')} value={stateOf(job.data.status)} onChange={(event) => void change({ status: event.target.value })} sx={{ minWidth: 200 }}>
          {jobStates.map((state) => <MenuItem key={state} value={state}>{t(`tracker.states.${state}`)}</MenuItem>)}
        </TextField>
        <TextField label={t('tracker.notes')} defaultValue={job.data.notes ?? ''} multiline fullWidth onBlur={(event) => { if (event.target.value !== (job.data.notes ?? '')) void change({ notes: event.target.value }); }} slotProps={{ htmlInput: { maxLength: 20_000 } }} helperText={t('tracker.notesHelp')} />
      </Stack>
    </Panel>
  );
}
