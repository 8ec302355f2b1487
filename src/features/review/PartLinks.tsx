// Jumps within the judging side, which is longer than a screen.
import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type PartName = 'scorecard' | 'decision' | 'notes' | 'activity';

/** A part that can be jumped to. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return <Box id={`part-${name}`} tabIndex={-1} sx={{ scrollMarginTop: { xs: 80, md: 48 } }}>{children}</Box>;
}

function jump(name: PartName): void {
  const part = document.getElementById(`part-${name}`);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

export function PartLinks({ parts, handedIn }: { parts: readonly PartName[]; handedIn: boolean }) {
  const { t } = useTranslation('review');
  return (
    <Stack component="nav" aria-label={t('parts.label')} direction="row" useFlexGap sx={{ position: { md: 'sticky' }, top: 0, zIndex: 1, bgcolor: 'background.default', flexWrap: 'wrap', columnGap: 0.5, pb: 1, mb: '-12px !important' }}>
      {parts.map((name) => <Button key={name} size="small" color="secondary" onClick={() => jump(name)}>{t(name === 'scorecard' && handedIn ? 'parts.result' : `parts.${name}`)}</Button>)}
    </Stack>
  );
}
