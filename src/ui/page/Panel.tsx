// A group of things that belong together, with an optional heading and actions; folded, it shows its heading until it is opened.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelParts {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  flush?: boolean;
  headingLevel?: 'h2' | 'h3';
}
/** `folded` needs a title: it is what opens the panel. */
export type PanelProps = PanelParts & ({ folded?: false } | { folded: true; title: ReactNode });

const sides = { xs: 2, sm: 3 } as const;

export function Panel({ folded = false, ...parts }: PanelProps) {
  return folded ? <FoldedPanel {...parts} /> : <OpenPanel {...parts} />;
}

function OpenPanel({
  title,
  lead,
  actions,
  children,
  flush = false,
  headingLevel = 'h2',
}: PanelParts) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title ? id : undefined}
      sx={{ overflow: 'hidden' }}
    >
      {(title || actions) && (
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{
            px: sides,
            pt: 2.25,
            pb: flush ? 1.75 : 0,
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            {title && (
              <Typography id={id} variant="h3" component={headingLevel}>
                {title}
              </Typography>
            )}
            {lead && (
              <Typography
                variant="body2"
                color="text.secondary"
                sx={{ mt: 0.25, maxWidth: '72ch' }}
              >
                {lead}
              </Typography>
            )}
          </Box>
          {actions && (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minWidth: 0 }}>
              {actions}
            </Stack>
          )}
        </Stack>
      )}
      <Box sx={flush ? undefined : { px: sides, pt: lead ? 2.5 : title ? 1.75 : 2.25, pb: 2.5 }}>
        {children}
      </Box>
    </Paper>
  );
}

// The browser's own disclosure: keyboard, screen readers and "find in page" know it. In print it is open.
const disclosure = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    px: sides,
    py: 1.75,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    '& > summary svg': { display: 'none' },
  },
} as const;

function FoldedPanel({
  title,
  lead,
  actions,
  children,
  flush = false,
  headingLevel = 'h2',
}: PanelParts) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box component="details" sx={disclosure}>
        <summary>
          <Typography id={id} variant="h3" component={headingLevel}>
            {title}
          </Typography>
          <ExpandMoreIcon aria-hidden />
        </summary>
        {(lead || actions) && (
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{
              px: sides,
              alignItems: 'flex-start',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
            }}
          >
            {lead && (
              <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
                {lead}
              </Typography>
            )}
            {actions && (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minWidth: 0 }}>
                {actions}
              </Stack>
            )}
          </Stack>
        )}
        <Box sx={flush ? undefined : { px: sides, pt: lead ? 2 : 0.5, pb: 2.5 }}>{children}</Box>
      </Box>
    </Paper>
  );
}
