// Deletes a job after asking, and lists what is deleted with it; what was prepared for it only if its owner wants that.
import { Checkbox, DialogContentText, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  seekerDocumentSource,
  seekerDocumentsSource,
  deleteSeekerDocument,
} from '#data/seeker/seekerDocuments.ts';
import { formatJobName } from '#domain/seeker/trackedJob.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';

export function DeleteJob({
  uid,
  job,
  close,
  gone,
}: {
  uid: string;
  job: Job;
  close: () => void;
  gone: () => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  const showFault = useShowFault();
  const application = useLive(seekerDocumentSource(uid, 'applications', job.id));
  const versions = useLive(seekerDocumentsSource(uid, 'resumes', 100)).items.filter(
    ({ data }) => data.jobId === job.id && data.status === 'version',
  );
  const [withApplication, setWithApplication] = useState(true);
  const [withVersions, setWithVersions] = useState(false);
  const name = formatJobName(job.data) || t('untitled');
  function remove(): void {
    // Not waited for: offline, it is gone here at once and on the server later.
    const deletions = [
      deleteSeekerDocument(uid, 'jobTrackers', job.id),
      ...(application && withApplication
        ? [deleteSeekerDocument(uid, 'applications', job.id)]
        : []),
      ...(withVersions ? versions.map(({ id }) => deleteSeekerDocument(uid, 'resumes', id)) : []),
    ];
    Promise.all(deletions).catch(showFault);
    notifyDone(t('delete.done', { name }));
    gone();
  }
  return (
    <ConfirmDialog
      open
      title={t('delete.title', { name })}
      confirmLabel={t('common:actions.delete')}
      danger
      onConfirm={remove}
      onClose={close}
    >
      <Stack spacing={1}>
        <DialogContentText>{t('delete.text')}</DialogContentText>
        {application && (
          <FormControlLabel
            control={
              <Checkbox checked={withApplication} onChange={(_, on) => setWithApplication(on)} />
            }
            label={t('delete.application')}
          />
        )}
        {versions.length > 0 && (
          <FormControlLabel
            control={<Checkbox checked={withVersions} onChange={(_, on) => setWithVersions(on)} />}
            label={t('delete.versions', { count: versions.length })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
