// What was paid by card for a request, beside what it asks for: the payment page takes any price, so a person compares before saying yes.
import { Alert, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { subscriptionsOf } from '#data/billing/checkout.ts';
import { settings } from '#data/firestore/settings.ts';
import { findPaidPlan } from '#domain/billing/payment.ts';
import { findPrice } from '#domain/billing/prices.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function PaidLine({
  orgId,
  requestId,
  request: { createdBy, tierId, billed },
}: {
  /** Null: a person's own. */
  orgId: string | null;
  requestId: string;
  request: Pick<PlanRequest, 'createdBy' | 'tierId' | 'billed'>;
}) {
  const { t, i18n } = useTranslation('superAdmin');
  const paid = findPaidPlan(
    valueOf(useLive(wrapResult(subscriptionsOf(createdBy))))?.items.map(({ data }) => data) ?? [],
    { orgId, uid: createdBy, requestId },
  );
  if (!paid) return null;
  const { price } = paid;
  const isAsPriced = price !== null && price.id === findPrice(settings().payments, tierId, billed);
  const amount =
    price?.amount == null
      ? t('request.paid.unknown')
      : new Intl.NumberFormat(i18n.language, {
          style: 'currency',
          currency: price.currency,
        }).format(price.amount);
  const every =
    price?.interval === 'month'
      ? t('plan.monthly')
      : price?.interval === 'year'
        ? t('plan.annual')
        : '';
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('request.paid.line', {
          amount: every ? `${amount} (${every})` : amount,
          status: t(paid.isOn ? 'request.paid.on' : 'request.paid.off'),
        })}
      </Typography>
      {!isAsPriced && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          {t('request.paid.other')}
        </Alert>
      )}
    </>
  );
}
