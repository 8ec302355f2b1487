// What it costs somebody who looks for a job: interviews by invitation nothing, preparing in three plans of credits, from the app's own constants.
import { Box, Divider, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditKinds, neverCost } from '#domain/billing/creditKinds.ts';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { seekerPlans, type SeekerPlan } from '#domain/billing/seekerPlans.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';

const points = ['i1', 'i2', 'i3', 'i4'] as const;

export function SeekerPricing() {
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
        <ToggleButtonGroup
          exclusive
          value={period}
          aria-label={t('pricing.seeker.period')}
          onChange={(_, next: BillingPeriod | null) => next && setPeriod(next)}
          sx={{ mb: 3, flexWrap: 'wrap' }}
        >
          <ToggleButton value="monthly">{t('pricing.period.monthly')}</ToggleButton>
          <ToggleButton value="annual">{t('pricing.seeker.annual')}</ToggleButton>
        </ToggleButtonGroup>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
            gap: 2,
          }}
        >
          {seekerPlans.map((plan) => (
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
      </Box>
    </Stack>
  );
}

function SeekerPlanCard({
  plan: { tierId, name, credits, price },
  period,
}: {
  plan: SeekerPlan;
  period: BillingPeriod;
}) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const free = price.monthly === 0;
  const month = period === 'monthly' ? price.monthly : price.annual / 12;
  const shown = format.number(month, {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(month) ? 0 : 2,
  });
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
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'baseline', columnGap: 1, mt: 2.5, flexWrap: 'wrap' }}
      >
        <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {shown}
        </Box>
        <Typography variant="body2" component="span" color="text.secondary">
          {t('pricing.perMonth')}
        </Typography>
      </Stack>
      <Typography variant="caption" color="text.secondary" sx={{ minHeight: { md: '3em' } }}>
        {free
          ? t('pricing.always')
          : period === 'monthly'
            ? t('pricing.billedMonthly', { currency: price.currency })
            : t('pricing.billedAnnually', {
                price: format.money(price.annual, price.currency),
                currency: price.currency,
              })}
      </Typography>
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
