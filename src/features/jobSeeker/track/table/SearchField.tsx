// Finds jobs by words.
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';

export const page = 60;

/** Finds jobs by words. */
export function SearchField({
  words,
  setWords,
  setMost,
}: {
  words: string;
  setWords: (next: string) => void;
  setMost: (next: number) => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <TextField
      size="small"
      type="search"
      label={t('table.search')}
      value={words}
      onChange={({ target }) => {
        setWords(target.value);
        setMost(page);
      }}
      sx={{ flex: '1 1 220px' }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 80, autoComplete: 'off' },
      }}
    />
  );
}
