// The main reason of a rejection, chosen from the list, beside the words about it.
import { MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { rejectReasons, type RejectReason } from '#domain/review/rejectReasons.ts';

export interface RejectReasonFieldProps {
  id: string;
  value: RejectReason | null;
  onChange: (reason: RejectReason) => void;
  /** It was tried without one. */
  missing: boolean;
}

export function RejectReasonField({ id, value, onChange, missing }: RejectReasonFieldProps) {
  const { t } = useTranslation('domain');
  return (
    <TextField
      id={id}
      select
      fullWidth
      required
      label={t('rejectReasonField.label')}
      value={value ?? ''}
      error={missing}
      helperText={t(missing ? 'rejectReasonField.choose' : 'rejectReasonField.help')}
      onChange={({ target }) => {
        const chosen = rejectReasons.find((reason) => reason === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {rejectReasons.map((reason) => (
        <MenuItem key={reason} value={reason} sx={{ whiteSpace: 'normal' }}>
          {t(`rejectReason.${reason}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
