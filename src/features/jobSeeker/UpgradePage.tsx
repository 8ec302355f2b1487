// What I have, and what a team plan is for. Practice and tracking are part of every account.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { settings } from '#data/settings.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';

const included = ['practice', 'tracker', 'invited', 'export'] as const;

export default function UpgradePage() {
  const { t } = useTranslation(['jobSeeker', 'routes']);
  const { user } = useSession();
  const tiers = [user?.tier ?? []].flat();
  return (
    <Page title={t('routes:title.upgrade')} lead={t('upgrade.lead')}>
      <Stack spacing={3}>
        <Panel title={t('upgrade.mine')}>
          <Typography variant="h2" component="p">{tiers.join(' + ') || t('upgrade.noTier')}</Typography>
          <List dense aria-label={t('upgrade.includes')}>{included.map((item) => <ListItem key={item} disableGutters><ListItemText primary={t(`upgrade.items.${item}.title`)} secondary={t(`upgrade.items.${item}.text`)} /></ListItem>)}</List>
        </Panel>
        <Panel title={t('upgrade.more')} lead={t('upgrade.moreLead')}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <Button variant="contained" component={Link} to={to('pricing')}>{t('upgrade.plans')}</Button>
            <Button component="a" href={`mailto:${settings().supportEmail}?subject=${encodeURIComponent(t('upgrade.mailSubject'))}`}>{t('upgrade.ask')}</Button>
          </Stack>
        </Panel>
      </Stack>
    </Page>
  );
}
