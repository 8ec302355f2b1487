// Sign Up for organisations and hiring managers; who also looks for a job says so.
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

export default function SignUpPage() {
  const { t } = useTranslation('account');
  const { status, authUser } = useSession();
  const { target, query } = useNext();
  useReady();
  if (status === 'signedIn') return <Navigate to={target} replace />;
  if (status === 'signedInWithoutUser' && !authUser?.isAnonymous) return <Complete />;
  return (
    <AuthFrame
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      aside={<EvidenceExample audience="hiring" />}
      foot={
        <>
          {t('signUp.known')}{' '}
          <Link component={RouterLink} to={to('login', {}, { query })}>
            {t('signUp.login')}
          </Link>
          <br />
          {t('signUp.seeker')}{' '}
          <Link component={RouterLink} to={to('signUpJobSeeker', {}, { query })}>
            {t('signUp.seekerLink')}
          </Link>
        </>
      }
    >
      <SignUpForm hiring />
    </AuthFrame>
  );
}
