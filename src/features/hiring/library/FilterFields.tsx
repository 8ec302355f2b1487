// The fields of a search in the library.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import { Searching } from '#ui/page/ReadOnly.tsx';
import type { Filter } from './useLibrary.ts';

export function FilterFields({
  filter,
  onFilter,
}: {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const { t } = useTranslation('library');
  return (
    <Searching>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          type="search"
          size="small"
          label={t('search')}
          helperText={t('searchHint')}
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          sx={{ flex: { sm: '1 1 280px' } }}
          slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
        />
        <TextField
          select
          size="small"
          label={t('language')}
          value={filter.language ?? ''}
          onChange={(event) => onFilter({ ...filter, language: event.target.value || null })}
          sx={{ minWidth: 180 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('everyLanguage')}</MenuItem>
          {languages.map((language) => (
            <MenuItem key={language} value={language}>
              {languageNames[language]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Searching>
  );
}
