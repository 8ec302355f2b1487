// Verifies an address as soon as the link of the mail is opened.
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { landingOf } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { AuthFrame } from './parts/AuthFrame.tsx';

export function VerifiedEmail({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const { start, status, role } = useSession();
  const [result, setResult] = useState<'done' | Fault | null>(null);
  const tried = useRef('');
  useEffect(() => {
    // A code works once: React may run an effect twice in development.
    if (tried.current === code) return;
    tried.current = code;
    void (async () => {
      try {
        await start();
        await (await import('#data/account/accountMail.ts')).verifyEmail(code);
        setResult('done');
      } catch (error) {
        setResult(toFault(error));
      }
    })();
  }, [code, start]);

  if (result === null) return <Loading />;
  const inside = status === 'signedIn';
  return (
    <AuthFrame
      title={t(result === 'done' ? 'action.verified' : 'action.notVerified')}
      {...(result === 'done' ? { lead: t('action.verifiedText') } : {})}
    >
      {result !== 'done' && <ErrorState fault={result} />}
      <Button
        variant="contained"
        size="large"
        component={RouterLink}
        to={inside ? landingOf(role) : to('login')}
      >
        {t(inside ? 'action.goOn' : 'action.login')}
      </Button>
    </AuthFrame>
  );
}
