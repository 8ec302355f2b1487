// Shown where people are invited: this version takes no new invitations, and where the next one is.
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Interview } from '#domain/jobs/interview.ts';
import { to } from '#navigation/routes.ts';

export function InvitesClosed({ job }: { job: Interview }) {
  const { t } = useTranslation('versions');
  return (
    <Alert
      severity="info"
      action={
        job.next ? (
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={to('job', { interviewId: job.next }, { query: { tab: 'invites' } })}
          >
            {t('closed.next')}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle>{t('closed.title')}</AlertTitle>
      {t('closed.text')}
    </Alert>
  );
}
