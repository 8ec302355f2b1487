// Words of the company's own, set apart from the product's: a notice, what it adds to the consent, its policy on accommodation.
import { Box, Typography } from '@mui/material';

export function CompanyWords({ title, words }: { title: string; words: string }) {
  return (
    <Box
      data-testid="company-words"
      sx={{ borderLeft: 3, borderColor: 'line.strong', pl: 2, my: 1 }}
    >
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {words}
      </Typography>
    </Box>
  );
}
