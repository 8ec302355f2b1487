// Figures as a table with a bar in each row: the table says all, the bar only shows it.
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface FigureRow {
  id: string;
  name: ReactNode;
  cells: readonly ReactNode[];
  /** 0 to 1; null: no bar. */
  bar: number | null;
}

export function FigureTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly FigureRow[];
}) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={{
          '& th, & td': { px: { xs: 0.75, sm: 2 } },
          '& th:first-of-type': { pl: { xs: 0, sm: 2 } },
        }}
      >
        <TableHead>
          <TableRow>
            {head.map((title, index) => (
              <TableCell key={title} align={index === 0 ? 'left' : 'right'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, cells, bar }) => (
            <TableRow key={id} data-testid={`figure-${id}`}>
              <TableCell
                component="th"
                scope="row"
                sx={{ minWidth: { xs: 112, sm: 180 }, maxWidth: 520 }}
              >
                <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                {bar !== null && (
                  <Box
                    aria-hidden
                    sx={{ mt: 0.75, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}
                  >
                    <Box
                      sx={{
                        height: 8,
                        borderRadius: 1,
                        bgcolor: 'primary.main',
                        width: `${Math.round(Math.min(1, bar) * 100)}%`,
                        minWidth: bar > 0 ? 4 : 0,
                        '@media print': { printColorAdjust: 'exact' },
                      }}
                    />
                  </Box>
                )}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
