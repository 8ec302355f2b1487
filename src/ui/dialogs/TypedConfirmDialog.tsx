// Before something that is hard to take back: says what will happen and what stays, and asks to type a word that cannot be typed by accident.
import { Stack, TextField, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FieldsConfirmDialog } from './FieldsConfirmDialog.tsx';
import { isSamePhrase } from './samePhrase.ts';

export interface TypedConfirmDialogProps {
  title: string;
  /** What will happen, what stays; fields such as a reason. */
  children: ReactNode;
  /** What has to be typed, e.g. the company's name. */
  phrase: string;
  confirmLabel: string;
  pending?: boolean;
  /** True while another field, such as the reason, is not filled in. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Mounted while open: the typed word starts empty each time. */
export function TypedConfirmDialog({
  title,
  children,
  phrase,
  confirmLabel,
  pending = false,
  disabled = false,
  onConfirm,
  onClose,
}: TypedConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <FieldsConfirmDialog
      open
      title={title}
      confirm={{
        label: confirmLabel,
        danger: true,
        pending,
        disabled: disabled || !isSamePhrase(typed, phrase),
        onConfirm,
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {typeof children === 'string' ? (
          <Typography color="text.secondary">{children}</Typography>
        ) : (
          children
        )}
        <div>
          <Typography id={id} variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            <Trans
              t={t}
              i18nKey="typed.ask"
              values={{ phrase }}
              components={{ strong: <strong /> }}
              shouldUnescape
            />
          </Typography>
          <TextField
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            slotProps={{
              htmlInput: {
                'aria-labelledby': id,
                spellCheck: false,
                autoCapitalize: 'off',
                maxLength: 200,
              },
            }}
          />
        </div>
      </Stack>
    </FieldsConfirmDialog>
  );
}
