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
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { jobStates, stateOf } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { problemOf, type AddField } from './addDraft.ts';
import { useAddJob } from './useAddJob.ts';
import type { useReading } from './useReading.ts';
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
  const link = useJobLink();
  const adding = useAddJob({ uid, jobs, id, close });
  const { kept, draft, set, reading, same, add, clear } = adding;
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
          <JobFields adding={adding} id={id} />
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
        isEmpty={kept === ''}
        onClear={clear}
        onClose={close}
        form={`${id}-form`}
        isTracked={same !== undefined}
      />
    </Dialog>
  );
}

interface JobFieldsProps {
  adding: ReturnType<typeof useAddJob>;
  /** What the ids of the fields begin with. */
  id: string;
}

/** The facts of the job, as they were read or typed. */
function JobFields({ adding: { draft, reading, tried, value, type }, id }: JobFieldsProps) {
  const field = (name: AddField, more: { type?: string; optional?: boolean } = {}) => {
    const problem =
      tried || (name !== 'title' && draft.typed[name]) ? problemOf(name, value(name)) : null;
    const words = reading.facts[name]?.words ?? '';
    return (
      <AddJobField
        id={`${id}-${name}`}
        inputType={more.type}
        value={value(name)}
        isRead={draft.typed[name] === undefined && reading.facts[name] !== undefined}
        name={name}
        problem={problem}
        onType={type}
        words={words}
      />
    );
  };
  return (
    <>
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
    </>
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
  isEmpty: boolean;
  onClear: () => void;
  onClose: () => void;
  form: string;
  /** The same job is tracked already. */
  isTracked: boolean;
}

/** Adds the job, or clears what was typed. */
function AddJobActions({ isEmpty, onClear, onClose, form, isTracked }: AddJobActionsProps) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <DialogActions>
      {!isEmpty && (
        <Button sx={{ mr: 'auto' }} onClick={onClear}>
          {t('add.clear')}
        </Button>
      )}
      <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
      <Button variant="contained" type="submit" form={form}>
        {t(isTracked ? 'add.anyway' : 'add.action')}
      </Button>
    </DialogActions>
  );
}
