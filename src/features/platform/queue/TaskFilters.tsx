// What of the queue is listed: by state, company and error.
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import { jobStates } from '#domain/evaluation/queueFigures.ts';
import type { useJobError } from '#ui/product/useJobError.ts';
import { CompanyPicker } from '#features/platform/CompanyPicker.tsx';
import type { useAddress } from '#features/platform/useAddress.ts';
import type { ReactNode } from 'react';

interface TaskFiltersProps {
  children: ReactNode;
  status: AiJob['status'] | null;
  setChosen: (next: ReadonlySet<string>) => void;
  change: ReturnType<typeof useAddress>[1];
  orgId: string | null;
  error: string | null;
  errorText: ReturnType<typeof useJobError>;
}

export function TaskFilters({
  children,
  status,
  setChosen,
  change,
  orgId,
  error,
  errorText,
}: TaskFiltersProps) {
  const { t } = useTranslation(['queue', 'domain', 'common']);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', px: { xs: 2, sm: 3 }, pb: 2, alignItems: 'center' }}
    >
      <TextField
        select
        size="small"
        label={t('tasks.state')}
        value={status ?? ''}
        onChange={(event) => {
          setChosen(new Set());
          change({ state: event.target.value, error: null });
        }}
        sx={{ minWidth: 160 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('tasks.all')}</MenuItem>
        {jobStates.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`domain:jobStatus.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <CompanyPicker
        label={t('tasks.company')}
        value={orgId ?? ''}
        onChange={(next) => {
          setChosen(new Set());
          change({ company: next });
        }}
      />
      {error && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => change({ error: null })}
          aria-label={t('tasks.dropError', { what: errorText(error) })}
        >
          {errorText(error)} ✕
        </Button>
      )}
      {children}
    </Stack>
  );
}
