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
              md: 'minmax(0, 1fr) minmax(0, 2fr) minmax(9rem, auto)',
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
          <Typography component="dd" color="text.secondary" sx={{ m: 0, textWrap: 'pretty' }}>
            {text}
          </Typography>
          {mark && (
            <Box component="dd" sx={{ m: 0, justifySelf: { md: 'end' } }}>
              {mark}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
