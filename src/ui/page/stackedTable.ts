// A table whose rows become short blocks on a phone, so that what matters in the last column is not off the screen.
import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from './visuallyHidden.ts';

/** `sx` of a Table; give table, rows and cells their roles too (`tableRoles`): some browsers forget them when a row is a block. */
export const buildStackedTable = (theme: Theme): SystemStyleObject<Theme> => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { py: 1.25, borderBottom: 1, borderColor: 'divider' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td, & th': {
      display: 'block',
      border: 0,
      px: 2,
      py: 0.25,
      minWidth: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    // What stood in the head of its column.
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
    '& td > .MuiStack-root': { justifyContent: 'flex-start' },
  },
});

/** Roles that a table keeps when its rows are shown as blocks. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
