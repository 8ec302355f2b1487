/** Menu rows as links in the bar, on wide screens. */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { currentMark, underMark } from './currentMark.ts';
import { currentOf, type Row } from './menuRows.ts';

export function BarLinks({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('routes');
  const current = currentOf(rows, useLocation());
  return (
    <Stack
      direction="row"
      component="ul"
      // With larger letters they take a second line.
      sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, gap: 0.25 }}
    >
      {rows.map((row) => (
        <li key={row.target}>
          <Button
            component={Link}
            to={row.target}
            color="inherit"
            size="small"
            {...(row === current ? { 'aria-current': 'page' as const } : {})}
            sx={[
              {
                color: 'text.secondary',
                fontSize: '0.875rem',
                px: 1.25,
                whiteSpace: 'nowrap',
                '&:hover': { color: 'text.primary' },
              },
              currentMark,
              underMark,
            ]}
          >
            {t(row.label)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
