// Sign Up for job seekers.
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { Complete } from './Complete.ts';
import { EvidenceExample } from './parts/EvidenceExample.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useNext } from './useNext.ts';
import { useReady } from './useReady.ts';

export default function SignUpJobSeekerPage() {
  const { t } = useTranslation('account');
  const { status, authUser } = useSession();
  const { target, query } = useNext();
  useReady();
  if (status === 'signedIn') return <Navigate to={target} replace />;
  if (status === 'signedInWithoutUser' && !authUser?.isAnonymous) return <Complete />;
  return (
    <AuthFrame
      title={t('signUpJobSeeker.title')}
      lead={t('signUpJobSeeker.lead')}
      aside={<EvidenceExample audience="jobSeeker" />}
      foot={
        <>
          {t('signUp.known')}{' '}
          <Link component={RouterLink} to={to('login', {}, { query })}>
            {t('signUp.login')}
          </Link>
          <br />
          {t('signUpJobSeeker.hiring')}{' '}
          <Link component={RouterLink} to={to('signUp', {}, { query })}>
            {t('signUpJobSeeker.hiringLink')}
          </Link>
        </>
      }
    >
      <SignUpForm hiring={false} />
    </AuthFrame>
  );
}
