// The plans for teams, from the same table as the tier configurations.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PlanTable } from './PlanTable.tsx';
import type { TeamPlan } from './soldPlans.ts';
import { PointList } from '#features/public/parts/PointList.tsx';
import { Questions } from '#features/public/parts/Questions.tsx';

const questions = ['f1', 'f2', 'f3', 'f4', 'f5'] as const;

export function TeamPricing({ plans }: { plans: readonly TeamPlan[] }) {
  const { t } = useTranslation('public');
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <Stack spacing={{ xs: 6, md: 8 }}>
      <Box>
        <PeriodChoice plans={plans} period={period} setPeriod={setPeriod} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            gap: 2,
          }}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} period={period} />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, maxWidth: '80ch' }}>
          {t('pricing.requestNote')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '80ch' }}>
          {t('pricing.everyPlan')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
        <Panel title={t('pricing.countsTitle')}>
          <PointList points={[t('pricing.counts1'), t('pricing.counts2'), t('pricing.counts3')]} />
        </Panel>
        <Panel title={t('pricing.overTitle')}>
          <PointList points={[t('pricing.over1'), t('pricing.over2'), t('pricing.over3')]} />
        </Panel>
      </Box>
      <PlanTable plans={plans} />
      <Box component="section" sx={{ maxWidth: 760 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('pricing.faqTitle')}
        </Typography>
        <Questions
          items={questions.map((id) => ({ q: t(`pricing.${id}.q`), a: t(`pricing.${id}.a`) }))}
        />
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 4 }}
        >
          <Typography>{t('pricing.larger')}</Typography>
          <LinkButton
            to={to('contactUs', {}, { query: { topic: 'plan' } })}
            variant="outlined"
            size="small"
          >
            {t('pricing.largerAction')}
          </LinkButton>
          <LinkButton to={to('roiCalculator')} size="small">
            {t('pricing.roi')}
          </LinkButton>
        </Stack>
      </Box>
    </Stack>
  );
}
