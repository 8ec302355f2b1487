// Questions that open to their answers.
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';

export interface QuestionAndAnswer {
  q: string;
  a: string;
}

export function Questions({
  title,
  items,
  heading = 'h3',
}: {
  title?: string;
  items: readonly QuestionAndAnswer[];
  heading?: 'h3' | 'h4';
}) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {title && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      {items.map(({ q, a }) => (
        <Accordion key={q} slotProps={{ heading: { component: title ? 'h4' : heading } }}>
          <AccordionSummary expandIcon={<ExpandIcon aria-hidden />}>{q}</AccordionSummary>
          <AccordionDetails>{a}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
