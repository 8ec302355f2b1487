/** The frame of every header: logo on the left, links in the middle, controls on the right; a drawer on narrow screens. */
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '#ui/theme/Logo.tsx';
import { loadOverlays } from './overlays/loadOverlays.ts';

const BarDrawer = lazy(async () => ({ default: (await loadOverlays()).BarDrawer }));

export interface BarProps {
  home: string;
  /** Links in the bar, on wide screens. */
  links?: ReactNode;
  /** Left of the actions, on wide screens. */
  before?: ReactNode;
  /** Always visible, on the right. */
  actions?: ReactNode;
  /** Right of the actions, on wide screens. */
  wide?: ReactNode;
  /** Everything else, in a drawer; `close` closes it. Without it there is no menu button. */
  drawer?: (close: () => void) => ReactNode;
  /** Instead of the drawer: a menu button of its own kind, on narrow screens. */
  menu?: ReactNode;
  /** From which width the links stand in the bar. */
  from?: 'md' | 'lg';
}

export function Bar({ home, links, before, actions, wide, drawer, menu, from = 'md' }: BarProps) {
  const { t } = useTranslation();
  /** Null until it was opened once: the drawer is fetched then. */
  const [open, setOpen] = useState<boolean | null>(null);
  const close = (): void => setOpen(false);
  const onlyWide = drawer || menu ? { xs: 'none', [from]: 'flex' } : 'flex';
  return (
    <AppBar position="sticky" component="header">
      <Toolbar
        sx={{
          gap: { xs: 1, sm: 2 },
          width: '100%',
          maxWidth: 1480,
          mx: 'auto',
          minHeight: { xs: 56, sm: 60 },
        }}
      >
        <Link
          component={RouterLink}
          to={home}
          underline="none"
          color="inherit"
          sx={{ display: 'inline-flex', mr: { [from]: 1 }, borderRadius: 1, py: 0.5 }}
        >
          <Logo />
        </Link>
        {links && (
          <Box
            component="nav"
            aria-label={t('layout.mainNavigation')}
            sx={{ display: onlyWide, minWidth: 0 }}
          >
            {links}
          </Box>
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {before && <Box sx={{ display: onlyWide }}>{before}</Box>}
          {actions}
          {wide && <Box sx={{ display: onlyWide, alignItems: 'center', gap: 1 }}>{wide}</Box>}
          {menu && <Box sx={{ display: { [from]: 'none' } }}>{menu}</Box>}
          {drawer && (
            <IconButton
              aria-label={t('layout.openMenu')}
              aria-expanded={open === true}
              onClick={() => setOpen(true)}
              edge="end"
              sx={{ display: { [from]: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
          )}
        </Stack>
      </Toolbar>
      {drawer && open !== null && (
        <Suspense fallback={null}>
          <BarDrawer open={open} onClose={close}>
            {drawer(close)}
          </BarDrawer>
        </Suspense>
      )}
    </AppBar>
  );
}
