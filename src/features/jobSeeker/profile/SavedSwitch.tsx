// On or off: saved when it is pressed.
import { FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { useId } from 'react';
import { useAction } from '#ui/useAction.ts';

export interface SavedSwitchProps { label: string; value: boolean; help?: string; save: (on: boolean) => Promise<void> }

export function SavedSwitch({ label, value, help, save }: SavedSwitchProps) {
  const id = useId();
  const [change] = useAction(save, { lastWins: true });
  return (
    <Stack>
      <FormControlLabel control={<Switch checked={value} onChange={(_, on) => void change(on)} slotProps={{ input: { role: 'switch', ...(help ? { 'aria-describedby': id } : {}) } }} />} label={label} />
      {help && <FormHelperText id={id} sx={{ mt: 0, ml: 6 }}>{help}</FormHelperText>}
    </Stack>
  );
}
