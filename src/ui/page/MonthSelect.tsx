// Chooses one of the last months, as six-figure numbers (UTC).
import { MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { listLastMonths } from '#domain/ai/aiUsage.ts';
import { Searching } from './ReadOnly.tsx';
import { useNow } from '#ui/reading/useNow.ts';

export function MonthSelect({
  month,
  onMonth,
  back = 12,
}: {
  month: number;
  onMonth: (month: number) => void;
  back?: number;
}) {
  const { t, i18n } = useTranslation('domain');
  const now = useNow();
  const name = (value: number): string =>
    new Intl.DateTimeFormat(i18n.language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(Math.floor(value / 100), (value % 100) - 1, 1)));
  return (
    <Searching>
      <TextField
        select
        size="small"
        label={t('aiUsage.month')}
        value={month}
        onChange={(event) => onMonth(Number(event.target.value))}
        sx={{ minWidth: 180 }}
      >
        {listLastMonths(now, back).map((value) => (
          <MenuItem key={value} value={value}>
            {name(value)}
          </MenuItem>
        ))}
      </TextField>
    </Searching>
  );
}
