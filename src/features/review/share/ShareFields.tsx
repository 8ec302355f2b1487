// Who a link is for, what it shows, and how long it is open.
import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { shareDays, shareLimits } from '#domain/review/share.ts';

export interface ShareForm {
  recipient: string;
  message: string;
  recordings: boolean;
  resume: boolean;
  days: number;
}

function Choice({
  label,
  help,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  help: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}) {
  return (
    <Box>
      <FormControlLabel
        disabled={disabled}
        control={<Checkbox checked={checked} onChange={(_, now) => onChange?.(now)} />}
        label={label}
      />
      <FormHelperText sx={{ mt: -0.5, ml: 4 }}>{help}</FormHelperText>
    </Box>
  );
}

interface Props {
  form: ShareForm;
  change: (part: Partial<ShareForm>) => void;
  blind: boolean;
}

export function ShareFields({ form, change, blind }: Props) {
  const { t } = useTranslation('share');
  return (
    <>
      <TextField
        label={t('dialog.recipient')}
        helperText={t('dialog.recipientHelp')}
        value={form.recipient}
        onChange={({ target }) => change({ recipient: target.value })}
        slotProps={{
          htmlInput: { maxLength: shareLimits.recipientMax, autoComplete: 'off', dir: 'auto' },
        }}
      />
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={t('dialog.message')}
        helperText={t('dialog.messageHelp')}
        value={form.message}
        onChange={({ target }) => change({ message: target.value })}
        slotProps={{ htmlInput: { maxLength: shareLimits.messageMax, dir: 'auto' } }}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" variant="subtitle2">
          {t('dialog.what')}
        </Typography>
        <Choice label={t('dialog.answers')} help={t('dialog.answersHelp')} checked disabled />
        <Choice
          label={t('dialog.recordings')}
          help={t(blind ? 'dialog.recordingsBlind' : 'dialog.recordingsHelp')}
          checked={form.recordings}
          onChange={(recordings) => change({ recordings })}
        />
        <Choice
          label={t('dialog.resume')}
          help={t(blind ? 'dialog.resumeBlind' : 'dialog.resumeHelp')}
          checked={form.resume && !blind}
          disabled={blind}
          onChange={(resume) => change({ resume })}
        />
      </Box>
      <TextField
        select
        label={t('dialog.days')}
        value={form.days}
        onChange={({ target }) => change({ days: Number(target.value) })}
      >
        {shareDays.map((count) => (
          <MenuItem key={count} value={count}>
            {t('dialog.daysOf', { count })}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
