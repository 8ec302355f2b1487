// Asks before something that cannot be undone; says what will happen.
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDialogProps { open: boolean; title: string; children: ReactNode; confirmLabel: string; danger?: boolean; pending?: boolean; disabled?: boolean; onConfirm: () => void; onClose: () => void }

export function ConfirmDialog({ open, title, children, confirmLabel, danger = false, pending = false, disabled = false, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} loading={pending} disabled={disabled} onClick={onConfirm}>{confirmLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
