// First deploy, once: the operator's own Google account becomes the first super admin. Without a menu; afterwards the rules refuse it for ever.
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Button, List, ListItem, ListItemIcon, ListItemText, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signInWays } from '#data/account/freshSignIn.ts';
import { becomeFirstSuperAdmin } from '#data/platform/platformPeople.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export default function FirstSuperAdminPage() {
  const { t } = useTranslation(['superAdmin', 'routes']);
  const { authUser, user } = useSession();
  const navigate = useNavigate();
  const [rise, { pending, fault }] = useAction(
    async () => {
      await becomeFirstSuperAdmin();
      await navigate(to('superAdmin'));
    },
    { quiet: true },
  );
  const checks = [
    { key: 'google', met: signInWays().includes('google') },
    { key: 'verified', met: authUser?.emailVerified === true },
  ] as const;
  const ready = checks.every(({ met }) => met);
  return (
    <Page title={t('routes:title.firstSuperAdmin')} lead={t('first.lead')} width="narrow">
      <Panel>
        {user?.isSuperAdmin ? (
          <Alert severity="success">{t('first.already')}</Alert>
        ) : (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <List dense disablePadding>
              <ListItem disableGutters>
                <ListItemText
                  primary={t('first.account', { email: authUser?.email ?? '' })}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItem>
              {checks.map(({ key, met }) => (
                <ListItem key={key} disableGutters>
                  <ListItemIcon sx={{ minWidth: 36 }}>
                    {met ? (
                      <CheckIcon color="success" titleAccess={t('first.met')} />
                    ) : (
                      <ErrorIcon color="warning" titleAccess={t('first.unmet')} />
                    )}
                  </ListItemIcon>
                  <ListItemText primary={t(`first.${key}`)} />
                </ListItem>
              ))}
            </List>
            {fault && (
              <Alert severity="error">
                {t(fault.code === 'permissionDenied' ? 'first.refused' : 'first.failed')}
              </Alert>
            )}
            <Button
              variant="contained"
              loading={pending}
              disabled={!ready}
              onClick={() => void rise()}
            >
              {t('first.rise')}
            </Button>
          </Stack>
        )}
      </Panel>
    </Page>
  );
}
