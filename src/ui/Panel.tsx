// A group of things that belong together, with an optional heading and actions.
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

export interface PanelProps { title?: ReactNode; lead?: ReactNode; actions?: ReactNode; children?: ReactNode; flush?: boolean; headingLevel?: 'h2' | 'h3' }

export function Panel({ title, lead, actions, children, flush = false, headingLevel = 'h2' }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title ? id : undefined} sx={{ overflow: 'hidden' }}>
      {(title || actions) && (
        <Stack direction="row" spacing={2} useFlexGap sx={{ px: { xs: 2, sm: 3 }, pt: 2.25, pb: flush ? 1.75 : 0, alignItems: 'flex-start', justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Box sx={{ minWidth: 0 }}>
            {title && <Typography id={id} variant="h3" component={headingLevel}>{title}</Typography>}
            {lead && <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, maxWidth: '72ch' }}>{lead}</Typography>}
          </Box>
          {actions && <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>{actions}</Stack>}
        </Stack>
      )}
      <Box sx={flush ? undefined : { px: { xs: 2, sm: 3 }, pt: lead ? 2.5 : title ? 1.75 : 2.25, pb: 2.5 }}>{children}</Box>
    </Paper>
  );
}
