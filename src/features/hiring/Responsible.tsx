// Who answers for a job.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { dutyOf } from '#data/duties.ts';
import type { JobPlace } from '#data/interviews.ts';
import { membersOf } from '#data/team.ts';
import { together } from '#data/together.ts';
import { dutyOwnerOf } from '#domain/duty.ts';
import type { Interview } from '#domain/interview.ts';
import { useLive } from '#ui/useLive.ts';

export function Responsible({ place, job }: { place: JobPlace; job: Interview }) {
  const { t } = useTranslation('admin');
  const { duty, members } = useLive(
    together({ duty: dutyOf(place), members: membersOf(place.orgId) }),
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
