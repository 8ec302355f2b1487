// Who answers for a job.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { dutyOf } from '#data/jobs/duties.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { membersOf } from '#data/company/team.ts';
import { dutyOwnerOf } from '#domain/jobs/duty.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function Responsible({ place, job }: { place: JobRef; job: Interview }) {
  const { t } = useTranslation('admin');
  const { duty, members } = useLive(
    combineSources({ duty: dutyOf(place), members: membersOf(place.orgId) }),
  );
  const owner = dutyOwnerOf(job, duty?.data);
  return (
    <Typography variant="body2" data-testid="responsible">
      {t('responsible', {
        name:
          members.items.find(({ id }) => id === owner)?.data.displayName ?? t('calibration.former'),
      })}
    </Typography>
  );
}
