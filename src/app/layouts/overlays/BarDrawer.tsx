/** The drawer of a header on narrow screens. */
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerHead } from './DrawerHead.tsx';

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
      <DrawerHead close={{ onClick: onClose }} />
      <Stack spacing={1.5} sx={{ px: 1.5, pb: 2 }}>
        {children}
      </Stack>
    </Drawer>
  );
}
