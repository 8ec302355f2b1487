// Keeps the fitted resume as a version under a name.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addVersion } from '#data/seeker/applications.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { formatJobName } from '#domain/seeker/trackedJob.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { detectResumeLanguage } from '#features/jobSeeker/apply/documents/resumeDocument.ts';

const longest = 120;

export function SaveVersionDialog({
  resume,
  corrected,
  unsupported,
  onClose,
}: {
  resume: ParsedResume;
  corrected: readonly string[];
  unsupported: number;
  onClose: () => void;
}) {
  const { t } = useTranslation(['applying', 'common']);
  const { uid, job, master, application, versions } = useApplicationContext();
  const base = formatJobName(job.data) || t('version.untitled');
  const [name, setName] = useState(() =>
    (versions.length > 0 ? `${base} (${versions.length + 1})` : base).slice(0, longest),
  );
  const [tried, setTried] = useState(false);
  const [save, { pending }] = useAction(
    () =>
      addVersion(
        { uid, jobId: job.id },
        {
          title: name.trim(),
          masterId: master.id,
          language: detectResumeLanguage(resume),
          content: {
            resume,
            corrected: corrected.filter((path) => !path.includes('+')).slice(0, 400),
            ...(application?.data.content?.provenance
              ? { provenance: application.data.content.provenance }
              : {}),
          },
        },
      ),
    { done: t('version.saved') },
  );
  const isMissing = tried && name.trim() === '';
  async function submit(): Promise<void> {
    setTried(true);
    if (name.trim() === '') return;
    if (await save()) onClose();
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="save-version">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id="save-version">{t('version.save')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {unsupported > 0 && (
              <Alert severity="warning">{t('fitted.unheld', { count: unsupported })}</Alert>
            )}
            <TextField
              autoFocus
              fullWidth
              label={t('version.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={isMissing}
              helperText={isMissing ? t('version.nameMissing') : t('version.nameHelp')}
              slotProps={{ htmlInput: { maxLength: longest } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('version.keep')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
