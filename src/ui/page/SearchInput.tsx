// The field in which a list is searched.
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField, type SxProps, type Theme } from '@mui/material';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helperText?: string;
  /** How many characters may be typed. */
  maxLength?: number;
  sx: SxProps<Theme>;
}

export function SearchInput({
  label,
  value,
  onChange,
  helperText,
  maxLength = 80,
  sx,
}: SearchInputProps) {
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      helperText={helperText}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={sx}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength, autoComplete: 'off', spellCheck: false, dir: 'auto' },
      }}
    />
  );
}
