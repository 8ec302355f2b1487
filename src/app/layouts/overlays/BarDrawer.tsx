// The drawer of a header on narrow screens.
import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#ui/theme/Logo.tsx';

interface BarDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function BarDrawer({ open, onClose, children }: BarDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('layout.menu'), sx: { width: 320, maxWidth: '88vw' } },
      }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', px: 2, minHeight: 56 }}
      >
        <Logo />
        <IconButton aria-label={t('layout.closeMenu')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack spacing={1.5} sx={{ px: 1.5, pb: 2 }}>
        {children}
      </Stack>
    </Drawer>
  );
}
