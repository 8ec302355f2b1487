// A search that the server answers: what is typed goes to the address after a moment's rest.
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLater } from '#ui/reading/useLater.ts';

const restMs = 300;

export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const rested = useLater(typed.trim(), restMs);
  useEffect(() => {
    if (rested === typed.trim() && rested !== value) onChange(rested);
    // Only what was typed moves the address; the address moves nothing here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rested]);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ flex: '1 1 260px', maxWidth: 420 }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 120, autoComplete: 'off', spellCheck: false },
      }}
    />
  );
}
