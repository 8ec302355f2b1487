// Why somebody sees it differently, in their own words; marked where it is too short.
import { TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  help: string;
  /** In characters. */
  limits: { min: number; max: number };
  value: string;
  onValue: (value: string) => void;
  /** It was handed in too short. */
  isShort: boolean;
}

export function ReasonField({ label, help, limits, value, onValue, isShort }: Props) {
  const { t } = useTranslation('review');
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      required
      label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={isShort}
      helperText={isShort ? t('decision.reasonShort', { count: limits.min }) : help}
      slotProps={{ htmlInput: { maxLength: limits.max } }}
    />
  );
}
