// The end of a public page: where to read on.
import { Box, Container, Stack, Typography } from '@mui/material';
import { bandGround } from '#ui/theme/themeBackdrop.ts';
import { LinkButton } from './LinkButton.tsx';

export function NextLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { to: string; label: string }[];
}) {
  return (
    <Box component="section" aria-labelledby="next-title" sx={{ ...bandGround, borderBottom: 0 }}>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 7 } }}>
        <Typography variant="h2" id="next-title">
          {title}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
          {links.map(({ to, label }) => (
            <LinkButton key={to} to={to} variant="outlined">
              {label}
            </LinkButton>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}
