// A job that is on the list already, and the way to it.
import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatJobName, stateOf } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import type { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';

export function SameJobWarning({ link, same }: { link: ReturnType<typeof useJobLink>; same: Job }) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" component={Link} to={link(same.id)} preventScrollReset>
          {t('add.openSame')}
        </Button>
      }
    >
      {t('add.same', {
        name: formatJobName(same.data) || t('untitled'),
        state: t(`state.${stateOf(same.data.status)}`),
      })}
    </Alert>
  );
}
