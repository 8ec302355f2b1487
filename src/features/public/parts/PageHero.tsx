// The opening of a public page: what it is about, one sentence, the ways on.
import { Box, Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { heroBackdrop } from '#ui/theme/themeBackdrop.ts';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** Links, the most important first. */
  actions: ReactNode;
  /** What the page rests on, at a glance. */
  children?: ReactNode;
}

export function PageHero({ eyebrow, title, lead, actions, children }: PageHeroProps) {
  return (
    <Box sx={heroBackdrop}>
      <Container maxWidth="lg" sx={{ pt: { xs: 6, md: 9 }, pb: { xs: 6, md: 8 } }}>
        <Typography variant="overline" component="p" color="primary" sx={{ mb: 1.5 }}>
          {eyebrow}
        </Typography>
        <Typography variant="display" component="h1" sx={{ maxWidth: '18ch' }}>
          {title}
        </Typography>
        <Typography variant="lead" color="text.secondary" sx={{ mt: 2.5, maxWidth: '58ch' }}>
          {lead}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 4, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
        {children && <Box sx={{ mt: { xs: 6, md: 8 } }}>{children}</Box>}
      </Container>
    </Box>
  );
}
