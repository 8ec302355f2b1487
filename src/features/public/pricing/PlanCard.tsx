// One plan: price, limits, features, and the way to it.
import { Divider, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { featureFlags, isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { PointList } from '#features/public/parts/PointList.tsx';
import { limitKeys, storageKeys } from './planLimits.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { isFree, type TeamPlan } from './soldPlans.ts';

export function PlanCard({ plan, period }: { plan: TeamPlan; period: BillingPeriod }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const free = isFree(plan);
  const points = [
    ...limitKeys.map((key) =>
      isUnlimited(plan.limits[key])
        ? t('pricing.noLimitOf', { what: t(`pricing.limits.${key}`) })
        : t(`pricing.short.${key}`, {
            count: plan.limits[key],
            formatted: (storageKeys.includes(key) ? format.megabytes : format.number)(
              plan.limits[key],
            ),
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
      <PlanPrice price={plan.price} period={period} />
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
