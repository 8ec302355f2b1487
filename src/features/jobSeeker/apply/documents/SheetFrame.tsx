// A sheet of paper on the screen: as wide as there is room, its letters as large in proportion as on the real one, white in every theme.
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { margin, sheet, type PaperSize } from './design.ts';

export function SheetFrame({
  size,
  label,
  children,
}: {
  size: PaperSize;
  label: string;
  children: ReactNode;
}) {
  const { width, height } = sheet[size];
  return (
    <Box
      role="figure"
      aria-label={label}
      data-testid="paper"
      sx={{ containerType: 'inline-size', width: '100%', maxWidth: 640 }}
    >
      <Box
        data-theme="light"
        sx={{
          '--pt': `calc(100cqi / ${width})`,
          minHeight: `calc(100cqi * ${height / width})`,
          bgcolor: '#fff',
          color: '#1b1f27',
          colorScheme: 'light',
          boxShadow: 2,
          borderRadius: '2px',
          border: '1px solid',
          borderColor: 'divider',
          boxSizing: 'border-box',
          px: `calc(var(--pt) * ${margin.side})`,
          py: `calc(var(--pt) * ${margin.top})`,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
