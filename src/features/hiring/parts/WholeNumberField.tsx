// A whole number within bounds: free while typing; when left, put in bounds, or refused with a message by the field.
import { TextField } from '@mui/material';
import { useState } from 'react';

/** What is accepted, and the error text for anything else. */
interface NumberBounds {
  min: number;
  max: number;
  /** Says why a number out of bounds is not taken. With it, what was typed stays in the field and `value` stays as it is. */
  refusal?: (stored: number) => string;
}

export interface WholeNumberFieldProps {
  id?: string;
  label: string;
  value: number;
  bounds: NumberBounds;
  onValue: (value: number) => void;
  error?: boolean;
  suffix?: string;
  width?: number;
}

export function WholeNumberField({
  id,
  label,
  value,
  bounds: { min, max, refusal },
  onValue,
  error = false,
  suffix,
  width = 116,
}: WholeNumberFieldProps) {
  // What is typed, and the value it was typed over: a value from elsewhere replaces it.
  const [typed, setTyped] = useState<{ text: string; over: number } | null>(null);
  const isWithin = (text: string): boolean =>
    text.trim() !== '' &&
    Number.isInteger(Number(text)) &&
    Number(text) >= min &&
    Number(text) <= max;
  const shown =
    typed && (!refusal || isWithin(typed.text) || typed.over === value)
      ? typed.text
      : String(value);
  const refused = refusal && !isWithin(shown) ? refusal(value) : null;
  function type(text: string): void {
    setTyped({ text, over: value });
    if (isWithin(text)) onValue(Number(text));
  }
  function leave(): void {
    const number = Math.round(Number(typed?.text));
    if (refused) return;
    if (typed && typed.text.trim() !== '' && Number.isFinite(number))
      onValue(Math.min(max, Math.max(min, number)));
    setTyped(null);
  }
  return (
    <TextField
      {...(id ? { id } : {})}
      size="small"
      type="number"
      label={label}
      value={shown}
      error={error || refused !== null}
      helperText={refused}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      sx={{ width: refused ? Math.max(width, 148) : width }}
      slotProps={{
        htmlInput: { min, max, step: 1, inputMode: 'numeric' },
        input: suffix ? { endAdornment: <span aria-hidden>{suffix}</span> } : {},
        formHelperText: { role: 'status', sx: { mx: 0 } },
      }}
    />
  );
}
