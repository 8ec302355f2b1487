// What it costs somebody who looks for a job: interviews by invitation nothing, preparing in three plans of credits, from the tiers in force.
import { Box, Divider, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditKinds, neverCost } from '#domain/billing/creditKinds.ts';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';
import { Questions } from '#features/public/parts/Questions.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { isFree, type PersonPlan } from './soldPlans.ts';

const points = ['i1', 'i2', 'i3', 'i4'] as const;
const over = ['over1', 'over2', 'over3'] as const;
const questions = ['q1', 'q2', 'q3', 'q4'] as const;

export function SeekerPricing({ plans }: { plans: readonly PersonPlan[] }) {
  const { t } = useTranslation(['public', 'domain']);
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <Stack spacing={{ xs: 4, md: 5 }}>
      <Box
        sx={{
          p: { xs: 3, md: 4 },
          borderRadius: 2,
          border: '1px solid',
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="h2">{t('pricing.seeker.title')}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3, maxWidth: '70ch' }}>
          {t('pricing.seeker.text')}
        </Typography>
        <PointList points={points.map((id) => t(`pricing.seeker.${id}`))} />
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 3 }}>
          <LinkButton to={to('signUpJobSeeker')} variant="contained">
            {t('pricing.seeker.action')}
          </LinkButton>
          <LinkButton to={to('hirelyPro')} variant="outlined">
            {t('pricing.seeker.invited')}
          </LinkButton>
        </Stack>
      </Box>
      <Box>
        <PeriodChoice plans={plans} period={period} setPeriod={setPeriod} inMonths />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            gap: 2,
          }}
        >
          {plans.map((plan) => (
            <SeekerPlanCard key={plan.tierId} plan={plan} period={period} />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, maxWidth: '80ch' }}>
          {t('pricing.seeker.everyPlan')} {t('pricing.seeker.reset')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '80ch' }}>
          {t('pricing.seeker.note')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
        <Panel title={t('pricing.seeker.costs')}>
          <PointList points={creditKinds.map((kind) => t(`domain:credit.kinds.${kind}`))} />
        </Panel>
        <Panel title={t('pricing.seeker.free')}>
          <PointList points={neverCost.map((name) => t(`domain:credit.free.${name}`))} />
        </Panel>
        <Panel title={t('pricing.overTitle')}>
          <PointList points={over.map((id) => t(`pricing.seeker.${id}`))} />
        </Panel>
      </Box>
      <Box component="section" sx={{ maxWidth: 760 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('pricing.faqTitle')}
        </Typography>
        <Questions
          items={questions.map((id) => ({
            q: t(`pricing.seeker.${id}.q`),
            a: t(`pricing.seeker.${id}.a`),
          }))}
        />
      </Box>
    </Stack>
  );
}

function SeekerPlanCard({ plan, period }: { plan: PersonPlan; period: BillingPeriod }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { tierId, name, credits, price } = plan;
  const free = isFree(plan);
  return (
    <Stack
      component="section"
      aria-labelledby={`plan-${tierId}`}
      data-testid={`plan-${tierId}`}
      sx={{
        p: 3,
        borderRadius: 2,
        border: '1px solid',
        borderColor: free ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2" id={`plan-${tierId}`}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t(`pricing.seeker.plan.${tierId}`)}
      </Typography>
      <PlanPrice price={price} period={period} />
      <LinkButton
        to={to('signUpJobSeeker')}
        variant={free ? 'contained' : 'outlined'}
        fullWidth
        sx={{ mt: 2 }}
      >
        {free ? t('pricing.seeker.start') : t('pricing.seeker.choose', { plan: name })}
      </LinkButton>
      <Divider sx={{ my: 2.5 }} />
      <PointList
        dense
        points={[
          isUnlimited(credits)
            ? t('pricing.seeker.unlimited')
            : t('pricing.seeker.credits', { count: credits, formatted: format.number(credits) }),
        ]}
      />
    </Stack>
  );
}
