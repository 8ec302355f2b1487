// One number with its name, and what to make of it.
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface StatProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  tone?: 'plain' | 'good' | 'bad';
  large?: boolean;
}
const colours = { plain: 'text.primary', good: 'success.main', bad: 'error.main' } as const;

export function Stat({ label, value, note, tone = 'plain', large = false }: StatProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="p"
        variant={large ? 'h1' : 'h2'}
        sx={{
          mt: 0.25,
          color: colours[tone],
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      {note && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.25 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
