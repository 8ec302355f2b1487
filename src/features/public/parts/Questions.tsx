// Questions that open to their answers. The browser's own disclosure: it works before any script has come, and "find in page" opens it.
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Typography } from '@mui/material';

export interface QuestionAndAnswer {
  q: string;
  a: string;
}

const disclosure = {
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1.5,
    minHeight: 54,
    py: 1.75,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 1,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary svg': { color: 'action.active', flexShrink: 0, transition: 'transform 150ms' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

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
        <Box component="details" key={q} sx={disclosure}>
          <summary>
            <Typography
              component={title ? 'h4' : heading}
              sx={{ fontWeight: 580, lineHeight: 1.5 }}
            >
              {q}
            </Typography>
            <ExpandIcon aria-hidden />
          </summary>
          <Typography color="text.secondary" sx={{ pr: 4, pb: 2.25 }}>
            {a}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
