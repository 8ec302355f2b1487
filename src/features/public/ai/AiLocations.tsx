// Where the AI runs: on the device, and what changes when an operator sets up a cloud model.
import { Alert, Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';
import { Section } from '#features/public/parts/Section.tsx';

const device = ['device1', 'device2', 'device3'] as const;
const cloud = ['cloud1', 'cloud2', 'cloud3', 'cloud4', 'cloud5', 'cloud6'] as const;

export function AiLocations() {
  const { t } = useTranslation('aboutAi');
  return (
    <Section id="where" title={t('runs.title')} text={t('runs.text')} band>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
          gap: 3,
          '& > *': { height: '100%' },
        }}
      >
        <Panel title={t('runs.deviceTitle')} headingLevel="h3">
          <PointList points={device.map((id) => t(`runs.${id}`))} />
        </Panel>
        <Panel title={t('runs.cloudTitle')} headingLevel="h3">
          <PointList points={cloud.map((id) => t(`runs.${id}`))} />
        </Panel>
      </Box>
      <Alert severity="info" role="note" sx={{ mt: 3 }}>
        {t(`runs.now.${settings().ai ? 'cloud' : 'onDevice'}`)}
      </Alert>
    </Section>
  );
}
