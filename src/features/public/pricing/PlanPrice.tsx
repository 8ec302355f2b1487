// What a plan costs a month, and how it is billed; of the same height whatever it says.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '#domain/billing/plans.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { isFree, type TeamPlan } from './soldPlans.ts';

export function PlanPrice({ price, period }: { price: TeamPlan['price']; period: BillingPeriod }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  if (!price)
    return (
      <PriceLines amount={t('pricing.onRequest')} unit="" billed={t('pricing.onRequestText')} />
    );
  const { monthly, annual, currency } = price;
  const month = period === 'monthly' ? monthly : annual / 12;
  return (
    <PriceLines
      amount={format.number(month, {
        style: 'currency',
        currency,
        minimumFractionDigits: 0,
        maximumFractionDigits: Number.isInteger(month) ? 0 : 2,
      })}
      unit={t('pricing.perMonth')}
      billed={
        isFree({ price })
          ? t('pricing.always')
          : period === 'monthly'
            ? t('pricing.billedMonthly', { currency })
            : t('pricing.billedAnnually', { price: format.money(annual, currency), currency })
      }
    />
  );
}

function PriceLines({ amount, unit, billed }: { amount: string; unit: string; billed: string }) {
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'baseline', columnGap: 1, mt: 2.5, flexWrap: 'wrap' }}
      >
        <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Box>
        <Typography variant="body2" component="span" color="text.secondary">
          {unit}
        </Typography>
      </Stack>
      <Typography variant="caption" color="text.secondary" sx={{ minHeight: { md: '3em' } }}>
        {billed}
      </Typography>
    </>
  );
}
