/** The header of interviews and of the job seeker's sign-up: a welcome, help and Logout, without distracting links. */
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buildLoginAddress } from '#navigation/landingOf.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Logo } from '#ui/theme/Logo.tsx';
import { useSignOut } from '#app/habits/useSignOut.ts';
import { Controls } from './Controls.tsx';
import { useHelp } from './useHelp.ts';
import { loadOverlays } from './overlays/loadOverlays.ts';
import { useWho } from './useWho.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await loadOverlays()).ConfirmDialog,
}));

/** A word on wide screens, an icon with that name on phones. */
function Small({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: ReactElement;
  onClick: () => void;
}) {
  return (
    <Button
      color="inherit"
      size="small"
      aria-label={label}
      onClick={onClick}
      sx={{
        minWidth: 0,
        flexShrink: 0,
        px: { xs: 0.75, sm: 1.25 },
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        sx={{ display: { xs: 'inline-flex', sm: 'none' }, '& svg': { fontSize: '1.25rem' } }}
      >
        {icon}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}

/** Where not even the word would fit it leaves the line, instead of being cut to a letter; it is still read out. */
function Welcome({ children }: { children: string }) {
  return (
    <Box
      data-yields
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        height: '1.5rem',
        overflow: 'hidden',
        display: 'flex',
        flexWrap: 'wrap',
        ml: 0.75,
        '&::before': { content: '""', height: '100%' },
      }}
    >
      <Typography
        noWrap
        variant="subtitle2"
        component="p"
        sx={{ flex: '1 1 4.75em', minWidth: 0, lineHeight: '1.5rem' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

export function MinimalHeader() {
  const { t } = useTranslation(['common', 'routes']);
  const { authUser } = useSession();
  const { name } = useWho();
  const { pathname } = useLocation();
  const help = useHelp();
  const logout = useSignOut(to('hirelyPro'));
  /** Null until it was asked once: the dialog is fetched then. */
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <AppBar position="sticky" component="header">
      <Toolbar
        sx={{
          columnGap: { xs: 0.25, sm: 2 },
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          width: '100%',
          maxWidth: 1480,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          minHeight: { xs: 56, sm: 60 },
        }}
      >
        <Logo compact />
        <Welcome>{name ? t('layout.welcomeName', { name }) : t('layout.welcome')}</Welcome>
        <Controls />
        <Small label={t('help.open')} icon={<HelpIcon />} onClick={help} />
        {authUser ? (
          <Small
            label={t('actions.logout')}
            icon={<LogoutIcon />}
            onClick={authUser.isAnonymous ? () => setAsking(true) : logout}
          />
        ) : (
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={buildLoginAddress(pathname)}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            {t('routes:menu.login')}
          </Button>
        )}
      </Toolbar>
      {asking !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asking}
            danger
            title={t('guest.leaveTitle')}
            confirmLabel={t('actions.logout')}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              logout();
            }}
          >
            {t('guest.leaveText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </AppBar>
  );
}
