// One short statement with a small sign: a feature, a principle, a promise.
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface FactProps {
  icon?: ReactNode;
  title: string;
  text: string;
  heading?: 'h2' | 'h3';
}

export function Fact({ icon, title, text, heading = 'h3' }: FactProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            mb: 1.5,
            borderRadius: 1.5,
            bgcolor: 'soft.primary.bg',
            color: 'soft.primary.text',
            '& svg': { fontSize: 20 },
          }}
        >
          {icon}
        </Box>
      )}
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** Facts side by side, as many as fit. */
export function Facts({ children, columns = 3 }: { children: ReactNode; columns?: 2 | 3 | 4 }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: `repeat(${columns}, 1fr)` },
        gap: { xs: 4, md: 5 },
        p: 0,
        m: 0,
      }}
    >
      {children}
    </Box>
  );
}
