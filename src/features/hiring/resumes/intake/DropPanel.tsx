// Adding resumes: many at once, and what they take of the plan's storage.
import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Organization } from '#domain/company/organization.ts';
import { FilesDrop } from '#ui/files/FilesDrop.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLimit } from '#ui/product/useLimit.ts';

const accept = '.pdf,.docx,.txt';
const isResume = ({ name }: File): boolean =>
  /\.(?:pdf|docx|txt)$/i.test(name) && !name.startsWith('.') && !name.startsWith('~$');

export function DropPanel({
  job,
  organization,
  mayEdit,
  onFiles,
}: {
  job: Interview;
  organization: Organization;
  mayEdit: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation(['resumes', 'domain']);
  const { megabytes } = useLimit();
  const [skipped, setSkipped] = useState(0);
  const { used, limit } = organization.usage.storage.documents;
  const asks = (job.mustHave ?? []).length + (job.niceToHave ?? []).length;
  /** Of a folder only what may be a resume; a file that was chosen by hand is looked at whatever its name. */
  function take(files: readonly File[], fromFolder: boolean): void {
    const kept = fromFolder ? files.filter(isResume) : files;
    setSkipped(files.length - kept.length);
    onFiles(kept);
  }
  return (
    <Panel title={t('add.title')} lead={t('add.lead')}>
      <Stack spacing={2}>
        {asks === 0 && <Alert severity="info">{t('add.noRequirements')}</Alert>}
        {!mayEdit && <Alert severity="info">{t('add.reviewer')}</Alert>}
        {mayEdit && job.status === 'archived' && <Alert severity="info">{t('add.archived')}</Alert>}
        {mayEdit && job.status !== 'archived' && (
          <FilesDrop
            label={t('add.label')}
            title={t('add.drop')}
            hint={t('add.or')}
            filesLabel={t('add.files')}
            folderLabel={t('add.folder')}
            accept={accept}
            onFiles={take}
          />
        )}
        {skipped > 0 && (
          <Alert severity="info" role="status" onClose={() => setSkipped(0)}>
            {t('add.skipped', { count: skipped })}
          </Alert>
        )}
        <Box sx={{ maxWidth: 420 }} data-testid="documents-storage">
          <Meter
            label={t('add.storage')}
            used={used}
            limit={limit}
            text={megabytes(used, limit)}
            note={t('add.storageNote')}
          />
        </Box>
      </Stack>
    </Panel>
  );
}
