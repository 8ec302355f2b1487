// One line (or more) of the profile that saves itself; says by the field what does not fit, and below it where the words are.
import { Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useSavedField } from './useSavedField.ts';

export interface SavedTextProps {
  name: string;
  label: string;
  value: string;
  max: number;
  help?: string;
  isNeeded?: boolean;
  lines?: number;
  autoComplete?: string;
  save: (text: string) => Promise<void>;
}

export function SavedText({
  name,
  label,
  value,
  max,
  help,
  isNeeded = false,
  lines = 1,
  autoComplete = 'off',
  save,
}: SavedTextProps) {
  const { t } = useTranslation('ownProfile');
  const check = (text: string): string | null => {
    if (isNeeded && text.trim() === '') return t('about.missing');
    return text.trim().length > max ? t('about.tooLong', { max }) : null;
  };
  const { text, state, problem, type, leave } = useSavedField({ name, value, save, check });
  return (
    <Stack>
      <TextField
        label={label}
        value={text}
        autoComplete={autoComplete}
        required={isNeeded}
        error={problem !== null}
        helperText={problem ?? help}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        {...(lines > 1 ? { multiline: true, minRows: lines, maxRows: 10 } : {})}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <SaveState state={state} />
    </Stack>
  );
}
