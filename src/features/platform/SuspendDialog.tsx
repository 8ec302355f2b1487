// Suspending needs a reason, which is written to the audit trail.
import { Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

export function SuspendDialog({ name, pending, onConfirm, onClose }: { name: string; pending: boolean; onConfirm: (reason: string) => void; onClose: () => void }) {
  const { t } = useTranslation('platform');
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog open title={t('users.suspendTitle', { name })} danger pending={pending} disabled={reason.trim() === ''} confirmLabel={t('users.suspend')} onConfirm={() => onConfirm(reason.trim())} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography color="text.secondary">{t('users.suspendText')}</Typography>
        <TextField label={t('users.reason')} value={reason} onChange={(event) => setReason(event.target.value)} multiline minRows={2} slotProps={{ htmlInput: { maxLength: 2_000 } }} required autoFocus />
      </Stack>
    </ConfirmDialog>
  );
}
