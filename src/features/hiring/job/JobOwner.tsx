// Who answers for a job.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { jobOwnershipSource } from '#data/jobs/jobOwners.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { membersOf } from '#data/company/team.ts';
import { getJobOwnerUid } from '#domain/jobs/jobOwner.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function Responsible({ jobRef, job }: { jobRef: JobRef; job: Interview }) {
  const { t } = useTranslation('admin');
  const { duty: ownership, members } = useLive(
    combineSources({ duty: jobOwnershipSource(jobRef), members: membersOf(jobRef.orgId) }),
  );
  const owner = getJobOwnerUid(job, ownership?.data);
  return (
    <Typography variant="body2" data-testid="responsible">
      {t('responsible', {
        name:
          members.items.find(({ id }) => id === owner)?.data.displayName ?? t('calibration.former'),
      })}
    </Typography>
  );
}
