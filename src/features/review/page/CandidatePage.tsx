// The page of one candidate: what was asked and answered, and what people (and then the AI) make of it.
import { Alert, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { Fault } from '#domain/base/fault.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageSkeleton } from '#ui/page/Skeletons.tsx';
import { useTranslation } from 'react-i18next';
import { CandidateReview } from './CandidateReview.tsx';

export default function CandidatePage() {
  const { t } = useTranslation(['routes', 'review']);
  const { interviewId = '', candidateUid = '' } = useParams();
  const { orgId, member, authUser, organization } = useSession();
  if (!orgId || !member || !authUser)
    return (
      <Page title={t('title.candidate')}>
        <ErrorState fault={new Fault('permissionDenied')} />
      </Page>
    );
  if (candidateUid === authUser.uid) {
    return (
      <Page title={t('title.candidate')}>
        <Alert severity="info" data-testid="oneself">
          {t('review:oneself')}
        </Alert>
        <Button
          component={Link}
          to={to('interviewRoom', { orgId, interviewId })}
          variant="contained"
          sx={{ mt: 2 }}
        >
          {t('review:oneselfOpen')}
        </Button>
      </Page>
    );
  }
  const candidateRef = { orgId, interviewId, candidateUid };
  const me = {
    uid: authUser.uid,
    name: member.displayName || authUser.displayName || authUser.email || '',
    email: authUser.email ?? '',
  };
  return (
    <Boundary
      key={`${interviewId}/${candidateUid}`}
      fallback={<PageSkeleton />}
      failed={(fault, retry) => (
        <Page title={t('title.candidate')}>
          <ErrorState fault={fault} retry={retry} />
        </Page>
      )}
    >
      <CandidateReview
        candidateRef={candidateRef}
        viewer={{ me, member, company: organization?.name ?? '' }}
      />
    </Boundary>
  );
}
