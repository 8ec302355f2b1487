// The frame of every screen: one h1, what it is about, its actions, then its content.
import { Box, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface PageProps {
  title: string;
  /** Above the title: where this screen belongs, e.g. a link back. */
  eyebrow?: ReactNode;
  /** Below the title: one sentence or a row of facts. */
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'narrow' | 'regular' | 'wide';
  children?: ReactNode;
}

const widths = { narrow: 'sm', regular: 'lg', wide: 'xl' } as const;

export function Page({ title, eyebrow, lead, actions, width = 'regular', children }: PageProps) {
  return (
    <Container maxWidth={widths[width]} sx={{ pt: { xs: 3, md: 4.5 }, pb: { xs: 5, md: 8 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{
          justifyContent: 'space-between',
          alignItems: { sm: 'flex-end' },
          mb: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {eyebrow && (
            <Box sx={{ mb: 0.75, fontSize: '0.8438rem', color: 'text.secondary' }}>{eyebrow}</Box>
          )}
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {lead && (
            <Typography
              component="div"
              color="text.secondary"
              sx={{ mt: 0.75, maxWidth: '68ch', textWrap: 'pretty' }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Container>
  );
}
