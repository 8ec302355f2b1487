// For editors: this candidate asks for more time or another format; answered on the job's page. Reviewers do not see it.
import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accommodationOf } from '#data/candidate/accommodations.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function AccommodationNotice({
  candidateRef: { orgId, interviewId },
  token,
}: {
  candidateRef: CandidateRef;
  token: string;
}) {
  const { t } = useTranslation('review');
  const request = useLive(accommodationOf({ orgId, interviewId, token }))?.data;
  if (request?.status !== 'open') return null;
  return (
    <Alert
      severity="warning"
      data-testid="accommodation-notice"
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={to('job', { interviewId }, { query: { tab: 'invites' } })}
        >
          {t('accommodation.answer')}
        </Button>
      }
    >
      {t('accommodation.asks')}
    </Alert>
  );
}
