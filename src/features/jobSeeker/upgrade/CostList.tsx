// What uses a credit and what never does, and what becomes of one's data on a smaller plan: plain statements.
import CheckIcon from '@mui/icons-material/Check';
import TollIcon from '@mui/icons-material/TollOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { creditKinds, neverCost } from '#domain/billing/creditKinds.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function CostList() {
  const { t } = useTranslation(['upgrade', 'domain']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3 }}>
      <Panel title={t('costs.title')} lead={t('costs.lead')}>
        <Points
          icon={<TollIcon aria-hidden fontSize="small" color="action" />}
          points={creditKinds.map((kind) => t(`domain:credit.kinds.${kind}`))}
        />
      </Panel>
      <Panel title={t('costs.free')}>
        <Points
          icon={<CheckIcon aria-hidden fontSize="small" color="primary" />}
          points={neverCost.map((name) => t(`domain:credit.free.${name}`))}
        />
      </Panel>
    </Box>
  );
}

export function SmallerPlan() {
  const { t } = useTranslation('upgrade');
  return (
    <Panel title={t('smaller.title')}>
      <Points
        icon={<CheckIcon aria-hidden fontSize="small" color="primary" />}
        points={(['i1', 'i2', 'i3', 'i4'] as const).map((id) => t(`smaller.${id}`))}
      />
    </Panel>
  );
}

function Points({ icon, points }: { icon: ReactNode; points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {points.map((point) => (
        <Box
          component="li"
          key={point}
          sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}
        >
          <Box sx={{ display: 'flex', mt: '2px' }}>{icon}</Box>
          <Typography variant="body2">{point}</Typography>
        </Box>
      ))}
    </Box>
  );
}
