// Makes an invoice for a plan's period; the amount begins as the tier's price and can be changed before it is made, never afterwards.
import { Stack, TextField, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeInvoice } from '#data/platform/companyInvoices.ts';
import { tiersSource } from '#data/company/tiers.ts';
import { computePeriodEnd } from '#domain/billing/invoice.ts';
import type { Organization } from '#domain/company/organization.ts';
import { tierIdOf, type TierConfiguration } from '#domain/billing/tier.ts';
import { readNow } from '#domain/base/clock.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { FieldsConfirmDialog } from '#ui/dialogs/FieldsConfirmDialog.tsx';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useCompanyPlan } from './useCompanyPlan.ts';

interface InvoiceDialogProps {
  orgId: string;
  company: Organization;
  onClose: () => void;
}
const most = 10_000_000;

export function InvoiceDialog(props: InvoiceDialogProps) {
  return (
    <Boundary fallback={null}>
      <Making {...props} />
    </Boundary>
  );
}

function priceOf(tier: TierConfiguration | undefined, billed: 'monthly' | 'annual'): string {
  return tier?.price ? String(tier.price[billed]) : '';
}

function Making({ orgId, company, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const tiers = useLive(tiersSource()).items;
  const tierId = tierIdOf(company);
  const { plan } = useCompanyPlan(company);
  const tier = tiers.find(({ id }) => id === tierId)?.data;
  const [billed, setBilled] = useState<'monthly' | 'annual'>('monthly');
  const [amount, setAmount] = useState(() => priceOf(tier, 'monthly'));
  const currency = tier?.price?.currency ?? 'USD';
  const [from] = useState(() => company.billing?.planRenewalDate ?? readNow());
  const until = computePeriodEnd(from, billed);
  const { whenFresh, dialog } = useFreshSignIn();
  const [make, { pending }] = useAction(async () => {
    if (!(await whenFresh())) return;
    await makeInvoice({
      orgId,
      tierId,
      billed,
      from,
      until,
      amount: Math.round(Number(amount) * 100),
      currency,
    });
    notifyDone(t('invoice.done'));
    onClose();
  });
  const isAmount = /^\d{1,8}([.]\d{1,2})?$/.test(amount.trim()) && Number(amount) <= most;
  function choose(next: 'monthly' | 'annual'): void {
    setBilled(next);
    setAmount(priceOf(tier, next));
  }
  return (
    <>
      <FieldsConfirmDialog
        open
        title={t('invoice.title', { name: company.name })}
        confirm={{
          label: t('billing.make'),
          pending,
          disabled: !isAmount,
          onConfirm: () => void make(),
        }}
        onClose={onClose}
      >
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography color="text.secondary">{t('invoice.text', { plan })}</Typography>
          <TextField
            select
            size="small"
            label={t('plan.billed')}
            value={billed}
            onChange={({ target }) => choose(target.value === 'annual' ? 'annual' : 'monthly')}
          >
            {(['monthly', 'annual'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {t(`plan.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="body2">
            {t('billing.range', { from: format.date(from), until: format.date(until) })}
          </Typography>
          <TextField
            size="small"
            label={t('invoice.amount', { currency })}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            error={amount !== '' && !isAmount}
            helperText={t('invoice.amountHelp')}
            required
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
          />
        </Stack>
      </FieldsConfirmDialog>
      <FreshSignInDialog {...dialog} />
    </>
  );
}
