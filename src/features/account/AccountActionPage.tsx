// Where the links of account mails lead: verifying an address, choosing a new password.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { VerifiedEmail } from './VerifiedEmail.tsx';

export default function AccountActionPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const code = search.get('oobCode');
  const mode = search.get('mode');
  if (code && mode === 'resetPassword') return <NewPassword code={code} />;
  if (code && mode === 'verifyEmail') return <VerifiedEmail code={code} />;
  return (
    <AuthFrame title={t('action.unknownTitle')} lead={t('action.unknownText')}>
      <Button variant="contained" component={RouterLink} to={to('login')}>
        {t('action.login')}
      </Button>
    </AuthFrame>
  );
}
