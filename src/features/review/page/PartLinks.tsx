// Jumps within the judging side, which is longer than a screen.
import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
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

function findPartLabel(name: PartName, handedIn: boolean) {
  return `parts.${name === 'scorecard' && handedIn ? 'result' : name}` as const;
}

/** The parts as commands of the page. */
export function usePartCommands(parts: readonly PartName[], handedIn: boolean): void {
  const { t } = useTranslation('review');
  usePageCommands(
    parts.map((name) => ({
      id: `part-${name}`,
      label: 'palette:page.part',
      values: { name: t(findPartLabel(name, handedIn)) },
      readsOnly: true,
      run: () => jumpTo(name),
    })),
  );
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
          {t(findPartLabel(name, handedIn))}
        </Button>
      ))}
    </Stack>
  );
}
