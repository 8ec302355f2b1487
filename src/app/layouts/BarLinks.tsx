// Menu rows as links: in a row on wide screens, as a list in the drawer.
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { currentOf, type Row } from './menuRows.ts';

export interface LinksProps {
  rows: readonly Row[];
  icons?: Partial<Record<string, ReactNode>>;
  /** A row that acts instead of leading somewhere. */
  onRow?: (row: Row) => (() => void) | undefined;
  after?: () => void;
}

/** How the current row looks: a bar along its edge. Focus is a ring around it, the pointer a shade below it. */
const currentMark = {
  position: 'relative',
  '&[aria-current]': { color: 'text.primary', fontWeight: 620 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    bgcolor: 'primary.main',
    borderRadius: 1,
  },
} as const;
const underMark = {
  '&[aria-current]::after': { left: 10, right: 10, bottom: 0, height: 3 },
} as const;
const sideMark = { '&[aria-current]::after': { left: 0, top: 8, bottom: 8, width: 3 } } as const;

export function BarLinks({ rows }: Pick<LinksProps, 'rows'>) {
  const { t } = useTranslation('routes');
  const current = currentOf(rows, useLocation());
  return (
    <Stack direction="row" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.25 }}>
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

export function ListLinks({ rows, icons, onRow, after }: LinksProps) {
  const { t } = useTranslation('routes');
  const current = currentOf(rows, useLocation());
  return (
    <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
      {rows.map((row) => {
        const act = onRow?.(row);
        const here = row === current;
        const inside = (
          <>
            {icons && (
              <ListItemIcon
                sx={{
                  minWidth: 34,
                  color: here ? 'primary.main' : 'text.secondary',
                  '& svg': { fontSize: '1.25rem' },
                }}
              >
                {icons[row.target]}
              </ListItemIcon>
            )}
            <ListItemText
              primary={t(row.label)}
              slotProps={{
                primary: { sx: { fontSize: '0.9063rem', fontWeight: here ? 600 : 480 } },
              }}
            />
          </>
        );
        return (
          <ListItem key={row.target} disablePadding>
            {act ? (
              <ListItemButton
                onClick={() => {
                  after?.();
                  act();
                }}
                sx={{ py: 0.75 }}
              >
                {inside}
              </ListItemButton>
            ) : (
              <ListItemButton
                component={Link}
                to={row.target}
                selected={here}
                {...(here ? { 'aria-current': 'page' as const } : {})}
                {...(after ? { onClick: after } : {})}
                sx={[{ py: 0.75 }, currentMark, sideMark]}
              >
                {inside}
              </ListItemButton>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
