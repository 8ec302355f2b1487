// Nobody is signed in yet: go on as a guest, or with an account.
import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { continueAsGuest } from '#data/auth.ts';
import { shownCode } from '#domain/invite.ts';
import { loginFor } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';

export function JoinGate({ code }: { code: string }) {
  const { t } = useTranslation('interview');
  const [enter, { pending }] = useAction(continueAsGuest);
  const here = to('joinInterview', { code });
  return (
    <Page title={t('gate.title')} lead={t('gate.lead')} eyebrow={t('gate.code', { code: shownCode(code) })} width="narrow">
      <Stack spacing={2}>
        <Panel title={t('gate.guestTitle')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>{t('gate.guestText')}</Typography>
          <Button variant="contained" size="large" loading={pending} onClick={() => void enter()}>{t('gate.guest')}</Button>
        </Panel>
        <Panel title={t('gate.accountTitle')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>{t('gate.accountText')}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" component={Link} to={loginFor(here)}>{t('gate.signIn')}</Button>
            <Button component={Link} to={to('signUpJobSeeker', {}, { query: { next: here } })}>{t('gate.createAccount')}</Button>
          </Stack>
        </Panel>
        <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}><LockIcon fontSize="inherit" aria-hidden />{t('gate.nothingYet')}</Typography>
      </Stack>
    </Page>
  );
}
