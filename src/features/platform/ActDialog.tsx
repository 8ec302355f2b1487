// An act of a super admin: what it does, a reason that stands in the logs, where it is dangerous a typed word and a fresh sign-in.
import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { TypedConfirmDialog } from '#ui/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface ActDialogProps {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Says that it worked. */
  done: string;
  /** What the reason is called, and the least it has to have. */
  reasonLabel?: string;
  reasonHelp?: string;
  least?: number;
  /** Has to be typed. */
  phrase?: string;
  danger?: boolean;
  /** The rules ask for a sign-in of the last minutes. */
  fresh?: boolean;
  disabled?: boolean;
  /** Fields of the act itself. */
  children?: ReactNode;
  /** Does it; a text is an expected refusal, shown here. */
  verb: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

export function ActDialog({
  title,
  text,
  confirmLabel,
  done,
  reasonLabel,
  reasonHelp,
  least = 10,
  phrase,
  danger = false,
  fresh = false,
  disabled = false,
  children,
  verb,
  onClose,
}: ActDialogProps) {
  const { t } = useTranslation('superAdmin');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { whenFresh, dialog } = useFreshSignIn();
  const [act, { pending }] = useAction(async () => {
    setRefusal(null);
    if (fresh && !(await whenFresh())) return;
    const refused = await verb(reason.trim());
    if (refused !== null) return setRefusal(refused);
    notifyDone(done);
    onClose();
  });
  const isShort = reason.trim().length < least;
  const content = (
    <Stack spacing={2} sx={{ pt: 1 }}>
      {typeof text === 'string' ? <Typography color="text.secondary">{text}</Typography> : text}
      {children}
      {refusal && <Alert severity="warning">{refusal}</Alert>}
      <TextField
        label={reasonLabel ?? t('act.reason')}
        helperText={reasonHelp ?? t('act.reasonHelp', { count: least })}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
    </Stack>
  );
  const confirm = {
    pending,
    disabled: disabled || isShort,
    onConfirm: () => void act(),
  };
  return (
    <>
      {phrase ? (
        <TypedConfirmDialog
          title={title}
          confirmLabel={confirmLabel}
          {...confirm}
          phrase={phrase}
          onClose={onClose}
        >
          {content}
        </TypedConfirmDialog>
      ) : (
        <FieldsConfirmDialog
          open
          title={title}
          confirm={{ label: confirmLabel, danger, ...confirm }}
          onClose={onClose}
        >
          {content}
        </FieldsConfirmDialog>
      )}
      <FreshSignInDialog {...dialog} />
    </>
  );
}
