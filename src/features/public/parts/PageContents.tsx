// What a long page holds, with ways to its parts; beside the text on wide screens.
import { Box, Link as TextLink, Stack, Typography } from '@mui/material';

export function PageContents({
  title,
  sections,
}: {
  title: string;
  sections: readonly { id: string; title: string }[];
}) {
  return (
    <Box component="nav" aria-label={title} sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
      <Typography variant="overline" component="p" color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {sections.map(({ id, title: name }) => (
          <li key={id}>
            <TextLink
              href={`#${id}`}
              underline="hover"
              sx={{ display: 'block', py: 0.5, typography: 'body2' }}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
