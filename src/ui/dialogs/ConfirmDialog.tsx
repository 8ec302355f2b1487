// Asks before something that cannot be undone; says what will happen.
import type { ReactNode } from 'react';
import { FieldsConfirmDialog } from './FieldsConfirmDialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  danger = false,
  pending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <FieldsConfirmDialog
      open={open}
      title={title}
      confirm={{ label: confirmLabel, danger, pending, onConfirm }}
      onClose={onClose}
    >
      {children}
    </FieldsConfirmDialog>
  );
}
