// One of a few: saved when it is chosen.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { SaveState, type Saved } from '#ui/page/SaveState.tsx';

export interface SavedChoiceProps<Value extends string> {
  label: string;
  value: Value | '';
  none: string;
  choices: readonly { value: Value; label: string }[];
  help?: string;
  save: (value: Value | null) => Promise<void>;
}

export function SavedChoice<Value extends string>({
  label,
  value,
  none,
  choices,
  help,
  save,
}: SavedChoiceProps<Value>) {
  const [state, setState] = useState<Saved | null>(null);
  async function choose(next: string): Promise<void> {
    setState(navigator.onLine ? 'sending' : 'onDevice');
    await save(choices.find((choice) => choice.value === next)?.value ?? null).then(
      () => setState('confirmed'),
      (error: unknown) => {
        console.error(error);
        setState('refused');
      },
    );
  }
  return (
    <Stack>
      <TextField
        select
        label={label}
        value={value === '' ? 'none' : value}
        helperText={help}
        onChange={({ target }) => void choose(target.value)}
      >
        <MenuItem value="none">{none}</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </TextField>
      <SaveState state={state} />
    </Stack>
  );
}
