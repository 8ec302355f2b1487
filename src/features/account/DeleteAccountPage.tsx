// Deleting one's own account. Stays open while the account goes: the document goes first, the sign-in last.
import { Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { buildLoginAddress } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { DeleteAccount } from './deletion/DeleteAccount.tsx';
import { DeletionSteps } from './deletion/DeletionSteps.tsx';
import { useDeletion } from './deletion/useDeletion.ts';

export default function DeleteAccountPage() {
  const { t } = useTranslation(['ownProfile', 'routes']);
  const { pathname } = useLocation();
  const { status, presumed, start, authUser } = useSession();
  const { progress, failed, isDone, go } = useDeletion(authUser?.uid ?? null);
  useEffect(() => {
    if (presumed) start({ quiet: true }).catch(() => undefined);
  }, [presumed, start]);
  if (isDone) {
    return (
      <Page title={t('deletion.doneTitle')} width="narrow">
        <Typography role="status" sx={{ mb: 3 }}>
          {t('deletion.doneText')}
        </Typography>
        <Button variant="contained" href={to('home')}>
          {t('deletion.home')}
        </Button>
      </Page>
    );
  }
  if (progress)
    return (
      <Page title={t('routes:title.deleteAccount')} width="narrow">
        <DeletionSteps progress={progress} />
      </Page>
    );
  if (!authUser && (status === 'loading' || presumed)) return <Loading />;
  return (
    <Page
      title={t('routes:title.deleteAccount')}
      lead={authUser && !authUser.isAnonymous ? t('deletion.lead') : undefined}
      width="narrow"
    >
      {authUser?.isAnonymous && <Typography>{t('deletion.guest')}</Typography>}
      {authUser && !authUser.isAnonymous && (
        <Boundary key={authUser.uid}>
          <DeleteAccount
            uid={authUser.uid}
            failed={failed}
            onGo={(wish) => go(authUser.uid, wish)}
          />
        </Boundary>
      )}
      {!authUser && (
        <>
          <Typography sx={{ mb: 2 }}>{t('deletion.signInFirst')}</Typography>
          <Button variant="contained" component={RouterLink} to={buildLoginAddress(pathname)}>
            {t('deletion.signIn')}
          </Button>
        </>
      )}
    </Page>
  );
}
