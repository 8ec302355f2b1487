// A line to add one more: Enter or the button adds it, and the field is ready for the next.
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface AddFieldProps {
  label: string;
  max: number;
  disabled: boolean;
  hint?: string | undefined;
  onAdd: (words: string) => void;
}

export function AddField({ label, max, disabled, hint, onAdd }: AddFieldProps) {
  const { t } = useTranslation('common');
  const [words, setWords] = useState('');
  function add(): void {
    if (words.trim() !== '') onAdd(words);
    setWords('');
  }
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2, alignItems: hint ? 'center' : 'flex-end' }}>
      <TextField
        size="small"
        fullWidth
        label={label}
        value={words}
        disabled={disabled}
        helperText={hint}
        onChange={(event) => setWords(event.target.value)}
        slotProps={{ htmlInput: { maxLength: max, dir: 'auto' } }}
        // In this form Enter would start the draft.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            add();
          }
        }}
        onBlur={add}
      />
      <Button
        aria-label={label}
        disabled={disabled || words.trim() === ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
        sx={{ flexShrink: 0 }}
      >
        {t('actions.add')}
      </Button>
    </Stack>
  );
}
