// Asks before something that needs fields filled in first, and holds the frame that every such question shares.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The button that does what was asked about. */
interface ConfirmButton {
  label: string;
  danger?: boolean;
  pending?: boolean;
  /** True while a field is not filled in. */
  disabled?: boolean;
  onConfirm: () => void;
}

export interface FieldsConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and the fields. */
  children: ReactNode;
  confirm: ConfirmButton;
  onClose: () => void;
}

export function FieldsConfirmDialog({
  open,
  title,
  children,
  confirm: { label, danger = false, pending = false, disabled = false, onConfirm },
  onClose,
}: FieldsConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  /** The second click of a double click on the button that asked falls on the backdrop: that is no answer. */
  function closed(event: object, reason: 'backdropClick' | 'escapeKeyDown'): void {
    if (reason !== 'backdropClick' || !('detail' in event) || Number(event.detail) < 2) onClose();
  }
  return (
    <Dialog open={open} onClose={closed} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {typeof children === 'string' ? (
          <DialogContentText>{children}</DialogContentText>
        ) : (
          children
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={pending}
          disabled={disabled}
          onClick={onConfirm}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
