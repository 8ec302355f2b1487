// One turn of the conversation: what was asked, or what was answered. Text is shown as text, in its own direction.
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface BubbleProps {
  from: 'company' | 'candidate';
  label: string;
  text?: string;
  /** Instead of text. */
  content?: ReactNode;
  id?: string;
  quiet?: boolean;
  action?: ReactNode;
  heading?: boolean;
}

export function Bubble({
  from,
  label,
  text,
  content,
  id,
  quiet = false,
  action,
  heading = false,
}: BubbleProps) {
  const mine = from === 'candidate';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: mine ? 'flex-end' : 'flex-start',
      }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ mb: 0.5, px: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          maxWidth: { xs: '100%', sm: '88%' },
          px: 2,
          py: 1.5,
          borderRadius: 2,
          bgcolor: mine ? 'soft.primary.bg' : 'background.paper',
          border: 1,
          borderColor: mine ? 'transparent' : 'divider',
        }}
      >
        {content ?? (
          <Typography
            id={id}
            dir="auto"
            component={heading ? 'h2' : 'p'}
            sx={{
              scrollMarginTop: 96,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              color: quiet ? 'text.secondary' : 'text.primary',
              fontStyle: quiet ? 'italic' : undefined,
              ...(mine ? {} : { fontSize: '1.0625rem', fontWeight: 560, lineHeight: 1.5 }),
            }}
          >
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
