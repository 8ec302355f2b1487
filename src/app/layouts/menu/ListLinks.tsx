/** Menu rows as a list of links, in a drawer or beside the page. */
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { findGoLetter } from '#navigation/goKeys.ts';
import { Keys } from '#ui/commands/Keys.tsx';
import { useShortcutsOn } from '#ui/commands/useShortcutsOn.ts';
import { currentMark, sideMark } from './currentMark.ts';
import { currentOf, type Row } from './menuRows.ts';

export interface LinksProps {
  rows: readonly Row[];
  icons?: Partial<Record<string, ReactNode>>;
  /** A row that acts instead of leading somewhere. */
  onRow?: (row: Row) => (() => void) | undefined;
  after?: () => void;
  /** Shows the keys that lead there; where those keys work. */
  withKeys?: boolean;
}

export function ListLinks({ rows, icons, onRow, after, withKeys = false }: LinksProps) {
  const { t } = useTranslation('routes');
  const current = currentOf(rows, useLocation());
  const isShown = useShortcutsOn() && withKeys;
  return (
    <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
      {rows.map((row) => {
        const act = onRow?.(row);
        const here = row === current;
        const letter = isShown ? findGoLetter(row.target) : undefined;
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
            {letter && <Keys keys={['g', letter]} />}
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
