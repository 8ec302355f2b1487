// Adds a job once: its description is pasted and read, or the fields are typed. Everything read is marked and can be corrected; nothing typed is lost by a reload.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { newId } from '#data/firestore/ids.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { isSameJob } from '#domain/seeker/sameJob.ts';
import { jobStates, stateOf } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import {
  addFields,
  draftFrom,
  emptyDraft,
  jobOf,
  problemOf,
  valueOf,
  type AddField,
  type Draft,
} from './addDraft.ts';
import { useReading } from './useReading.ts';
import { SameJobWarning } from './SameJobWarning.tsx';
import { AddJobField } from './AddJobField.tsx';

interface Props {
  uid: string;
  jobs: readonly Job[];
  close: () => void;
}

export function AddJobDialog({ uid, jobs, close }: Props) {
  const { t } = useTranslation(['tracker', 'common']);
  const id = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const packs = usePackProgress();
  const showFault = useShowFault();
  const link = useJobLink();
  const [kept, keep] = useTyped(`tracker/${uid}/add`);
  const draft = draftFrom(kept);
  const [tried, setTried] = useState(false);
  const reading = useReading(draft.text);
  const set = (next: Draft): void =>
    keep(JSON.stringify(next) === JSON.stringify(emptyDraft) ? '' : JSON.stringify(next));
  const value = (name: AddField): string => valueOf(draft, reading, name);
  const same = jobs.find(({ data }) =>
    isSameJob(data, { title: value('title'), company: value('company'), url: value('url') }),
  );
  const isRead = (name: AddField): boolean =>
    draft.typed[name] === undefined && reading.facts[name] !== undefined;

  function add(): void {
    setTried(true);
    const wrong = addFields.find((name) => problemOf(name, value(name)));
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus();
    // Not waited for: offline, it is kept and sent later.
    setSeekerDocument(uid, 'jobTrackers', newId(), jobOf(draft, reading, new Date()), true).catch(
      showFault,
    );
    keep('');
    notifyDone(t('add.done', { name: value('title') }));
    close();
  }
  const type = (name: AddField, text: string): void =>
    set({ ...draft, typed: { ...draft.typed, [name]: text } });
  const field = (name: AddField, more: { type?: string; optional?: boolean } = {}) => {
    const problem =
      tried || (name !== 'title' && draft.typed[name]) ? problemOf(name, value(name)) : null;
    const words = reading.facts[name]?.words ?? '';
    return (
      <AddJobField
        id={`${id}-${name}`}
        inputType={more.type}
        value={value(name)}
        isRead={isRead(name)}
        name={name}
        problem={problem}
        onType={type}
        words={words}
      />
    );
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' || kept === '') close();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{t('add.open')}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={`${id}-form`}
          noValidate
          spacing={2}
          sx={{ pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={t('field.text')}
            multiline
            minRows={4}
            maxRows={10}
            autoFocus
            value={draft.text}
            onChange={({ target }) => set({ ...draft, text: target.value })}
            helperText={t('add.textHelp')}
            slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.textMax } }}
          />
          <ReadingState reading={reading} />
          {packs && <AiLoading progress={packs} />}
          {field('title')}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '& > *': { flex: 1 } }}>
            {field('company')}
            {field('place')}
          </Stack>
          {field('url')}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '& > *': { flex: 1 } }}>
            {field('salary')}
            {field('closesAt', { type: 'date' })}
          </Stack>
          <TextField
            select
            label={t('field.state')}
            value={draft.state}
            onChange={({ target }) => set({ ...draft, state: stateOf(target.value) })}
          >
            {jobStates.map((state) => (
              <MenuItem key={state} value={state}>
                {t(`state.${state}`)}
              </MenuItem>
            ))}
          </TextField>
          {same && <SameJobWarning link={link} same={same} />}
        </Stack>
      </DialogContent>
      <AddJobActions
        kept={kept}
        keep={keep}
        setTried={setTried}
        close={close}
        id={id}
        same={same}
      />
    </Dialog>
  );
}

/** Whether the description is being read. */
function ReadingState({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {reading.pending && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {t('add.reading')}
          </Typography>
          <LinearProgress aria-label={t('add.reading')} />
        </>
      )}
      {reading.failed && <Alert severity="info">{t('add.failed')}</Alert>}
    </Box>
  );
}

interface AddJobActionsProps {
  kept: string;
  keep: (next: string) => void;
  setTried: (next: boolean) => void;
  close: () => void;
  id: string;
  same: Job | undefined;
}

/** Adds the job, or clears what was typed. */
function AddJobActions({ kept, keep, setTried, close, id, same }: AddJobActionsProps) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <DialogActions>
      {kept !== '' && (
        <Button
          sx={{ mr: 'auto' }}
          onClick={() => {
            keep('');
            setTried(false);
          }}
        >
          {t('add.clear')}
        </Button>
      )}
      <Button onClick={close}>{t('common:actions.cancel')}</Button>
      <Button variant="contained" type="submit" form={`${id}-form`}>
        {t(same ? 'add.anyway' : 'add.action')}
      </Button>
    </DialogActions>
  );
}
