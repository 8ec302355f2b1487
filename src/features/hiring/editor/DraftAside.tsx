// Beside the steps of a draft: the way to each, and whether everything is saved.
import { Box, Link as MuiLink } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftStoreState } from '#features/hiring/draft/draftState.ts';
import type { PublishProblem } from '#features/hiring/draft/problemTarget.ts';
import { FootClearance } from '#ui/page/FootClearance.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { StepNav } from './StepNav.tsx';

interface Props {
  state: DraftStoreState;
  problems: readonly PublishProblem[];
}

export function DraftAside({ state, problems }: Props) {
  const { t } = useTranslation('hiring');
  return (
    <Box sx={{ position: { md: 'sticky' }, top: { md: 76 } }}>
      <StepNav problems={problems} />
      {/* On narrow screens it stays in view at the foot. */}
      <FootClearance height={64} below="md" />
      <Box
        sx={{
          mt: { md: 2 },
          px: 1.5,
          position: { xs: 'fixed', md: 'static' },
          bottom: 12,
          left: 12,
          zIndex: 2,
          py: { xs: 0.5, md: 0 },
          bgcolor: { xs: 'background.paper', md: 'transparent' },
          border: { xs: state.saved ? 1 : 0, md: 0 },
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        <SaveState state={state.saved} />
        {state.conflicts.length > 0 && (
          <MuiLink href="#conflict" variant="caption">
            {t('conflict.goTo', { count: state.conflicts.length })}
          </MuiLink>
        )}
      </Box>
    </Box>
  );
}
