// What the platform's log is searched by: words, person, kind, and days.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { actKindNames, type ActKind } from './actWords.ts';

/** Empty: not searched by. */
export interface ActFilter {
  words: string;
  who: string;
  kind: ActKind | '';
  from: string;
  until: string;
}
export const everyAct: ActFilter = { words: '', who: '', kind: '', from: '', until: '' };

const field = { size: 'small', sx: { flex: '1 1 160px' } } as const;
const shrink = { inputLabel: { shrink: true } };

interface ActFiltersProps {
  filter: ActFilter;
  people: readonly { id: string; name: string | undefined }[];
  onChange: (next: Partial<ActFilter>) => void;
}

export function ActFilters({ filter, people, onChange }: ActFiltersProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      role="search"
      aria-label={t('log.search')}
      sx={{ flexWrap: 'wrap', mb: 2 }}
    >
      <TextField
        {...field}
        type="search"
        label={t('log.words')}
        value={filter.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <TextField
        {...field}
        select
        label={t('log.person')}
        value={filter.who}
        onChange={({ target }) => onChange({ who: target.value })}
        slotProps={{ ...shrink, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('log.anyone')}</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field}
        select
        label={t('log.kind')}
        value={filter.kind}
        onChange={({ target }) =>
          onChange({ kind: actKindNames.find((one) => one === target.value) ?? '' })
        }
        slotProps={{ ...shrink, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('log.anything')}</MenuItem>
        {actKindNames.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`log.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field}
        type="date"
        label={t('log.from')}
        value={filter.from}
        onChange={({ target }) => onChange({ from: target.value })}
        slotProps={shrink}
      />
      <TextField
        {...field}
        type="date"
        label={t('log.until')}
        value={filter.until}
        onChange={({ target }) => onChange({ until: target.value })}
        slotProps={shrink}
      />
    </Stack>
  );
}
