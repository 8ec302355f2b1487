// Jumps within the judging side, which is longer than a screen.
import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';

export type PartName = 'answers' | 'scorecard' | 'decision' | 'notes' | 'activity';

/** A part that can be jumped to. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <Box id={`part-${name}`} tabIndex={-1} sx={{ scrollMarginTop: { xs: 112, md: 80 } }}>
      {children}
    </Box>
  );
}

function jumpTo(name: PartName): void {
  const part = document.getElementById(`part-${name}`);
  bringIntoView(part, 'start');
  part?.focus({ preventScroll: true });
}

export function PartLinks({ parts, handedIn }: { parts: readonly PartName[]; handedIn: boolean }) {
  const { t } = useTranslation('review');
  return (
    <Stack
      component="nav"
      aria-label={t('parts.label')}
      direction="row"
      useFlexGap
      sx={{
        position: 'sticky',
        top: { xs: 56, md: 0 },
        zIndex: 2,
        bgcolor: 'background.default',
        overflowX: 'auto',
        columnGap: 0.5,
        py: { xs: 0.75, md: 0 },
        pb: { md: 1 },
        mx: { xs: -1, md: 0 },
        '& > *': { flexShrink: 0 },
      }}
    >
      {parts.map((name) => (
        <Button key={name} size="small" color="secondary" onClick={() => jumpTo(name)}>
          {t(name === 'scorecard' && handedIn ? 'parts.result' : `parts.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
