// Finds jobs on the dashboard: by their words, and by their state.
import { MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { SearchInput } from '#ui/page/SearchInput.tsx';
import { jobStates, type JobState } from './jobStates.ts';

export interface JobsFilterProps {
  typed: string;
  setTyped: (typed: string) => void;
  state: JobState;
  setState: (state: JobState) => void;
}

export function JobsFilter({ typed, setTyped, state, setState }: JobsFilterProps) {
  const { t } = useTranslation(['pipeline', 'domain']);
  return (
    <Searching>
      <SearchInput
        label={t('jobs.search')}
        value={typed}
        onChange={setTyped}
        sx={{ flex: '1 1 200px', maxWidth: 280 }}
      />
      <TextField
        select
        size="small"
        label={t('jobs.filter')}
        value={state ?? ''}
        onChange={({ target }) => setState(jobStates.find((one) => one === target.value) ?? null)}
        sx={{ minWidth: 150 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('jobs.all')}</MenuItem>
        {jobStates.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`domain:interviewStatus.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Searching>
  );
}
