// A running interview opened by somebody this browser does not know (any more): the link of the invitation leads back, and nobody needs an account.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { CodeEntry } from '#features/interview/before/CodeEntry.tsx';

/** `login`: where people with an account sign in, and come back here. */
export function LinkAsked({ login }: { login: string }) {
  const { t } = useTranslation('interview');
  return (
    <Page title={t('again.title')} lead={t('again.lead')} width="narrow">
      <Stack spacing={3}>
        <Panel title={t('home.openTitle')}>
          <CodeEntry />
        </Panel>
        <Panel title={t('again.accountTitle')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('again.accountText')}
          </Typography>
          <Button component={Link} to={login} variant="outlined">
            {t('home.signIn')}
          </Button>
        </Panel>
      </Stack>
    </Page>
  );
}
