// "Verify your e-mail": send again, or say that it is done. `joins`: to join a team, not to found a company.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { AuthFrame } from './parts/AuthFrame.tsx';
import { LocalMail } from './parts/LocalMail.tsx';

export function VerifyEmail({ joins = false }: { joins?: boolean }) {
  const { t } = useTranslation('account');
  const { authUser } = useSession();
  const email = authUser?.email ?? '';
  const [notYet, setNotYet] = useState(false);
  const [check, checking] = useAction(async () =>
    setNotYet(!(await (await import('#data/account/accountMail.ts')).refreshAuthUser())),
  );
  const [resend, sending] = useAction(
    async () => (await import('#data/account/accountMail.ts')).resendVerification(),
    { done: t('verify.sentAgain') },
  );
  return (
    <AuthFrame
      title={t('verify.title')}
      lead={t(joins ? 'verify.leadJoin' : 'verify.lead', { email })}
    >
      <Stack spacing={1.5}>
        <Button
          variant="contained"
          size="large"
          loading={checking.pending}
          onClick={() => void check()}
        >
          {t('verify.done')}
        </Button>
        <Button variant="outlined" loading={sending.pending} onClick={() => void resend()}>
          {t('verify.resend')}
        </Button>
      </Stack>
      <div role="status">
        {notYet && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('verify.notYet')}
          </Alert>
        )}
      </div>
      <LocalMail email={email} kind="VERIFY_EMAIL" />
    </AuthFrame>
  );
}
