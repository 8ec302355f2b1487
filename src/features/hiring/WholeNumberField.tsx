// A whole number within bounds: free while typing, put in bounds when left.
import { TextField } from '@mui/material';
import { useState } from 'react';

export interface WholeNumberFieldProps { id?: string; label: string; value: number; min: number; max: number; onValue: (value: number) => void; error?: boolean; suffix?: string; width?: number }

export function WholeNumberField({ id, label, value, min, max, onValue, error = false, suffix, width = 116 }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function type(text: string): void {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) onValue(number);
  }
  function leave(): void {
    const number = Math.round(Number(typed));
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) onValue(Math.min(max, Math.max(min, number)));
    setTyped(null);
  }
  return (
    <TextField
      {...(id ? { id } : {})} size="small" type="number" label={label} value={typed ?? String(value)} error={error} onChange={(event) => type(event.target.value)} onBlur={leave}
      slotProps={{ htmlInput: { min, max, step: 1, inputMode: 'numeric' }, input: suffix ? { endAdornment: <span aria-hidden>{suffix}</span> } : {} }} sx={{ width }}
    />
  );
}
