// The frame of the account pages: what to do on the left, what it is for on the right.
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  aside?: ReactNode;
  /** Below the form: where else to go. */
  foot?: ReactNode;
}

export function AuthFrame({ title, lead, children, aside, foot }: AuthFrameProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: aside ? { xs: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1fr)' } : '1fr',
        minHeight: { lg: 'calc(100dvh - 62px)' },
      }}
    >
      <Stack
        sx={{
          px: { xs: 2, sm: 3 },
          py: { xs: 4, md: 7 },
          alignItems: 'center',
          justifyContent: { lg: 'center' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 420 }}>
          <Typography variant="h1" sx={{ mb: lead ? 1 : 3 }}>
            {title}
          </Typography>
          {lead && (
            <Typography component="div" color="text.secondary" sx={{ mb: 3 }}>
              {lead}
            </Typography>
          )}
          {children}
          {foot && (
            <Typography component="div" variant="body2" color="text.secondary" sx={{ mt: 3 }}>
              {foot}
            </Typography>
          )}
        </Box>
      </Stack>
      {aside && (
        <Box
          component="aside"
          sx={{
            display: { xs: 'none', lg: 'grid' },
            placeItems: 'center',
            p: 6,
            bgcolor: 'background.sunken',
            borderLeft: 1,
            borderColor: 'divider',
          }}
        >
          {aside}
        </Box>
      )}
    </Box>
  );
}
