// One plan: price, limits, features, and the way to it.
import { Box, Divider, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { computeMonthlyPrice, type BillingPeriod, type Plan } from '#domain/billing/plans.ts';
import { featureFlags } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';
import { limitKeys, storageKeys } from './planLimits.ts';

export function PlanCard({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { currency, annual, monthly } = plan.price;
  const free = monthly === 0;
  const price = format.number(computeMonthlyPrice(plan, period), {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(computeMonthlyPrice(plan, period)) ? 0 : 2,
  });
  const points = [
    ...limitKeys.map((key) =>
      t(`pricing.short.${key}`, {
        count: plan.limits[key],
        formatted: (storageKeys.includes(key) ? format.megabytes : format.number)(plan.limits[key]),
      }),
    ),
    ...featureFlags.filter((flag) => plan.features[flag]).map((flag) => t(`pricing.flags.${flag}`)),
  ];
  return (
    <Stack
      component="section"
      aria-labelledby={`plan-${plan.id}`}
      data-testid={`plan-${plan.id}`}
      sx={{
        p: 3,
        borderRadius: 2,
        border: '1px solid',
        borderColor: free ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3" component="h2" id={`plan-${plan.id}`}>
        {plan.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t(`pricing.plan.${plan.id}`)}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'baseline', columnGap: 1, mt: 2.5, flexWrap: 'wrap' }}
      >
        <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {price}
        </Box>
        <Typography variant="body2" component="span" color="text.secondary">
          {t('pricing.perMonth')}
        </Typography>
      </Stack>
      <Typography variant="caption" color="text.secondary" sx={{ minHeight: { md: '3em' } }}>
        {free
          ? t('pricing.always')
          : period === 'monthly'
            ? t('pricing.billedMonthly', { currency })
            : t('pricing.billedAnnually', { price: format.money(annual, currency), currency })}
      </Typography>
      <LinkButton
        to={to('signUp')}
        variant={free ? 'contained' : 'outlined'}
        fullWidth
        sx={{ mt: 2 }}
      >
        {free ? t('pricing.start') : t('pricing.choose', { plan: plan.name })}
      </LinkButton>
      <Divider sx={{ my: 2.5 }} />
      <PointList dense points={points} />
    </Stack>
  );
}
