// Names with what belongs to them, line under line: a model card, a list of services, of periods.
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface TermRow {
  id: string;
  name: string;
  text: string;
  /** Beside the text: a status. */
  mark?: ReactNode;
}

export function TermRows({ rows }: { rows: readonly TermRow[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ id, name, text, mark }) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) minmax(0, 2.2fr)',
            },
            columnGap: 4,
            rowGap: 0.5,
            py: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="subtitle2">
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography color="text.secondary" sx={{ textWrap: 'pretty' }}>
              {text}
            </Typography>
            {mark && <Box sx={{ mt: 0.75 }}>{mark}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
