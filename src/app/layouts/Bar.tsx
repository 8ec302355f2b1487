// The frame of every header: logo on the left, links in the middle, controls on the right; a drawer on narrow screens.
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '#ui/theme/Logo.tsx';

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
  const [open, setOpen] = useState(false);
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
              aria-expanded={open}
              onClick={() => setOpen(true)}
              edge="end"
              sx={{ display: { [from]: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
          )}
        </Stack>
      </Toolbar>
      {drawer && (
        <Drawer
          anchor="right"
          open={open}
          onClose={close}
          slotProps={{
            paper: { 'aria-label': t('layout.menu'), sx: { width: 320, maxWidth: '88vw' } },
          }}
        >
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', px: 2, minHeight: 56 }}
          >
            <Logo />
            <IconButton aria-label={t('layout.closeMenu')} onClick={close} edge="end">
              <CloseIcon />
            </IconButton>
          </Stack>
          <Stack spacing={1.5} sx={{ px: 1.5, pb: 2 }}>
            {drawer(close)}
          </Stack>
        </Drawer>
      )}
    </AppBar>
  );
}
