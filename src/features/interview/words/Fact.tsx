// One fact about an interview: a picture for the eye, a heading, what it means.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function Fact({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <Stack component="li" direction="row" spacing={1.75} sx={{ alignItems: 'flex-start' }}>
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', pt: 0.25 }}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {children && (
          <Typography component="div" variant="body2" color="text.secondary">
            {children}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
