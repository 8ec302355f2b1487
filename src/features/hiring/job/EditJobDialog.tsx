// Title, description and closing date of a published job; the questions and the rubric stay as they are.
import { zodResolver } from '@hookform/resolvers/zod';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { JobRef } from '#data/firestore/refs.ts';
import { editJob } from '#data/jobs/interviews.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { limits } from '#domain/jobs/kit.ts';
import { readNow } from '#domain/base/clock.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { parseDay, dayOf } from '#features/hiring/parts/days.ts';

const Edit = z.object({
  title: z.string().trim().min(1, 'titleMissing').max(limits.titleMax),
  description: z.string().max(limits.descriptionMax, 'tooLong'),
  closesAt: z
    .string()
    .refine(
      (day) => day === '' || (parseDay(day)?.getTime() ?? 0) > readNow().getTime(),
      'closesInPast',
    ),
});
type Edit = z.infer<typeof Edit>;

export function EditJobDialog({
  jobRef,
  uid,
  job,
  onClose,
}: {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  onClose: () => void;
}) {
  const { t } = useTranslation(['hiring', 'common', 'faults']);
  const id = useId();
  // The revision these fields were filled from: a later one by somebody else is not overwritten.
  const [rev] = useState(job.rev);
  const [save, { pending, fault }] = useAction(editJob, { done: t('job.saved'), quiet: true });
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Edit>({
    resolver: zodResolver(Edit),
    defaultValues: {
      title: job.title,
      description: job.description ?? '',
      closesAt: job.closesAt ? dayOf(job.closesAt) : '',
    },
  });
  const submit = handleSubmit(async ({ title, description, closesAt }) => {
    if (await save(jobRef, uid, rev, { title, description, closesAt: parseDay(closesAt) }))
      onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{t('job.editTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {fault && (
              <Alert severity="error" role="alert">
                {t(`faults:${fault.code}`, fault.values)}
              </Alert>
            )}
            <JobFields register={register} errors={errors} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Title, description and closing date. */
function JobFields({
  register,
  errors,
}: {
  register: UseFormRegister<Edit>;
  errors: FieldErrors<Edit>;
}) {
  const { t } = useTranslation('hiring');
  return (
    <>
      <TextField
        label={t('job.title')}
        {...register('title')}
        error={!!errors.title}
        helperText={errors.title && t('problem.titleMissing')}
        slotProps={{ htmlInput: { maxLength: limits.titleMax, dir: 'auto' } }}
      />
      <TextField
        label={t('new.description')}
        {...register('description')}
        multiline
        minRows={5}
        maxRows={14}
        error={!!errors.description}
        slotProps={{ htmlInput: { maxLength: limits.descriptionMax, dir: 'auto' } }}
      />
      <TextField
        type="date"
        label={t('candidateSide.closesAt')}
        {...register('closesAt')}
        error={!!errors.closesAt}
        helperText={errors.closesAt ? t('problem.closesInPast') : t('candidateSide.closesAtHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
