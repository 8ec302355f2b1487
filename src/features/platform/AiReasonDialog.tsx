// Asks for the reason of a change of the AI's settings, which goes into the audit trail.
import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';

export interface AiReasonDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  pending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function AiReasonDialog({
  title,
  text,
  confirmLabel,
  danger = false,
  pending,
  onConfirm,
  onClose,
}: AiReasonDialogProps) {
  const { t } = useTranslation('platform');
  const [reason, setReason] = useState('');
  return (
    <FieldsConfirmDialog
      open
      title={title}
      confirm={{
        label: confirmLabel,
        danger,
        pending,
        disabled: reason.trim() === '',
        onConfirm: () => onConfirm(reason.trim()),
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography color="text.secondary">{text}</Typography>
        <TextField
          label={t('ai.reason')}
          helperText={t('ai.reasonHelp')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          required
          autoFocus
        />
      </Stack>
    </FieldsConfirmDialog>
  );
}
