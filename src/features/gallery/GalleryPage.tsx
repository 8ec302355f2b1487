// For developers: every part in each of its states, in light and dark, side by side. Not in the deployed app.
import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/Page.tsx';
import { BrandSamples, ColourSamples, TypeSamples } from './BasicSamples.tsx';
import { ButtonSamples, FieldSamples, FileSamples } from './ControlSamples.tsx';
import { LevelSamples, NumberSamples, StatusSamples, TableSamples } from './DataSamples.tsx';
import {
  EmptySamples,
  FailureSamples,
  MessageSamples,
  OverlaySamples,
  WaitingSamples,
} from './StateSamples.tsx';

const sections = [
  ['brand', BrandSamples],
  ['type', TypeSamples],
  ['colours', ColourSamples],
  ['buttons', ButtonSamples],
  ['fields', FieldSamples],
  ['files', FileSamples],
  ['levels', LevelSamples],
  ['status', StatusSamples],
  ['numbers', NumberSamples],
  ['table', TableSamples],
  ['messages', MessageSamples],
  ['waiting', WaitingSamples],
  ['empty', EmptySamples],
  ['failure', FailureSamples],
  ['overlays', OverlaySamples],
] as const satisfies readonly (readonly [string, ComponentType])[];

export default function GalleryPage() {
  const { t } = useTranslation(['gallery', 'routes']);
  return (
    <Page title={t('routes:title.gallery')} lead={t('lead')} width="wide">
      {sections.map(([id, Samples]) => (
        <Box component="section" key={id} id={id} aria-labelledby={`${id}-title`} sx={{ mb: 6 }}>
          <Typography variant="h2" id={`${id}-title`} sx={{ mb: 2 }}>
            {t(`sections.${id}`)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
            }}
          >
            {(['light', 'dark'] as const).map((scheme) => (
              <Box
                key={scheme}
                data-theme={scheme}
                role="group"
                aria-label={t(scheme)}
                sx={{
                  p: { xs: 2, sm: 3 },
                  borderRadius: 2,
                  border: '1px solid',
                  borderColor: 'divider',
                  bgcolor: 'background.default',
                  color: 'text.primary',
                  colorScheme: scheme,
                }}
              >
                <Samples />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Page>
  );
}
