// An act of a super admin: what it does, a reason for the logs, and where it is dangerous a typed word and a fresh sign-in.
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
  /** What the act is called, what it does, what its button says, and what says that it worked. */
  words: { title: string; text: ReactNode; confirm: string; done: string };
  /** What the reason is called, and the least characters it has to have. */
  reason?: { label?: string; help?: string; least?: number };
  /** `fresh`: the rules ask for a sign-in of the last minutes. `phrase` has to be typed. */
  safeguards?: { fresh?: boolean; danger?: boolean; phrase?: string };
  disabled?: boolean;
  /** Fields of the act itself. */
  children?: ReactNode;
  /** Does it; a text is an expected refusal, shown here. */
  verb: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

export function ActDialog({
  words: { title, text, confirm: confirmLabel, done },
  reason: { label, help, least = 10 } = {},
  safeguards: { fresh = false, danger = false, phrase } = {},
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
        label={label ?? t('act.reason')}
        helperText={help ?? t('act.reasonHelp', { count: least })}
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
