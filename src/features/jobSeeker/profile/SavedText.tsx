// One line (or more) of the profile that saves itself; shows at the field what is invalid, and below it whether the text is saved.
import { Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useSavedField } from './useSavedField.ts';

export interface SavedTextProps {
  label: string;
  /** Under which name it is kept on the device, what is stored, and what stores it. */
  stored: { name: string; value: string; save: (text: string) => Promise<void> };
  max: number;
  help?: string;
  isNeeded?: boolean;
  lines?: number;
  autoComplete?: string;
}

export function SavedText({
  label,
  stored,
  max,
  help,
  isNeeded = false,
  lines = 1,
  autoComplete = 'off',
}: SavedTextProps) {
  const { t } = useTranslation('ownProfile');
  const check = (text: string): string | null => {
    if (isNeeded && text.trim() === '') return t('about.missing');
    return text.trim().length > max ? t('about.tooLong', { max }) : null;
  };
  const { text, state, problem, type, leave } = useSavedField({ ...stored, check });
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
