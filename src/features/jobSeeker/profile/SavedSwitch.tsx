// On or off: shown at once, and saved when it is pressed; what could not be saved falls back.
import { FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { useId, useState } from 'react';
import { useAction } from '#ui/reading/useAction.ts';

export interface SavedSwitchProps {
  label: string;
  value: boolean;
  help?: string;
  save: (on: boolean) => Promise<void>;
}

export function SavedSwitch({ label, value, help, save }: SavedSwitchProps) {
  const id = useId();
  const [chosen, choose] = useState<boolean | null>(null);
  const [change] = useAction(save, { lastWins: true });
  async function press(on: boolean): Promise<void> {
    choose(on);
    await change(on);
    choose(null);
  }
  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch
            checked={chosen ?? value}
            onChange={(_, on) => void press(on)}
            slotProps={{ input: { role: 'switch', ...(help ? { 'aria-describedby': id } : {}) } }}
          />
        }
        label={label}
      />
      {help && (
        <FormHelperText id={id} sx={{ mt: 0, ml: 6 }}>
          {help}
        </FormHelperText>
      )}
    </Stack>
  );
}
