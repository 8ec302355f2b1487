/** The bar above a page that offers Spanish, in the app and on prerendered pages; its owner decides what the buttons do. */
import Box, { type BoxProps } from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface LanguageOfferBarProps {
  words: Record<'label' | 'text' | 'yes' | 'no', string>;
  /** What the two buttons do: a handler, or a mark that a script knows. */
  yes: ButtonProps & { 'data-language'?: string };
  no: ButtonProps & { 'data-language'?: string };
  id?: string;
  /** When it is shown; always where nothing is given. */
  display?: NonNullable<BoxProps['sx']>;
}

export function LanguageOfferBar({ words, yes, no, id, display }: LanguageOfferBarProps) {
  return (
    <Box
      component="section"
      id={id}
      lang="es"
      aria-label={words.label}
      data-testid="language-offer"
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 1,
          bgcolor: 'soft.primary.bg',
          color: 'text.primary',
        },
        ...(Array.isArray(display) ? display : [display ?? null]),
      ]}
    >
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {words.text}
      </Typography>
      <Button size="small" variant="contained" {...yes}>
        {words.yes}
      </Button>
      <Button size="small" lang="en" {...no}>
        {words.no}
      </Button>
    </Box>
  );
}
